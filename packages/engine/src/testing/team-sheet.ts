/** Team sheets for tests, examples and calibration: legal, varied, and the same for the same seed. */
import { createRandom, normal } from '@mundo-manager/rules/core';
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { NATURAL_GROUPS, POSITION_WEIGHTS } from '@mundo-manager/rules/positions';
import { type FormationName, formationSlots } from '@mundo-manager/rules/tactics';
import type { MatchInput, SheetPlayer, TeamSheet } from '../input/team-sheet.ts';

export interface TeamSheetOptions {
  /** Mean overall of the side, 0–100. Default 60. */
  readonly strength?: number;
  /** Default 442. */
  readonly formation?: FormationName;
  /** Decides who the players are. Default 1. */
  readonly seed?: number;
  /** How far players and their skills differ, standard deviation. Default 6. */
  readonly spread?: number;
  /** Outfield players are as good at what their position does not ask for: each can play anywhere. Default false. */
  readonly versatile?: boolean;
}

/** Weights of the bench: a keeper, then a defender, midfielders and attackers. */
const BENCH = ['GK', 'CB', 'RB', 'DM', 'CM', 'LW', 'CF'] as const;

/** Eighteen players at the places of a formation; no instructions, no fatigue, no planned substitutions. */
export function teamSheet(options: TeamSheetOptions = {}): TeamSheet {
  const { strength = 60, formation = '442', seed = 1, spread = 6, versatile = false } = options;
  const random = createRandom(`team ${seed}`);
  const id = `team-${seed}`;
  const positions = [...formationSlots(formation).map(({ position }) => position), ...BENCH];
  const players = positions.map((position, place): SheetPlayer => {
    const level = strength + normal(random) * spread * 0.5;
    const weights = POSITION_WEIGHTS[NATURAL_GROUPS[position]];
    const drawn = SKILLS.map(
      (skill) => [skill, level + (versatile || weights[skill] > 0 ? 0 : -12) + normal(random) * spread] as const,
    );
    const keeper = position === 'GK';
    const attributes = drawn.map(([skill, value]) => {
      const foreign = keeper !== isGoalkeeping(skill) && (keeper || isGoalkeeping(skill)) && weights[skill] === 0;
      return [skill, clamped(foreign ? value - 15 : value)] as const;
    });
    return {
      id: `${id}-${place + 1}`,
      number: place + 1,
      name: `${position} ${seed}`,
      attributes: Object.fromEntries(attributes) as Record<Skill, number>,
      condition: 95,
      morale: 60,
    };
  });
  return {
    club: { id, name: `Time ${seed}` },
    tactic: {
      formation,
      places: players.map((player, place) => ({ id: String(place), playerId: player.id })),
      playersInstructions: [],
      teamInstructions: [],
      setPieces: [],
      substitutions: [],
    },
    players,
    boosterId: null,
    speech: { attacking: 1, defending: 1, spirit: 1, focus: 1, boosters: 1 },
  };
}

/** A match of two sheets. Where both were made from one seed, the away side gets other names, so that no player plays twice. */
export function matchInput(home: TeamSheet, away: TeamSheet): MatchInput {
  return { home, away: home.club.id === away.club.id ? renamed(away) : away, venue: home.club.name };
}

function renamed(sheet: TeamSheet): TeamSheet {
  const id = (old: string) => `visitor-${old}`;
  return {
    ...sheet,
    club: { id: id(sheet.club.id), name: `${sheet.club.name} B` },
    players: sheet.players.map((player) => ({ ...player, id: id(player.id) })),
    tactic: {
      ...sheet.tactic,
      places: sheet.tactic.places.map((place) => ({
        ...place,
        playerId: place.playerId === null ? null : id(place.playerId),
      })),
      substitutions: sheet.tactic.substitutions.map((change) => ({
        ...change,
        playerIn: id(change.playerIn),
        playerOut: id(change.playerOut),
      })),
    },
  };
}

function isGoalkeeping(skill: Skill): boolean {
  return skill === 'handling' || skill === 'oneOnOnes' || skill === 'reflexes';
}

function clamped(value: number): number {
  return Math.max(1, Math.min(99, Math.round(value * 10) / 10));
}
