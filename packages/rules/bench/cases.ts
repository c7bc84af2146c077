/** What is measured: rules that a server runs often, each over growing amounts of work. */

import { generateSquad } from '../src/club-creation/squad.ts';
import { conditionAfterMatch } from '../src/condition/match.ts';
import { conditionAfterRecovery } from '../src/condition/recovery.ts';
import { createRandom } from '../src/core/random.ts';
import { accept } from '../src/core/result.ts';
import { ALPHA } from '../src/ruleset/alpha.ts';
import { sponsorshipOffers } from '../src/sponsorship/offers.ts';
import { tableFromMatches } from '../src/standings/table.ts';
import { orderStandings } from '../src/standings/tie-breakers.ts';
import { autoPick } from '../src/tactics/auto-pick.ts';
import { editDraft, openDraft, undoEdit } from '../src/tactics/draft-history.ts';
import type { TacticEdit } from '../src/tactics/edit-tactic.ts';
import { FORMATION_NAMES } from '../src/tactics/formations.ts';
import { buildClub, buildMatch, buildSquad, buildTactic } from '../src/testing/builders.ts';
import { randomRows, randomSeason } from './random-season.ts';

/** One rule with one amount of work. */
export interface Case {
  readonly rule: string;
  /** What the items are, in the plural. */
  readonly unit: string;
  readonly items: number;
  /** Longest median time of one run, in milliseconds. */
  readonly budget?: number;
  readonly work: () => unknown;
}

const NOW = 1_700_000_000_000;

export const CASES: readonly Case[] = [
  ordering(20, 0.005),
  ordering(2000),
  ordering(100_000, 60),
  season(10),
  season(20),
  season(100),
  offers(100),
  offers(10_000),
  condition(1000),
  condition(100_000),
  lineUps(25, 1),
  lineUps(25, FORMATION_NAMES.length),
  lineUps(40, FORMATION_NAMES.length),
  draft(100),
  draft(1000),
  draft(10_000),
];

function ordering(items: number, budget?: number): Case {
  const rows = randomRows(items);
  const lots = rows.map(({ clubId }) => clubId);
  return {
    rule: 'orderStandings',
    unit: 'rows',
    items,
    work: () => orderStandings({ rows, lots }, ALPHA),
    ...(budget ? { budget } : {}),
  };
}

/** The table of a double round robin. */
function season(clubCount: number): Case {
  const { clubs, matches } = randomSeason(clubCount);
  return {
    rule: 'tableFromMatches',
    unit: 'matches',
    items: matches.length,
    work: () => tableFromMatches(clubs, matches),
  };
}

function offers(items: number): Case {
  const club = buildClub({
    lastMatches: Array.from({ length: 5 }, (_, index) =>
      buildMatch({ status: 'finished', date: NOW - index, home: { score: index }, away: { score: 2 } }),
    ),
  });
  const input = { ...club, clubId: club.id, now: NOW };
  return {
    rule: 'sponsorshipOffers',
    unit: 'clubs',
    items,
    work: () => repeat(items, () => sponsorshipOffers(input, ALPHA).length),
  };
}

/** A match and a night of rest. */
function condition(items: number): Case {
  return {
    rule: 'conditionAfterMatch, conditionAfterRecovery',
    unit: 'players',
    items,
    work: () =>
      repeat(items, (index) => {
        const stamina = index % 100;
        const tired = conditionAfterMatch(90, { stamina, positionCode: 1 + (index % 24), factor: 1 }, ALPHA);
        return conditionAfterRecovery(tired, { stamina, amount: 5 }, ALPHA);
      }),
  };
}

function lineUps(playerCount: number, items: number): Case {
  const players = generateSquad(
    createRandom('squad'),
    {
      category: 'Várzea',
      clubId: 'c1',
      now: NOW,
      size: playerCount,
    },
    ALPHA,
  );
  const formations = FORMATION_NAMES.slice(0, items);
  return {
    rule: `autoPick of ${playerCount} players`,
    unit: 'formations',
    items,
    work: () => formations.map((formation) => autoPick(players, formation, ALPHA)),
  };
}

/** Edits of a tactic, every fifth of them undone. */
function draft(items: number): Case {
  const players = buildSquad();
  const saved = buildTactic(players);
  const edits: readonly TacticEdit[] = [
    { type: 'swap-places', places: ['3', '9'] },
    { type: 'change-formation', formation: '442' },
    { type: 'swap-places', places: ['5', '14'] },
    { type: 'change-formation', formation: '433Wide' },
  ];
  return {
    rule: 'editDraft, undoEdit',
    unit: 'draft events',
    items,
    work: () => {
      let history = openDraft(saved);
      for (let index = 0; index < items; index++) {
        const edit = edits[index % 5];
        const next = edit ? editDraft(history, edit, players, ALPHA) : accept(undoEdit(history));
        if (!next.ok) throw new Error(next.error.code);
        history = next.value;
      }
      return history;
    },
  };
}

/** Does it so many times and keeps a sum, so that nothing can be left out as unused. */
function repeat(times: number, work: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < times; index++) sum += work(index);
  return sum;
}
