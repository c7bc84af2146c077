/** What an operator may still change before he stores a root, all of the same strength on the pitch. */
import { createRandom, type Random, shuffled } from '@mundo-manager/rules/core';
import type { TeamSheet } from '../../src/index.ts';

/** One choice of line-up, words, order and delay. */
export interface AttackCandidate {
  readonly sheet: TeamSheet;
  /** How many other sheets of the moment are sealed before his. */
  readonly place: number;
  /** Milliseconds from kick-off until he stores the root. */
  readonly delay: number;
}

const CANDIDATES = 20;
/** Other matches of the same moment. */
export const OTHER_MATCHES = 3;
const STARTERS = 11;
const LONGEST_DELAY_S = 27;

/** The sheet with a bench of twins: each reserve has the attributes, condition and morale of one starter. */
export function withTwins(sheet: TeamSheet): TeamSheet {
  const players = sheet.players.map((player, at) => {
    const starter = sheet.players[at - STARTERS];
    if (starter === undefined) return player;
    const { attributes, condition, morale } = starter;
    return { ...player, attributes, condition, morale };
  });
  return { ...sheet, players };
}

/** The candidates of one attempt: twins change places, words and orders are shuffled, the root waits some seconds. */
export function candidatesOf(sheet: TeamSheet, seed: string): readonly AttackCandidate[] {
  const random = createRandom(seed);
  return Array.from({ length: CANDIDATES }, () => ({
    sheet: { ...sheet, club: { ...sheet.club, name: word(random) }, ...lineUp(sheet, random) },
    place: Math.floor(random.next() * (OTHER_MATCHES + 1)),
    delay: 1_000 * Math.floor(random.next() * (LONGEST_DELAY_S + 1)),
  }));
}

function lineUp({ tactic, players }: TeamSheet, random: Random): Pick<TeamSheet, 'tactic' | 'players'> {
  const other = new Map<string, string>();
  for (const [at, { id }] of players.slice(STARTERS).entries()) {
    const starter = players[at]?.id ?? '';
    if (random.next() < 0.5) other.set(id, starter).set(starter, id);
  }
  const places = tactic.places.map((place) => ({
    ...place,
    playerId: other.get(place.playerId ?? '') ?? place.playerId,
  }));
  const named = players.map((player) => ({ ...player, name: word(random) }));
  return { tactic: { ...tactic, places }, players: shuffled(random, named) };
}

function word(random: Random): string {
  return Math.floor(random.next() * 36 ** 6).toString(36);
}
