import { useLingui } from '@lingui/react/macro';
import type { OwnClub } from '@mundo-manager/contract/client';
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
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Refusal } from '../../../components/messages/errors.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub, useClubIsLive } from '../../../data/calls/use-initial-data.ts';
import { useCommand } from '../../../data/commands/use-command.ts';
import { useKickOffIsDue } from '../use-kick-off-is-due.ts';
import { useAskedSlot, useSlotInAddress } from '../use-slot-in-address.ts';
import { keepDraft, readStoredDraft } from './draft-storage.ts';
import { useToldEdits } from './use-told-edits.ts';

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
  const dismiss = useRef(() => {});
  const save = useSave(() => dismiss.current());
  const asked = useAskedSlot();
  const machine = useMemo(
    () =>
      tacticDraftMachine.provide({
        actors: { saveTactic: fromPromise<SavedClub, SaveTacticRequest>(({ input }) => save.current(input)) },
      }),
    [save],
  );
  const { tactics, players, id } = club;
  const byId = useMemo(() => new Map(players.map((player) => [player.id, player])), [players]);
  const [snapshot, , actor] = useMachine(machine, {
    input: { tactics, players, slot: asked ?? club.defaultTactic, live, stored: readStoredDraft(id), ruleset },
  });
  const send = useToldEdits(actor, byId);
  useEffect(() => {
    dismiss.current = () => send({ type: 'DISMISS' });
  }, [send]);

  useEffect(() => send({ type: 'SYNC', tactics, players, live }), [send, tactics, players, live]);

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

/** The call that saves, as a promise that the machine waits for. A refusal of the tactics is told by the screen, any other by a toast. */
function useSave(onDone: () => void) {
  const refusal = useRef<Refusal | null>(null);
  const name = useRef('');
  const { t } = useLingui();
  const { run } = useCommand('saveTactic', {
    // Another slot may be open by then.
    done: () => t`Tática ${name.current} salva.`,
    keepsDraft: true,
    // The answer may come after the draft was told that there is none.
    onDone,
    onRefused: (told) => {
      refusal.current = told;
      return told.code.startsWith('tactics/');
    },
  });
  const save = async (body: SaveTacticRequest): Promise<SavedClub> => {
    name.current = body.tacticName;
    const data = await run({ body });
    if (data === null) throw refusal.current ?? new Error('another save is under way');
    return data.club;
  };
  const latest = useRef(save);
  latest.current = save;
  return latest;
}
