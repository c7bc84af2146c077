import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import {
  draftOf,
  lostSubstitutions,
  type TacticDraftEvent,
  type TacticDraftSnapshot,
} from '@mundo-manager/rules/tactic-draft';
import type { Substitution } from '@mundo-manager/rules/tactics';
import { useCallback, useEffect, useRef } from 'react';
import { showToast } from '../../ui/toasts.ts';

interface DraftActor {
  readonly getSnapshot: () => TacticDraftSnapshot;
  readonly send: (event: TacticDraftEvent) => void;
}

/** Sends to the draft, and tells which planned substitutions left the plan with their players. R-TSC-23 */
export function useToldEdits(actor: DraftActor, players: ReadonlyMap<string, Player>): DraftActor['send'] {
  const { t } = useLingui();
  const tell = (lost: readonly Substitution[]) => {
    const [first] = lost;
    if (first === undefined) return;
    const count = lost.length;
    const outgoing = players.get(first.playerOut)?.personalData.name;
    const incoming = players.get(first.playerIn)?.personalData.name;
    // Who has left the club has no name here any more.
    const isNamed = count === 1 && outgoing !== undefined && incoming !== undefined;
    const one = isNamed
      ? t`A substituição de ${outgoing} por ${incoming} saiu do plano.`
      : t`Uma substituição saiu do plano.`;
    showToast({
      text: count === 1 ? one : t`${count} substituições saíram do plano.`,
      tone: 'neutral',
      topic: 'substitutions',
    });
  };
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  return useCallback(
    (event) => {
      const before = actor.getSnapshot();
      actor.send(event);
      if (!isAboutPlayers(event)) return;
      const after = actor.getSnapshot();
      latest.current(lostSubstitutions(draftOf(before), draftOf(after), after.context.ruleset));
    },
    [actor],
  );
}

/** Whether the event moves single players. What is put back, copied or emptied as a whole takes its plan along, as was asked. */
function isAboutPlayers(event: TacticDraftEvent): boolean {
  return event.type === 'SYNC' || (event.type === 'EDIT' && event.edit.type !== 'clear');
}
