import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { dailyRecovery } from '../condition/recovery.ts';
import { createRandom, type Random } from '../core/random.ts';
import { playerAfterMatch } from '../players/after-match.ts';
import { agePlayer } from '../players/ageing.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { withAttributes } from '../players/with-attributes.ts';
import type { Position } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, buildPlayer } from '../testing/builders.ts';
import { trainedByMatch } from '../training/match-session.ts';
import type { TrainingPlan } from '../training-plan/plan.ts';
import { runTrainingPlan } from '../training-plan/report.ts';
import { suggestedPlan } from '../training-plan/suggested-plan.ts';
import { developmentForecast, FORECAST_DAYS } from './index.ts';

const TODAY = Math.floor(BUILT_AT / DAY) * DAY;
const KICK_OFFS = [10 * HOUR, 20 * HOUR];
const PLAN = suggestedPlan(ALPHA);

interface Case {
  readonly position: Position;
  readonly age: number;
  readonly potential: number;
  readonly plan: TrainingPlan | null;
}

const playerOf = ({ position, age, potential }: Case) => {
  // His birthday is among the days to come.
  const born = new Date(TODAY + 20 * DAY);
  born.setUTCFullYear(born.getUTCFullYear() - age);
  const player = buildPlayer({ id: 'him', position, attributes: { potential } });
  return { ...player, personalData: { ...player.personalData, dob: born.getTime() } };
};

/** The club with the player in its eleven, or without him in it. */
function clubOf(player: Player, starts: boolean): Club {
  const club = buildClub({ players: [player] });
  const { A } = club.tactics;
  const places = A.places.map((place, at) => ({ ...place, playerId: starts && at === 3 ? player.id : null }));
  return { ...club, tactics: { ...club.tactics, A: { ...A, places } }, defaultTactic: 'A' };
}

/** His rating on each day of a career: matches, parts in them, and injuries that keep him from some. */
function career(first: Case, random: Random): readonly number[] {
  const share = random.next();
  let player: Player = playerOf(first);
  let fitFrom = 0;
  return Array.from({ length: FORECAST_DAYS }, (_, at) => {
    const day = TODAY + (at + 1) * DAY;
    const held = KICK_OFFS.filter(() => random.next() < 0.85).map((hour) => day + hour);
    const played = held.filter(() => at >= fitFrom && random.next() < share);
    const club = clubOf(player, played.length > 0);
    player = withAttributes(player, { condition: dailyRecovery(player, club.facilities, ALPHA) });
    player = agePlayer(player, day - DAY, day, ALPHA);
    if (first.plan !== null) player = trained(player, club, first.plan, day, held);
    for (const kickOff of played) {
      const minutes = random.next() < 0.7 ? 90 : Math.ceil(random.next() * 90);
      player = afterMatch(player, club, minutes, kickOff);
      if (random.next() < 0.02) fitFrom = at + 1 + Math.ceil(random.next() * 8);
    }
    return overall(player, ALPHA);
  });
}

function trained(player: Player, club: Club, plan: TrainingPlan, now: number, held: readonly number[]): Player {
  const matches = held.map((date, at) => {
    const match = buildMatch({ id: `m${at}`, date });
    return { ...match, home: { ...match.home, id: club.id, tacticName: 'A' as const } };
  });
  const run = runTrainingPlan({ club: { ...club, players: [player] }, plan, matches, now }, ALPHA);
  return run.club.players[0] ?? player;
}

function afterMatch(player: Player, club: Club, minutes: number, now: number): Player {
  const appearance = { position: player.personalData.position, minutes, goals: 0, assists: 0, rating: 6 };
  const after = playerAfterMatch(player, { result: 'win', appearance }, ALPHA);
  return trainedByMatch(after, { club, ...appearance, now }, ALPHA);
}

describe('the range of the forecast (R-DEV-11)', () => {
  const cases: readonly Case[] = [
    { position: 'CF', age: 19, potential: 85, plan: PLAN },
    { position: 'CM', age: 24, potential: 74, plan: PLAN },
    { position: 'CB', age: 33, potential: 64, plan: PLAN },
    { position: 'GK', age: 27, potential: 76, plan: PLAN },
    { position: 'LW', age: 21, potential: 82, plan: null },
    { position: 'CB', age: 34, potential: 63, plan: null },
  ];

  test.each(cases)('holds four of five careers of a $position of $age years and more', (first) => {
    const player = playerOf(first);
    const club = clubOf(player, true);
    const days = developmentForecast({ player, club, plan: first.plan, now: BUILT_AT }, ALPHA);
    const random = createRandom(`careers ${first.position} ${first.age}`);
    const careers = Array.from({ length: 40 }, () => career(first, random));
    for (const at of [29, FORECAST_DAYS - 1]) {
      const { low = 0, high = 0 } = days[at] ?? {};
      const inside = careers.filter((ratings) => {
        const rating = ratings[at] ?? 0;
        return rating >= low - 1e-9 && rating <= high + 1e-9;
      });
      expect(inside.length / careers.length).toBeGreaterThanOrEqual(0.8);
    }
  });

  test('is wide for who may play and grow, and narrow near the potential', () => {
    const widthOf = (potential: number) => {
      const player = playerOf({ position: 'CF', age: 22, potential, plan: PLAN });
      const days = developmentForecast({ player, club: clubOf(player, true), plan: PLAN, now: BUILT_AT }, ALPHA);
      const { low = 0, high = 0 } = days.at(-1) ?? {};
      return high - low;
    };
    expect(widthOf(85)).toBeGreaterThan(3);
    expect(widthOf(61)).toBeLessThan(1);
  });
});
