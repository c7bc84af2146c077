import { useLingui } from '@lingui/react/macro';
import { type Player, ratingIn } from '@mundo-manager/rules/players';
import { naturalGroup, type Position } from '@mundo-manager/rules/positions';
import { draftOf, type TacticEdit } from '@mundo-manager/rules/tactic-draft';
import { formationSlots, isStarterPlace } from '@mundo-manager/rules/tactics';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formationSpots } from '../../../components/pitch/formation-spots.ts';
import type { PitchSpot } from '../../../components/pitch/pitch-spot.ts';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import { type Held, movement, tapOn } from './selection.ts';

/** A place of the line-up with its player. */
export interface LineUpPlace {
  readonly id: string;
  /** The position in the formation; null on the bench. */
  readonly position: Position | null;
  /** The spot on the board; null on the bench. */
  readonly spot: PitchSpot | null;
  readonly player: Player | null;
  /** The rating 0–100 in this place, boosters included; null if it is empty. */
  readonly rating: number | null;
  /** Whether the place asks for another natural position than the player’s. */
  readonly isImprovised: boolean;
}

/**
 * Actions of a press or a key on a place or a player. The same functions while the screen is open: a change renders
 * only what it affects.
 */
export interface LineUpActions {
  readonly tap: (target: Held, isEmpty?: boolean) => void;
  readonly remove: (place: string) => void;
  readonly letGo: () => void;
}

/** What the parts of 'Escalação' share: places, what is in hand, and what a press, a drop or a key does. */
export interface LineUpEditor {
  readonly starters: readonly LineUpPlace[];
  readonly bench: readonly LineUpPlace[];
  readonly held: Held | null;
  /** The place that the picker is open for. */
  readonly picking: string | null;
  readonly actions: LineUpActions;
  readonly drop: (held: Held, target: string) => void;
  readonly place: (place: string, playerId: string) => void;
  readonly pick: (place: string | null) => void;
  readonly nameOf: (held: Held) => string;
}

/** The spots of a formation: the same objects until it changes, so that only changed places paint. */
function useSpots(formation: string): readonly PitchSpot[] {
  return useMemo(() => formationSpots(formationSlots(formation)), [formation]);
}

/** The line-up of the open draft, with what the manager has in hand. */
export function useLineUp({ snapshot, send, players }: TacticDraft): LineUpEditor {
  const { t } = useLingui();
  const [held, setHeld] = useState<Held | null>(null);
  const [picking, setPicking] = useState<string | null>(null);
  const { formation, places } = draftOf(snapshot);
  const { ruleset } = snapshot.context;
  const slots = formationSlots(formation);
  const spots = useSpots(formation);
  const edit = (change: TacticEdit) => send({ type: 'EDIT', edit: change });

  const seen = places.map(({ id, playerId }): LineUpPlace => {
    const index = isStarterPlace(id, ruleset) ? Number(id) : -1;
    const player = players.get(playerId ?? '') ?? null;
    const natural = player?.personalData.position;
    const position = slots[index]?.position ?? null;
    const where = position ?? natural;
    return {
      id,
      position,
      spot: spots[index] ?? null,
      player,
      rating: player && where ? ratingIn(player, where, ruleset) : null,
      isImprovised: position !== null && natural !== undefined && naturalGroup(position) !== naturalGroup(natural),
    };
  });

  const latest = useRef<LineUpActions>(null);
  const now: LineUpActions = {
    tap: (target, isEmpty = false) => {
      const tap = tapOn(target, held, isEmpty);
      setHeld(tap.held);
      if (tap.edit) edit(tap.edit);
      if (tap.pick !== undefined) setPicking(tap.pick);
    },
    remove: (place) => {
      setHeld(null);
      edit({ type: 'remove-player', place });
    },
    letGo: () => setHeld(null),
  };
  useLayoutEffect(() => {
    latest.current = now;
  });
  const actions = useMemo<LineUpActions>(
    () => ({
      tap: (target, isEmpty) => latest.current?.tap(target, isEmpty),
      remove: (place) => latest.current?.remove(place),
      letGo: () => latest.current?.letGo(),
    }),
    [],
  );

  return {
    starters: seen.filter(({ position }) => position !== null),
    bench: seen.filter(({ position }) => position === null),
    held,
    picking,
    actions,
    drop: (dragged, target) => {
      setHeld(null);
      if (target !== 'outside') {
        const change = movement(dragged, { kind: 'place', id: target });
        if (change) edit(change);
      } else if (dragged.kind === 'place') edit({ type: 'remove-player', place: dragged.id });
    },
    place: (place, playerId) => {
      setHeld(null);
      setPicking(null);
      edit({ type: 'place-player', place, playerId });
    },
    pick: setPicking,
    nameOf: ({ kind, id }) => {
      const playerId = kind === 'player' ? id : places.find((place) => place.id === id)?.playerId;
      return players.get(playerId ?? '')?.personalData.name ?? t`Ninguém`;
    },
  };
}
