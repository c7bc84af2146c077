/** Small valid aggregates for tests: say only what the test is about. */

import type { Club } from '../clubs/club.ts';
import type { Emblem } from '../clubs/emblem.ts';
import type { Kit } from '../clubs/kit.ts';
import type { Competition, Entrant } from '../competitions/competition.ts';
import type { Match, MatchSide } from '../competitions/match.ts';
import { unplayedSide } from '../competitions/match-side.ts';
import { ATTRIBUTE_GROUPS } from '../players/attributes.ts';
import type { Player, PlayerAttributes } from '../players/player.ts';
import type { Position } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { placeIds } from '../tactics/line-ups.ts';
import { newTactic } from '../tactics/new-tactic.ts';
import type { Tactic } from '../tactics/tactic.ts';

/** 2026-03-02T12:00:00Z, a Monday: the moment at which built aggregates live. */
export const BUILT_AT = 1_772_452_800_000;

/** A plain emblem. */
export function buildEmblem(changes: Partial<Emblem> = {}): Emblem {
  return {
    shape: 0,
    symbol: 0,
    pattern: 0,
    border: 0,
    primary: '#12683f',
    secondary: '#f6f7f2',
    tertiary: '#f4c21c',
    ...changes,
  };
}

/** A black and white kit. */
export function buildKit(changes: Partial<Kit> = {}): Kit {
  return { id: 0, imageName: 't01-casa', primary: '#1a1d1c', secondary: '#f6f7f2', tertiary: '#c4202b', ...changes };
}

/** Attributes of 60 each, potential 80, condition 100, morale 70. */
export function buildAttributes(changes: Partial<PlayerAttributes> = {}): PlayerAttributes {
  const skills = Object.values(ATTRIBUTE_GROUPS)
    .flat()
    .map((name) => [name, 60]);
  return { ...Object.fromEntries(skills), potential: 80, condition: 100, morale: 70, exp: 0, ...changes };
}

/** What a built player has of his own. */
export interface PlayerChanges extends Partial<Omit<Player, 'attributes' | 'personalData'>> {
  readonly name?: string;
  readonly position?: Position;
  readonly dob?: number;
  readonly attributes?: Partial<PlayerAttributes>;
}

/** A player of 24 who is not for sale; shirt number and id come from `number`. */
export function buildPlayer(changes: PlayerChanges = {}): Player {
  const { name, position, dob, attributes, ...rest } = changes;
  const number = rest.number ?? 10;
  return {
    id: `p${number}`,
    club: 'c1',
    number,
    forSale: false,
    marketValue: 200_000,
    salary: 2_000,
    personalData: {
      name: name ?? `Jogador ${number}`,
      position: position ?? 'CM',
      dob: dob ?? 1_011_052_800_000,
      country: 'BR',
    },
    attributes: buildAttributes(attributes),
    attributeBoosters: [1, 2, 3].map((slotId) => ({ slotId, status: 'locked' as const })),
    statistics: { matches: 0, goals: 0, assists: 0, ratings: [] },
    ...rest,
  };
}

const SQUAD_POSITIONS: readonly Position[] = [
  'GK',
  'RB',
  'CB',
  'CB',
  'LB',
  'DM',
  'CM',
  'CM',
  'RW',
  'LW',
  'CF',
  'GK',
  'CB',
  'RB',
  'DM',
  'CM',
  'AM',
  'CF',
  'LB',
  'CM',
  'LW',
];

/**
 * Players numbered from 1, default 21; the first eleven are a 4-3-3, the first eighteen fill all of Alpha’s places.
 * From the 22nd on positions recur.
 */
export function buildSquad(clubId = 'c1', size = SQUAD_POSITIONS.length): Player[] {
  return Array.from({ length: size }, (_, index) => {
    const position = SQUAD_POSITIONS[index % SQUAD_POSITIONS.length];
    return buildPlayer({
      number: index + 1,
      id: `${clubId}-p${index + 1}`,
      club: clubId,
      ...(position && { position }),
    });
  });
}

/** Players in the given order in the places of the rule set, neutral instructions, no named takers, no substitutions. */
export function buildTactic(
  players: readonly Player[] = buildSquad(),
  changes: Partial<Tactic> = {},
  ruleset?: Ruleset,
): Tactic {
  const places = placeIds(ruleset ?? ALPHA).map((id, place) => ({ id, playerId: players[place]?.id ?? null }));
  return { ...newTactic('433Wide', places), ...changes };
}

/** A Várzea club with 21 players, $ 500.000, 50 credits and everything at level 1. */
export function buildClub(changes: Partial<Club> = {}): Club {
  const id = changes.id ?? 'c1';
  const players = changes.players ?? buildSquad(id);
  const tactic = buildTactic(players);
  return {
    id,
    name: `Clube ${id}`,
    emblem: buildEmblem(),
    uniform: buildKit(),
    category: 'Várzea',
    createdAt: BUILT_AT,
    manager: {
      name: 'Treinador',
      level: 1,
      exp: 0,
      skillPoints: 0,
      skills: {
        training: { attacking: 1, defending: 1, heading: 1, physical: 1, goalkeeping: 1, ballControl: 1 },
        speech: { attacking: 1, defending: 1, spirit: 1, focus: 1, boosters: 1 },
      },
    },
    facilities: { stadium: { name: `Estádio ${id}`, level: 1 }, recoveryCenter: 1, gym: 1, trainingGround: 1 },
    finances: { totalMoney: 500_000, credits: 50, reports: [], sponsorship: null },
    dailyRewards: { moneyCollectionDate: BUILT_AT, itemCollectionDate: BUILT_AT },
    rests: { value: 0, lastUpdate: BUILT_AT },
    marketSearches: { value: 0, lastUpdate: BUILT_AT },
    competitions: { current: [] },
    lastMatches: [],
    playerBoosters: [],
    matchBoosters: [],
    awards: [],
    tactics: { A: tactic, B: tactic, C: tactic },
    defaultTactic: 'A',
    ...changes,
    players,
  };
}

/** c1, before the match. */
export function buildMatchSide(changes: Partial<MatchSide> = {}): MatchSide {
  const id = changes.id ?? 'c1';
  const identity = { id, clubName: `Clube ${id}`, clubEmblem: buildEmblem(), tacticName: 'A' } as const;
  return { ...unplayedSide(identity), ...changes };
}

/** What a built match has of its own. */
export interface MatchChanges extends Partial<Omit<Match, 'home' | 'away'>> {
  readonly home?: Partial<MatchSide>;
  readonly away?: Partial<MatchSide>;
}

/** c1 against c2 in round 1 of a league, an hour after BUILT_AT, not started. */
export function buildMatch(changes: MatchChanges = {}): Match {
  const { home, away, ...rest } = changes;
  return {
    id: 'm1',
    competitionId: 'l1',
    competitionName: 'MM League',
    round: 1,
    date: BUILT_AT + 3_600_000,
    venue: 'Estádio c1',
    status: 'not started',
    replayId: null,
    attendance: 0,
    ticketSales: 0,
    home: buildMatchSide({ id: 'c1', ...home }),
    away: buildMatchSide({ id: 'c2', ...away }),
    ...rest,
  };
}

/** An entrant who joined at BUILT_AT. */
export function buildEntrant(clubId = 'c1', changes: Partial<Entrant> = {}): Entrant {
  return { clubId, clubName: `Clube ${clubId}`, clubEmblem: buildEmblem(), joinedAt: BUILT_AT, ...changes };
}

/** The first Várzea league, open, without entrants or matches. */
export function buildCompetition(changes: Partial<Competition> = {}): Competition {
  return {
    id: 'l1',
    name: 'MM League',
    number: 1,
    category: 'Várzea',
    status: 'open',
    phase: '',
    entrants: [],
    table: [],
    matches: {},
    ...changes,
  };
}
