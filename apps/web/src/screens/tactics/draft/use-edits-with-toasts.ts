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
import { showToast } from '../../../ui/feedback/toasts.ts';
import { locale } from '../../../ui/text/locale.ts';
import { type AutoPickNews, autoPickNews } from './auto-pick-news.ts';

interface DraftActor {
  readonly getSnapshot: () => TacticDraftSnapshot;
  readonly send: (event: TacticDraftEvent) => void;
}

const NAMES = new Intl.ListFormat(locale);

/** Sends edits to the draft and shows a toast for an auto-pick and for each lost substitution. R-TSC-23, R-TSC-29 */
export function useEditsWithToasts(actor: DraftActor, players: ReadonlyMap<string, Player>): DraftActor['send'] {
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
  const tellPick = ({ starting, resting, isChanged }: AutoPickNews) => {
    const names = NAMES.format(starting);
    const rested = NAMES.format(resting);
    const started = starting.length === 1 ? t`${names} começa jogando.` : t`Começam jogando ${names}.`;
    const rest = resting.length === 1 ? t`${rested} descansa.` : t`Descansam ${rested}.`;
    const same = isChanged
      ? t`Os onze são os mesmos, em outros lugares ou com outro banco.`
      : t`A escalação já era a melhor: nada mudou.`;
    const text = starting.length === 0 ? same : [started, ...(resting.length > 0 ? [rest] : [])].join(' ');
    showToast({ text, tone: 'neutral', topic: 'auto-pick' });
  };
  const latest = useRef({ tell, tellPick });
  useEffect(() => {
    latest.current = { tell, tellPick };
  });
  return useCallback(
    (event) => {
      const before = actor.getSnapshot();
      actor.send(event);
      if (!isAboutPlayers(event)) return;
      const after = actor.getSnapshot();
      const { ruleset } = after.context;
      if (event.type === 'EDIT' && event.edit.type === 'auto-pick') {
        latest.current.tellPick(autoPickNews(draftOf(before), draftOf(after), players, ruleset));
      }
      latest.current.tell(lostSubstitutions(draftOf(before), draftOf(after), ruleset));
    },
    [actor, players],
  );
}

/** Whether the event moves single players. What is put back, copied or emptied as a whole takes its plan along, as was asked. */
function isAboutPlayers(event: TacticDraftEvent): boolean {
  return event.type === 'SYNC' || (event.type === 'EDIT' && event.edit.type !== 'clear');
}
