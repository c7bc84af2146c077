/** What a club has reached and used up, from the events that led there. */
import { HOUR, isSameUtcDay } from '@mundo-manager/rules/clock';
import type { ClubResult } from '@mundo-manager/rules/clubs';
import { type CompetitionName, isAwarded } from '@mundo-manager/rules/competitions';
import { experienceNeeded, gainExperience } from '@mundo-manager/rules/manager';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { REST_ID } from '@mundo-manager/rules/training';
import { sql } from 'kysely';
import { readRulesets } from '../../rulesets/stored-rulesets.ts';
import type { ClubState } from '../../storage/database.ts';
import type { Queries } from '../../storage/storage.ts';
import { type AuditDifference, storedDifference } from './stored-difference.ts';

/** Clubs whose events are in memory at once. */
const AT_ONCE = 100;

interface Row {
  readonly id: string;
  readonly created_at: number;
  readonly state: ClubState;
}

/** How a match ended for a club, and the rule set of its competition. */
interface Played {
  readonly result: ClubResult;
  readonly rulesetHash: string | null;
}

type Event = Readonly<Record<string, unknown>> & { readonly type: string; readonly date: number };

export async function auditClubs(db: Queries, ruleset: Ruleset): Promise<AuditDifference[]> {
  const differences: AuditDifference[] = [];
  const rulesets = await readRulesets(db);
  const experienceOf = ({ result, rulesetHash }: Played) =>
    (rulesets.get(rulesetHash) ?? ruleset).manager.matchExperience[result];
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('clubs')
      .select(['id', 'created_at', 'state'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return differences;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    const [events, results] = [await eventsOf(db, ids), await resultsOf(db, ids)];
    for (const row of rows) {
      differences.push(
        ...differencesOf(row, events.get(row.id) ?? [], sumOf((results.get(row.id) ?? []).map(experienceOf)), ruleset),
      );
    }
  }
}

function differencesOf(
  row: Row,
  events: readonly Event[],
  points: number,
  ruleset: Ruleset,
): readonly AuditDifference[] {
  return [
    ...facilities(row, events),
    ...manager(row, events, points, ruleset),
    ...awards(row, events, ruleset),
    ...sponsorship(row, events),
    ...rests(row, events),
    ...searches(row, ruleset),
    ...rewards(row, events, ruleset),
  ];
}

function facilities({ id, state }: Row, events: readonly Event[]): readonly AuditDifference[] {
  const { stadium, recoveryCenter, gym, trainingGround } = state.facilities;
  const upgrades = (name: string) =>
    events.filter(({ type, facility }) => type === 'facility-upgraded' && facility === name).length;
  const stored = { stadium: stadium.level, recoveryCenter, gym, trainingGround };
  const recomputed = Object.fromEntries(Object.keys(stored).map((name) => [name, 1 + upgrades(name)]));
  return storedDifference('facilities', id, stored, recomputed);
}

/** Level and experience from the points of matches, skills from upgrades. */
function manager(
  { id, state }: Row,
  events: readonly Event[],
  points: number,
  ruleset: Ruleset,
): readonly AuditDifference[] {
  const { level, exp, skills } = state.manager;
  const gained = gainExperience({ ...state.manager, level: 1, exp: 0, skillPoints: 0 }, points, ruleset).manager;
  const expectedExp = experienceNeeded(gained.level, ruleset) === 0 ? exp : gained.exp;
  const learnt = new Map<string, unknown>();
  for (const { type, skillType, skillName, level: reached } of events) {
    if (type === 'skill-upgraded') learnt.set(`${skillType}.${skillName}`, reached);
  }
  const skillLevels = (levelOf: (name: string, stored: number) => unknown) =>
    Object.entries(skills).flatMap(([area, levels]) =>
      Object.entries(levels).map(([name, stored]) => [`${area}.${name}`, levelOf(`${area}.${name}`, stored)]),
    );
  return [
    ...storedDifference('manager', id, { level, exp }, { level: gained.level, exp: expectedExp }),
    ...storedDifference(
      'manager',
      id,
      skillLevels((_, stored) => stored),
      skillLevels((name) => learnt.get(name) ?? 1),
    ),
  ];
}

function awards({ id, state }: Row, events: readonly Event[], ruleset: Ruleset): readonly AuditDifference[] {
  const won = events
    .filter(({ type, competitionName, place }) => {
      return (
        type === 'competition-finished' &&
        isAwarded({ competition: competitionName as CompetitionName, place: Number(place) }, ruleset)
      );
    })
    .map(({ competitionName, place, date }) => [competitionName, place, date]);
  const held = state.awards.map(({ competition, place, date }) => [competition, place, date]);
  return storedDifference('awards', id, held, won);
}

function sponsorship({ id, state }: Row, events: readonly Event[]): readonly AuditDifference[] {
  const contract = state.finances.sponsorship;
  const signed = events.findLast(({ type }) => type === 'sponsorship-signed');
  const stored = contract && [contract.startDate, contract.duration, contract.money, contract.credits];
  return storedDifference(
    'sponsorship',
    id,
    stored,
    signed ? [signed.date, signed.duration, signed.money, signed.credits] : null,
  );
}

/** The quota counts the rests of the day of the newest one. R-TRA-6 */
function rests({ id, created_at, state }: Row, events: readonly Event[]): readonly AuditDifference[] {
  const { value, lastUpdate } = state.rests;
  const taken = events.filter(({ type, trainingId }) => type === 'training-done' && trainingId === REST_ID);
  const newest = taken.at(-1)?.date ?? created_at;
  const used = taken.filter(({ date }) => isSameUtcDay(date, newest)).length;
  return storedDifference('rests', id, { value, lastUpdate }, { value: used, lastUpdate: newest });
}

/** A search leaves nothing but its count behind, so that only its bounds can be checked. R-MKT-1 */
function searches({ id, state }: Row, ruleset: Ruleset): readonly AuditDifference[] {
  const { value } = state.marketSearches;
  const most = ruleset.market.searchesPerDay;
  const isPossible = Number.isInteger(value) && value >= 0 && value <= most;
  return isPossible ? [] : [{ check: 'searches', subject: id, stored: String(value), recomputed: `0 to ${most}` }];
}

/** Both rewards are back a day after they were collected; money may also have come out of the item. R-DAY-6 */
function rewards(
  { id, created_at, state }: Row,
  events: readonly Event[],
  ruleset: Ruleset,
): readonly AuditDifference[] {
  const { moneyCollectionDate, itemCollectionDate } = state.dailyRewards;
  const wait = ruleset.dailyRewards.hoursBetween * HOUR;
  const collected = events.filter(({ type }) => type === 'reward-collected');
  const possible = (isPossible: (event: Event) => boolean) => [
    created_at,
    ...collected.filter(isPossible).map(({ date }) => date + wait),
  ];
  const item = collected.findLast(({ rewardType }) => rewardType !== 'money');
  const newest = Math.max(...possible(() => true));
  const isRight =
    Math.max(moneyCollectionDate, itemCollectionDate) === newest &&
    possible(({ rewardType }) => rewardType === 'money').includes(moneyCollectionDate) &&
    possible(() => true).includes(itemCollectionDate) &&
    itemCollectionDate >= (item === undefined ? created_at : item.date + wait);
  return isRight
    ? []
    : storedDifference(
        'rewards',
        id,
        { moneyCollectionDate, itemCollectionDate },
        { newest, item: item?.date ?? null },
      );
}

/** The events that matter here, oldest first, by club. */
async function eventsOf(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Event[]>> {
  const rows = await db
    .selectFrom('events')
    .select(['club_id', 'facts'])
    .where('club_id', 'in', ids)
    .where('type', 'in', [
      'facility-upgraded',
      'skill-upgraded',
      'competition-finished',
      'sponsorship-signed',
      'training-done',
      'reward-collected',
    ])
    .orderBy('id')
    .execute();
  return grouped(rows.map(({ club_id, facts }) => [club_id, facts as unknown as Event]));
}

async function resultsOf(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Played[]>> {
  const { rows } = await sql<{ club: string; result: ClubResult; hash: string | null }>`
    select club, hash, case when own = other then 'draw' when own > other then 'win' else 'loss' end as result from (
      select home_id as club, ruleset_hash as hash,
          (matches.state->'home'->>'score')::int as own, (matches.state->'away'->>'score')::int as other
        from matches join competitions on competitions.id = competition_id
        where phase = 'finished' and name <> 'Friendly' and home_id in (${sql.join(ids)})
      union all
      select away_id, ruleset_hash, (matches.state->'away'->>'score')::int, (matches.state->'home'->>'score')::int
        from matches join competitions on competitions.id = competition_id
        where phase = 'finished' and name <> 'Friendly' and away_id in (${sql.join(ids)})
    ) sides`.execute(db);
  return grouped(rows.map(({ club, result, hash }) => [club, { result, rulesetHash: hash }]));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
