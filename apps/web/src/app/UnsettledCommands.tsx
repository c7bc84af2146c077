import { i18n } from '@lingui/core';
import type { CallData } from '@mundo-manager/contract/client';
import { parseSearch } from '@mundo-manager/rules/market';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { tickByCommand } from '../firstSteps/tickByCommand.ts';
import { LOST_ANSWER_TOPIC, settledMessage } from '../messages/settledCommands.ts';
import { useRuleset } from '../ruleset/RulesetContext.ts';
import { clearDraft } from '../screens/clubCreation/clubDraft.ts';
import { showList } from '../screens/market/useMarketList.ts';
import { absorbAnswer } from '../session/absorbAnswer.ts';
import type { PendingCommand } from '../session/pendingCommands.ts';
import { INITIAL_DATA } from '../session/queries.ts';
import { useCommandSender, useSessionActor } from '../session/SessionContext.tsx';
import type { CommandOutcome } from '../session/settleCommand.ts';
import { showToast } from '../ui/toasts.ts';

/** Settles the commands that an earlier page sent and got no answer for: says what became of them and shows it. R-SES-18 */
export default function UnsettledCommands() {
  const ruleset = useRuleset();
  const commands = useCommandSender();
  const session = useSessionActor();
  const queryClient = useQueryClient();
  const tell = useEffectEvent((command: PendingCommand, outcome: CommandOutcome) => {
    const isDone = outcome.state === 'done';
    const text = i18n._(settledMessage(command.name, outcome, ruleset));
    showToast({ text, tone: isDone ? 'good' : 'bad', topic: LOST_ANSWER_TOPIC });
    if (!isDone) return;
    absorbAnswer(queryClient, outcome.data);
    tickByCommand(command.name);
    void queryClient.invalidateQueries({ queryKey: INITIAL_DATA });
    if (command.name === 'searchMarket')
      showFound(queryClient, command, outcome.data as CallData<'searchMarket'>, ruleset);
    if (command.name === 'createClub') {
      clearDraft();
      session.send({ type: 'clubCreated' });
    }
    if (command.name === 'deleteAccount') session.send({ type: 'signOut' });
  });
  useEffect(() => commands.settle((command, outcome) => tell(command, outcome)), [commands]);
  return null;
}

/** The players of a search that was paid for. */
function showFound(
  queryClient: QueryClient,
  { params }: PendingCommand,
  { club, playersList, more }: CallData<'searchMarket'>,
  ruleset: Ruleset,
): void {
  const search = parseSearch(params.search ?? '', ruleset);
  if (!search.ok) return;
  showList(queryClient, club.id, {
    search: search.value,
    items: playersList,
    more,
    period: club.marketSearches.lastUpdate,
  });
}
