/** The end of a league, when careers end and others begin. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import type { NewEvent } from '../inbox/events.ts';
import { NATURAL_GROUPS, type NaturalPosition } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { retires } from './age.ts';
import { SQUAD_POSITIONS } from './constants.ts';
import { generatePlayer, type PlayerOptions } from './generation.ts';
import { leaveClub } from './leaving.ts';
import type { Player } from './player.ts';
import { categorySalary } from './salary.ts';
import { freeShirtNumber } from './squad-limits.ts';
import { appraise } from './value.ts';

/** A club whose league has ended, and when. */
export interface LeagueEnd {
  readonly club: Club;
  readonly now: EpochMs;
  /** The id of the n-th youth player who joins, from 1; default `${club.id}-y${now}-${n}`. */
  readonly idOf?: (n: number) => PlayerId;
}

/** The club after its league, who ended his career, and who began one. */
export interface LeagueEndOutcome extends ClubOutcome {
  /** Without a club and without boosters. */
  readonly retired: readonly Player[];
  readonly promoted: readonly Player[];
}

/**
 * Everything that the end of a league does to a squad: careers end, youth players join where they must, all are appraised anew and earn what
 * the club's category pays (R-PLA-12, R-PLA-20).
 */
export function endOfLeague(input: LeagueEnd, random: Random, ruleset: Ruleset): LeagueEndOutcome {
  assertNow(input.now, 'endOfLeague');
  assertRuleset(ruleset, 'endOfLeague');
  const outcome = retirePlayers(input, random, ruleset);
  const { category } = outcome.club;
  const players = outcome.club.players.map((player) => ({
    ...appraise(player, input.now, ruleset),
    salary: categorySalary(player, category, ruleset),
  }));
  return { ...outcome, club: { ...outcome.club, players } };
}

/**
 * Retires the players who are too old; boosters go to the stock (R-PLA-20, R-PLA-25). Youth players fill gaps, and one
 * joins now and then (R-PLA-26, R-PLA-30). Tactics without a starter stay incomplete until saved.
 */
export function retirePlayers(input: LeagueEnd, random: Random, ruleset: Ruleset): LeagueEndOutcome {
  assertNow(input.now, 'retirePlayers');
  assertRuleset(ruleset, 'retirePlayers');
  const { club, now } = input;
  const departures = club.players
    .filter((player) => retires(player, now, ruleset))
    .reduce<{ club: Club; retired: readonly Player[] }>(
      (left, veteran) => {
        const departure = leaveClub(left.club, veteran);
        return { club: departure.club, retired: [...left.retired, departure.player] };
      },
      { club, retired: [] },
    );
  const { retired } = departures;
  const promoted = youthIntake({ ...input, club: departures.club }, random, ruleset);
  const after = { ...departures.club, players: [...departures.club.players, ...promoted] };
  return {
    ...recordOutcome(after, now, [...news('player-retired', retired), ...news('player-promoted', promoted)]),
    retired,
    promoted,
  };
}

function news(type: 'player-retired' | 'player-promoted', players: readonly Player[]): NewEvent[] {
  return players.map(({ id, personalData: { name } }) => ({ type, playerId: id, name }));
}

/** Youth players of their club's category, as many as the squad needs to be within its limits, or by chance one where it has room (R-PLA-26, R-PLA-30). */
function youthIntake({ club, now, idOf }: LeagueEnd, random: Random, ruleset: Ruleset): Player[] {
  const idOfYouth = idOf ?? ((n) => `${club.id}-y${now}-${n}`);
  const youths: Player[] = [];
  const lacking = lackingPositions(club.players, ruleset);
  const positions = lacking.length > 0 ? lacking : academyPositions(club.players, random, ruleset);
  for (const position of positions) {
    const options: PlayerOptions = {
      id: idOfYouth(youths.length + 1),
      now,
      position,
      strength: { category: club.category },
      age: ruleset.players.youthAges,
      clubId: club.id,
      number: freeShirtNumber([...club.players, ...youths], ruleset),
    };
    youths.push(generatePlayer(random, options, ruleset));
  }
  return youths;
}

/** The place that a youth player of the academy takes: the most needed of a new squad that is not filled; none in most leagues, or where the squad is full. R-PLA-30 */
function academyPositions(squad: readonly Player[], random: Random, ruleset: Ruleset): NaturalPosition[] {
  const { youthShare, squad: sizes } = ruleset.players;
  if (squad.length >= sizes.initial || youthShare === 0 || random.next() >= youthShare) return [];
  return vacancies(squad.map(({ personalData }) => NATURAL_GROUPS[personalData.position])).slice(0, 1);
}

/** What a squad below its limits needs to be within them without those for sale: keepers first, then whatever a new squad has and it lacks. */
function lackingPositions(squad: readonly Player[], ruleset: Ruleset): NaturalPosition[] {
  const { minimum, keepers } = ruleset.players.squad;
  const held = squad.filter(({ forSale }) => !forSale).map(({ personalData }) => NATURAL_GROUPS[personalData.position]);
  const lackingKeepers = Math.max(0, keepers - held.filter((position) => position === 'GK').length);
  const inGoal = Array.from({ length: lackingKeepers }, () => 'GK' as const);
  held.push(...inGoal);
  return [...inGoal, ...vacancies(held).slice(0, Math.max(0, minimum - held.length))];
}

/** The places of a new squad that are not filled, the most needed first. */
function vacancies(held: readonly NaturalPosition[]): NaturalPosition[] {
  const spare = [...held];
  return SQUAD_POSITIONS.filter((position) => {
    const filled = spare.indexOf(position);
    if (filled !== -1) spare.splice(filled, 1);
    return filled === -1;
  });
}
