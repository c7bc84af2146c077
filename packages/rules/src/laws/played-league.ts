/** Generated input of laws: a finished league, for archives and records. */
import { HOUR } from '../clock/constants.ts';
import type { Competition } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import { competitionTable } from '../competitions/table.ts';
import { createRandom, type Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BUILT_AT, buildCompetition, buildEntrant, buildMatch, buildSquad } from '../testing/builders.ts';

/** Its clubs. */
export const IDS = ['a', 'b', 'c', 'd'];

/** A side with so many goals, scored by players of its own squad, all of whom have a rating. */
function playedSide(clubId: string, random: Random) {
  const score = Math.floor(random.next() * 5);
  const eleven = buildSquad(clubId, 11).map(({ id, number, personalData: { name } }) => ({ id, number, name }));
  const anyone = () => eleven[Math.floor(random.next() * eleven.length)] ?? { id: '', number: 0, name: '' };
  return {
    id: clubId,
    score,
    goals: Array.from({ length: score }, (_, minutes) => ({ ...anyone(), minutes })),
    assists: Array.from({ length: score }, anyone),
    playTime: 1 + Math.floor(random.next() * 1_000),
    playerScore: eleven.map((player) => ({ ...player, value: random.next() * 10 })),
  };
}

/** A finished double round of four clubs. */
export function playedLeague(seed: number, ruleset: Ruleset): Competition {
  const random = createRandom(seed);
  const pairs = IDS.flatMap((home) => IDS.filter((away) => away !== home).map((away) => [home, away] as const));
  const matches = pairs.map(
    ([home, away], index): Match =>
      buildMatch({
        id: `m${index}`,
        date: BUILT_AT + index * HOUR,
        status: 'finished',
        attendance: Math.floor(random.next() * 5_000),
        home: playedSide(home, random),
        away: playedSide(away, random),
      }),
  );
  const league = buildCompetition({
    status: 'finished',
    entrants: IDS.map((id) => buildEntrant(id)),
    forecast: IDS.map((clubId) => ({ clubId, strength: 50 })),
    matches: Object.fromEntries(matches.map((match) => [match.id, match])),
  });
  return { ...league, table: competitionTable(league, ruleset) };
}
