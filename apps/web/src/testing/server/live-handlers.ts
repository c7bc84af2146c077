import type { LiveLineUp } from '@mundo-manager/contract/client';
import type { DemoMatch } from '../demo/demo-match.ts';
import type { DemoScene } from '../demo/demo-scene.ts';
import { leagueOf } from '../world.ts';
import type { Handlers } from './fake-handlers.ts';

/** Handlers of the live calls for the match that is played in the scene, up to its minute. */
export function liveHandlers({ world, live }: DemoScene): Handlers {
  const [league] = world.competitions;
  if (live === undefined || league === undefined) return {};
  const { match: own, minute, added } = live;
  return {
    liveMatch: ({ params: { matchId } }) => {
      const match = leagueOf(world, league).matches[matchId];
      if (match === undefined) throw new Error(`no match ${matchId}`);
      return {
        match,
        home: lineUp(own, 'home'),
        away: lineUp(own, 'away'),
        events: own.report.events.filter(
          (event) => event.minute < minute || (event.minute === minute && event.added <= added),
        ),
        positions: null,
        ground: own.replay.ground,
      };
    },
  };
}

function lineUp({ replay }: DemoMatch, side: 'home' | 'away'): LiveLineUp {
  const { tactic, players } = replay.input[side];
  return {
    look: replay[side],
    formation: tactic.formation,
    players: tactic.places.flatMap(({ id: place, playerId }) => {
      const player = players.find(({ id }) => id === playerId);
      return player ? [{ id: player.id, number: player.number, name: player.name, place: Number(place) }] : [];
    }),
  };
}
