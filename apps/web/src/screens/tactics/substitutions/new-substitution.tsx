import { useLingui } from '@lingui/react/macro';
import { type Player, ratingIn } from '@mundo-manager/rules/players';
import type { Position } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { draftOf, substitutionChoices } from '@mundo-manager/rules/tactic-draft';
import { formationSlots } from '@mundo-manager/rules/tactics';
import { useState } from 'react';
import { positionText } from '../../../components/player/position-text.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from './substitutions.module.css';

const NOBODY = '';

/**
 * One more substitution: who comes off, who comes on, and when; no player is preselected. R-TAC-31 to R-TAC-34, R-TSC-21
 */
export function NewSubstitution({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { snapshot, players, send } = draft;
  const choices = substitutionChoices(snapshot);
  const { substitutionMinutes } = snapshot.context.ruleset.tactics;
  const [wanted, setWanted] = useState({ out: NOBODY, in: NOBODY, minute: 60 });
  if (choices.out.length === 0) {
    return <p>{t`Nenhum jogador disponível para entrar ou máximo de substituições atingido`}</p>;
  }
  // The chosen player may have left the pitch or the bench since.
  const out = choices.out.includes(wanted.out) ? wanted.out : NOBODY;
  const incoming = choices.in.includes(wanted.in) ? wanted.in : NOBODY;
  const minute = substitutionMinutes.includes(wanted.minute) ? wanted.minute : (substitutionMinutes[0] ?? 0);
  const { places, formation } = draftOf(snapshot);
  const slots = formationSlots(formation);
  const optionsOf = (ids: readonly string[]) => [
    { value: NOBODY, label: t`Escolha o jogador`, disabled: true },
    ...ids.flatMap((id) => {
      const player = players.get(id);
      const place = places.find(({ playerId }) => playerId === id);
      return player ? [{ value: id, label: labelOf(player, slots[Number(place?.id)]?.position, ruleset) }] : [];
    }),
  ];
  const lacks = { out: out === NOBODY, in: incoming === NOBODY };
  const both = lacks.out && lacks.in ? t`Escolha quem sai e quem entra.` : undefined;
  const one = lacks.out ? t`Escolha quem sai.` : lacks.in ? t`Escolha quem entra.` : undefined;
  return (
    <div className={styles.form}>
      <Select
        label={t`Sai`}
        value={out}
        options={optionsOf(choices.out)}
        onChange={(value) => setWanted({ ...wanted, out: value })}
      />
      <Select
        label={t`Entra`}
        value={incoming}
        options={optionsOf(choices.in)}
        onChange={(value) => setWanted({ ...wanted, in: value })}
      />
      <Select
        label={t`Minuto`}
        value={String(minute)}
        options={substitutionMinutes.map((value) => ({ value: String(value), label: t`${value} minutos` }))}
        onChange={(value) => setWanted({ ...wanted, minute: Number(value) })}
      />
      <Button
        disabledReason={both ?? one}
        onClick={() => {
          const substitution = { minutes: minute, playerIn: incoming, playerOut: out };
          send({ type: 'EDIT', edit: { type: 'add-substitution', substitution } });
          setWanted({ out: NOBODY, in: NOBODY, minute });
        }}
      >
        {t`Adicionar`}
      </Button>
    </div>
  );
}

/** The player with where he plays, how well he does there, boosters included, and in what condition: a starter in his place, a reserve in his own position. */
function labelOf(player: Player, place: Position | undefined, ruleset: Ruleset): string {
  const { number, personalData, attributes } = player;
  const position = place ?? personalData.position;
  const rating = Math.trunc(ratingIn(player, position, ruleset));
  return `${number} ${personalData.name} · ${positionText(position)} ${rating} · ${Math.round(attributes.condition)}%`;
}
