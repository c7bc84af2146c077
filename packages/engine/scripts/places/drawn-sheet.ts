/** A side whose players' attributes say nothing of each other. */
import { createRandom, normal } from '@mundo-manager/rules/core';
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import type { FormationName } from '@mundo-manager/rules/tactics';
import type { TeamSheet } from '../../src/index.ts';
import { teamSheet } from '../../src/testing/index.ts';

const MEAN = 60;
/** Standard deviation of each attribute, points. */
export const SPREAD = 12;

const base = new Map<FormationName, TeamSheet>();

/** The attributes of the eleven by place and skill, in the order of SKILLS. */
export function drawnAttributes(seed: string): number[][] {
  const random = createRandom(`attributes ${seed}`);
  return Array.from({ length: 11 }, () => SKILLS.map(() => Math.max(15, Math.min(95, MEAN + SPREAD * normal(random)))));
}

export function drawnSheet(formation: FormationName, seed: string): TeamSheet {
  const plain = base.get(formation) ?? teamSheet({ formation, seed: 1 });
  base.set(formation, plain);
  const drawn = drawnAttributes(seed);
  const players = plain.players.map((player, place) => {
    const own = drawn[place];
    if (own === undefined) return player;
    return {
      ...player,
      attributes: Object.fromEntries(SKILLS.map((skill, at) => [skill, own[at] ?? MEAN])) as Record<Skill, number>,
    };
  });
  return { ...plain, players };
}
