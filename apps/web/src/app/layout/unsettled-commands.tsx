import { i18n } from '@lingui/core';
import type { CallData } from '@mundo-manager/contract/client';
import { parseSearch } from '@mundo-manager/rules/market';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { absorbAnswer } from '../../data/calls/absorb-answer.ts';
import { INITIAL_DATA } from '../../data/calls/query-client.ts';
import type { PendingCommand } from '../../data/commands/pending-commands.ts';
import type { CommandOutcome } from '../../data/commands/settle-command.ts';
import { LOST_ANSWER_TOPIC, settledMessage } from '../../data/commands/settled-commands.ts';
import { useCommandSender, useSessionActor } from '../../data/session/session-context.tsx';
import { tickByCommand } from '../../features/first-steps/tick-by-command.ts';
import { clearDraft } from '../../screens/club-creation/club-draft.ts';
import { showList } from '../../screens/market/use-market-list.ts';
import { showToast } from '../../ui/feedback/toasts.ts';

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
