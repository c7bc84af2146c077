import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { TACTIC_NAMES } from '@mundo-manager/rules/tactics';
import { Rocket, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formationLabel } from '../../../components/pitch/formation-label.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useBoosterName } from '../../match/use-booster-name.ts';
import styles from './match-choice-fields.module.css';
import { useMatchChoices } from './use-match-choices.ts';

/** Tactic A, B or C and one booster for a match of the club. R-LEA-10, R-LEA-11 */
export function MatchChoiceFields({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const { tactics } = useClub();
  const { tacticName, boosterId, busy, chooseTactic, chooseBooster, removeBooster } = useMatchChoices(match);
  return (
    <div className={styles.choices} aria-busy={busy}>
      <span className={styles.label}>
        {t`Tática`}
        {tacticName && <small>{formationLabel(tactics[tacticName].formation)}</small>}
      </span>
      <Segmented
        small
        label={t`Tática do jogo`}
        options={TACTIC_NAMES.map((value) => ({ value, label: value }))}
        value={tacticName}
        onChange={chooseTactic}
        disabled={busy}
      />
      {boosterId === null ? (
        <BoosterPicker onChoose={chooseBooster} busy={busy} />
      ) : (
        <ChosenBooster boosterId={boosterId} onRemove={removeBooster} busy={busy} />
      )}
    </div>
  );
}

interface ChosenBoosterProps {
  readonly boosterId: number;
  readonly onRemove: () => void;
  readonly busy: boolean;
}

function ChosenBooster({ boosterId, onRemove, busy }: ChosenBoosterProps) {
  const { t } = useLingui();
  const nameOf = useBoosterName();
  const name = nameOf(boosterId);
  return (
    <Button kind="ghost" small busy={busy} onClick={onRemove} aria-label={t`Retirar o booster ${name}`}>
      <Rocket aria-hidden />
      {name}
      <X aria-hidden />
    </Button>
  );
}

interface BoosterPickerProps {
  readonly onChoose: (boosterId: number) => void;
  readonly busy: boolean;
}

/** The boosters in stock, each kind once. */
function BoosterPicker({ onChoose, busy }: BoosterPickerProps) {
  const { t } = useLingui();
  const { matchBoosters } = useClub();
  const nameOf = useBoosterName();
  if (matchBoosters.length === 0) {
    return (
      <Link className={styles.none} to="/matchBoosters">
        <Trans>Sem boosters</Trans>
      </Link>
    );
  }
  const kinds = [...new Set(matchBoosters)].sort((a, b) => a - b);
  const countOf = (kind: number) => matchBoosters.filter((id) => id === kind).length;
  return (
    <span className={styles.picker}>
      <Select
        hideLabel
        label={t`Booster do jogo`}
        disabled={busy}
        value=""
        options={[
          { value: '', label: t`Booster` },
          ...kinds.map((kind) => ({ value: String(kind), label: t`${nameOf(kind)} (${countOf(kind)})` })),
        ]}
        onChange={(value) => value !== '' && onChoose(Number(value))}
      />
    </span>
  );
}
