import type { LiveScore } from '@mundo-manager/contract/client';
import type { Match } from '@mundo-manager/rules/competitions';
import type { FakeWorld } from '../world.ts';
import { type DemoMatch, playDemoMatch } from './demo-match.ts';
import type { DemoScene } from './demo-scene.ts';

/** Facts beside the minute. */
type Shown = Partial<Pick<LiveScore, 'added' | 'stoppage' | 'isBreak'>>;

/**
 * The world while the matches of a round are played, in that minute of the first half, with the own one simulated by
 * the engine.
 */
export function liveMatchOf(
  world: FakeWorld,
  { round, minute, ...shown }: { readonly round: number; readonly minute: number } & Shown,
): DemoScene {
  const [league] = world.competitions;
  if (league === undefined) throw new Error('nothing is played without a league');
  const played = Object.values(league.matches)
    .filter((match) => match.round === round)
    .map((match) => simulated(world, match));
  const own = played.find(({ match }) => [match.home.id, match.away.id].includes(world.club?.id ?? ''));
  if (own === undefined) throw new Error('the own club does not play');
  const live = Object.fromEntries(played.map(({ match }) => [match.id, { ...scoreAt(match, minute), ...shown }]));
  return { world: { ...world, live }, live: { match: own, minute, added: shown.added ?? 0 } };
}

function simulated(world: FakeWorld, match: Match): DemoMatch {
  const club = (id: string) => {
    const found = [world.club, ...world.others].find((candidate) => candidate?.id === id);
    if (!found) throw new Error(`no club ${id}`);
    return found;
  };
  return playDemoMatch(match, club(match.home.id), club(match.away.id));
}

function scoreAt({ home, away }: Match, minute: number): LiveScore {
  const until = (goals: Match['home']['goals']) => goals.filter(({ minutes }) => minutes <= minute).length;
  return { minute, added: 0, home: until(home.goals), away: until(away.goals) };
}
