import { useLingui } from '@lingui/react/macro';
import type { OwnClub } from '@mundo-manager/contract/client';
import { isKickOffDue } from '@mundo-manager/rules/match-window';
import type { Player } from '@mundo-manager/rules/players';
import {
  draftToStore,
  isDirty,
  type SavedClub,
  type SaveTacticRequest,
  type TacticDraftEvent,
  type TacticDraftSnapshot,
  tacticDraftMachine,
} from '@mundo-manager/rules/tactic-draft';
import type { TacticName } from '@mundo-manager/rules/tactics';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useGameNow } from '../../../components/clock/game-clock-context.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { INITIAL_DATA, type InitialData } from '../../../data/calls/query-client.ts';
import { useClub, useClubIsLive, useOwnMatches } from '../../../data/calls/use-initial-data.ts';
import { useCommand } from '../../../data/commands/use-command.ts';
import { useAskedSlot, useSlotInAddress } from '../use-slot-in-address.ts';
import { keepDraft, readStoredDraft } from './draft-storage.ts';
import { useEditsWithToasts } from './use-edits-with-toasts.ts';

/** The draft as the parts of the screen use it. */
export interface TacticDraft {
  readonly club: OwnClub;
  readonly snapshot: TacticDraftSnapshot;
  readonly send: (event: TacticDraftEvent) => void;
  /** The squad by id. */
  readonly players: ReadonlyMap<string, Player>;
  /** Whether the match that locks the tactics is still to be kicked off. */
  readonly isKickOffDue: boolean;
}

/** The draft in front of the server: it follows the club and the address, survives a reload, and holds the tab back while something is unsaved. */
export function useTacticDraft(): TacticDraft {
  const ruleset = useRuleset();
  const club = useClub();
  const live = useClubIsLive();
  const isKickOffDue = useKickOffIsDue();
  const save = useSave();
  const asked = useAskedSlot();
  const machine = tacticDraftMachine.provide({
    actors: { saveTactic: fromPromise<SavedClub, SaveTacticRequest>(({ input }) => save(input)) },
  });
  const { tactics, players, id } = club;
  const byId = useMemo(() => new Map(players.map((player) => [player.id, player])), [players]);
  const actor = useActorRef(machine, {
    input: { tactics, players, slot: asked ?? club.defaultTactic, live, stored: readStoredDraft(id), ruleset },
  });
  const snapshot = useSelector(actor, (state) => state);
  const send = useEditsWithToasts(actor, byId);

  useEffect(() => {
    const { context } = actor.getSnapshot();
    // A save brings its club by itself.
    if (context.tactics === tactics && context.players === players && context.live === live) return;
    send({ type: 'SYNC', tactics, players, live });
  }, [actor, send, tactics, players, live]);

  const select = useCallback((slot: TacticName) => send({ type: 'SELECT', slot }), [send]);
  useSlotInAddress(snapshot.context.slot, snapshot.matches('editing'), select);

  const stored = useMemo(() => draftToStore(snapshot), [snapshot]);
  useEffect(() => keepDraft(id, stored), [id, stored]);

  const dirty = isDirty(snapshot);
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);

  return { club, snapshot, send, players: byId, isKickOffDue };
}

/** The call that saves, as the machine invokes it: resolves with the saved club, rejects with the refusal. The screen shows refusals of tactics, a toast any other. */
function useSave(): (body: SaveTacticRequest) => Promise<SavedClub> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { run } = useCommand('saveTactic', {
    done: (_, { body }) => t`Tática ${body.tacticName} salva.`,
    keepsDraft: true,
    onRefused: ({ code }) => code.startsWith('tactics/'),
  });
  return async (body) => {
    const saved = await run({ body });
    if (!saved.ok) return Promise.reject(saved.error);
    // The cached copy of the answer, which the screen reads: the machine recognises it.
    return queryClient.getQueryData<InitialData>(INITIAL_DATA)?.club ?? saved.value.club;
  };
}

/** Whether the club’s match, which locks the tactics already, is still to be kicked off. R-TSC-25 */
function useKickOffIsDue(): boolean {
  const ruleset = useRuleset();
  const { id } = useClub();
  const matches = useOwnMatches();
  const now = useGameNow();
  return isKickOffDue(matches, id, now, ruleset);
}
