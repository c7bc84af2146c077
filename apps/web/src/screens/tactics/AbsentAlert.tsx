import { useLingui } from '@lingui/react/macro';
import { suggestedReplacements } from '@mundo-manager/rules/tactic-draft';
import { useNextOccasion } from '../../match/useNextOccasion.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { AbsentLine } from './AbsentLine.tsx';
import styles from './Tactics.module.css';
import type { TacticDraft } from './useTacticDraft.ts';

/** Unavailable players of the draft with their replacements, and a button that applies them. R-TSC-28 */
export function AbsentAlert({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const occasion = useNextOccasion();
  const { snapshot, send, players } = draft;
  const absent = occasion === null ? [] : suggestedReplacements(snapshot, occasion);
  if (occasion === null || absent.length === 0) return null;
  return (
    <div className={classes(styles.notices, styles.absentees)}>
      <Alert
        action={
          <Button onClick={() => send({ type: 'EDIT', edit: { type: 'replace-absent', ...occasion } })}>
            {t`Fazer as trocas`}
          </Button>
        }
      >
        {t`Fora do próximo jogo`}
        {absent.map((one) => (
          <AbsentLine
            key={one.place}
            player={players.get(one.out)}
            replacement={players.get(one.in ?? '')}
            isBench={Number(one.place) >= snapshot.context.ruleset.tactics.starters}
          />
        ))}
      </Alert>
    </div>
  );
}
