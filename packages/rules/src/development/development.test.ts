import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { overall, ownOverall } from '../players/overall.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildPlayer } from '../testing/builders.ts';
import type { TrainingPlan } from '../training-plan/plan.ts';
import { runTrainingPlan } from '../training-plan/report.ts';
import { suggestedPlan } from '../training-plan/suggested-plan.ts';
import {
  changesSince,
  developmentForecast,
  earlierOveralls,
  FORECAST_DAYS,
  isSnapshotKept,
  overallChanges,
  type PlayerSnapshot,
  playerDevelopment,
  snapshotOf,
} from './index.ts';

const now = BUILT_AT;
const player = buildPlayer({ position: 'CF', attributes: { potential: 80, finishing: 60.123 } });
const today = snapshotOf(player, now, ALPHA);
const daysAgo = (days: number, changes: Partial<PlayerSnapshot> = {}): PlayerSnapshot => ({
  ...today,
  day: today.day - days * DAY,
  ...changes,
});
const developed = (snapshots: readonly PlayerSnapshot[], seasonStart: number | null = null) =>
  playerDevelopment({ player, club: buildClub(), snapshots, seasonStart, now }, ALPHA);

describe('a snapshot (R-DEV-1)', () => {
  test('keeps skills to two decimals', () => {
    expect(today.skills).toContain(60.12);
    expect(today).toMatchObject({ potential: 80, matches: 0, isInjured: false, boosters: [] });
  });

  test('is kept for 120 days, then one in seven up to 480', () => {
    const monday = Math.floor(now / DAY / 7) * 7 * DAY;
    const kept = (days: number) => isSnapshotKept(monday - days * DAY, monday);
    expect([kept(120), kept(121), kept(126), kept(476), kept(483)]).toEqual([true, false, true, true, false]);
  });
});

describe('the development of a player', () => {
  test('changes by the snapshot of seven days before or the one before it, and is unknown without one (R-DEV-3)', () => {
    const { overall } = today;
    const snapshots = [daysAgo(40, { overall: overall - 5 }), daysAgo(8, { overall: overall - 2 }), daysAgo(3)];
    const { changes, points } = developed(snapshots, now - 9 * DAY);
    expect([changes.week, changes.month, changes.season]).toEqual([2, 5, 5].map((value) => expect.closeTo(value, 6)));
    expect(points.map(({ day }) => (today.day - day) / DAY)).toEqual([40, 8, 3, 0]);
    expect(developed([daysAgo(3)]).changes).toEqual({ week: null, month: null, season: null });
  });

  test('changes its overall alike by the snapshots of those moments alone (R-DEV-3)', () => {
    const seasonStart = now - 20 * DAY;
    const all = [40, 31, 30, 21, 20, 8, 7, 3].map((days) => daysAgo(days, { overall: today.overall - days / 10 }));
    const { week, month, season } = changesSince(seasonStart, now);
    const latest = [week, month, season].flatMap((moment) => all.findLast(({ day }) => day <= (moment ?? 0)) ?? []);
    const { changes } = developed(all, seasonStart);
    const earlier = earlierOveralls({ snapshots: latest, seasonStart, now });
    const { week: inWeek, month: inMonth, season: inSeason } = overallChanges(player, earlier, ALPHA);
    expect([inWeek, inMonth, inSeason]).toEqual(
      [changes.week, changes.month, changes.season].map((change) => expect.closeTo(change ?? 0, 2)),
    );
    expect(changesSince(null, now).season).toBeNull();
  });

  test('is marked by matches, training, birthdays, boosters and injuries (R-DEV-2)', () => {
    const skills = today.skills.map((skill) => skill - 1);
    const marks = developed([
      daysAgo(400, { skills }),
      daysAgo(4, { skills, matches: -1, boosters: [3], isInjured: true }),
      daysAgo(3, { matches: -1 }),
    ]).marks;
    expect(marks.map(({ day, mark }) => [(today.day - day) / DAY, mark])).toEqual([
      [4, 'birthday'],
      [4, 'booster'],
      [4, 'injury'],
      [3, 'training'],
      [3, 'booster'],
      [0, 'match'],
    ]);
  });

  test('has room up to the potential, a best position, and the exercises that raise the rating most (R-DEV-4, R-DEV-5)', () => {
    const { room, bestPosition, exercises, skills } = developed([]);
    expect(room).toBeCloseTo(80 - ownOverall(player, ALPHA), 6);
    expect(bestPosition.rating).toBeGreaterThanOrEqual(ownOverall(player, ALPHA));
    expect(exercises).toHaveLength(5);
    expect(exercises[0]?.gain).toBeGreaterThan(exercises[4]?.gain ?? 1);
    expect(skills.every(({ value, ceiling }) => ceiling >= value)).toBe(true);
  });
});

describe('the forecast (R-DEV-11)', () => {
  const club = buildClub({ players: [player] });
  const forecast = (plan: TrainingPlan | null, who = player) =>
    developmentForecast({ player: who, club, plan, now }, ALPHA);

  test('is today’s overall for sixty days without a plan and a birthday', () => {
    const days = forecast(null);
    expect(days).toHaveLength(FORECAST_DAYS);
    expect(days[0]?.day).toBe(today.day + DAY);
    expect(new Set(days.map((day) => day.overall))).toEqual(new Set([overall(player, ALPHA)]));
  });

  test('is what the plan does on the first day, and rises more slowly towards the potential', () => {
    const plan = suggestedPlan(ALPHA);
    const days = forecast(plan);
    const rested = { ...player, attributes: { ...player.attributes, condition: 100 } };
    const { report } = runTrainingPlan(
      { club: { ...club, players: [rested] }, plan, matches: [], now: today.day + DAY },
      ALPHA,
    );
    expect((days[0]?.overall ?? 0) - overall(player, ALPHA)).toBeCloseTo(report.rows[0]?.rise ?? 0, 6);
    const rises = days.map((day, at) => day.overall - (days[at - 1]?.overall ?? overall(player, ALPHA)));
    expect(rises.every((rise) => rise >= 0)).toBe(true);
    expect(rises.at(-1)).toBeLessThan(rises[0] ?? 0);
  });

  test('counts what a birthday takes from an old player', () => {
    const birthday = today.day + 10 * DAY;
    const { getUTCMonth: month, getUTCDate: date } = Date.prototype;
    const born = Date.UTC(1992, month.call(new Date(birthday)), date.call(new Date(birthday)));
    const old = { ...player, personalData: { ...player.personalData, dob: born } };
    const [before, after] = [forecast(null, old)[8]?.overall ?? 0, forecast(null, old)[10]?.overall ?? 0];
    expect(before).toBe(overall(old, ALPHA));
    expect(after).toBeLessThan(before);
  });
});
