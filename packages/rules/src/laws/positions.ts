import fc from 'fast-check';
import { SKILLS, type Skill } from '../players/attributes.ts';
import type { SkillSet } from '../players/skill-set.ts';
import * as ours from '../positions/index.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { attributeValueArbitrary, positionArbitrary, skillSetArbitrary } from '../testing/arbitraries/players.ts';
import { buildAttributes } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'positions';
const TOLERANCE = 1e-5;
const SIDES: Readonly<Record<string, string>> = { R: 'L', L: 'R' };

/** The same position on the other side of the pitch; a central one is its own. */
function mirrored(position: ours.Position): ours.Position {
  const other = `${SIDES[position.slice(0, 1)] ?? ''}${position.slice(1)}`;
  return ours.isPosition(other) ? other : position;
}

/** The rule set with one weight changed by as much. */
function reweighed(ruleset: Ruleset, position: ours.Position, skill: Skill, by: number): Ruleset {
  const row = ruleset.positions.weights[position];
  const weights = { ...ruleset.positions.weights, [position]: { ...row, [skill]: row[skill] + by } };
  return { ...ruleset, positions: { ...ruleset.positions, weights } };
}

export const positionsLaws: readonly Law[] = [
  {
    name: 'every position has a code of its own, counted from 1, and the natural ones a place in a squad list, which both wings share; all others come last',
    folder,
    requirements: ['R-POS-1', 'R-PLA-5'],
    property: ({ rules }) =>
      fc.property(positionArbitrary(), positionArbitrary(), (one, other) => {
        const [code, otherCode] = [rules.positionCode(one), rules.positionCode(other)];
        const inOrder = ours.NATURAL_POSITIONS.filter((position) => position !== 'RW');
        const place = inOrder.findIndex((position) => position === (one === 'RW' ? 'LW' : one));
        return (
          code >= 1 &&
          code <= ours.POSITIONS.length &&
          (code === otherCode) === (one === other) &&
          rules.squadPositionOrder(one) === 1 + (place < 0 ? inOrder.length : place)
        );
      }),
    broken: { what: 'left and right have one code', rules: { positionCode: (position) => position.length } },
  },
  {
    name: 'a position and its mirror are in the same line, and none nearer to the own goal than one with a higher code',
    folder,
    requirements: ['R-POS-9'],
    property: ({ rules }) =>
      fc.property(positionArbitrary(), positionArbitrary(), (one, other) => {
        const depth = (position: ours.Position) => ours.LINES.indexOf(rules.lineOf(position));
        const isAhead = rules.positionCode(one) <= rules.positionCode(other);
        return depth(one) >= 0 && depth(one) === depth(mirrored(one)) && (!isAhead || depth(one) >= depth(other));
      }),
    broken: {
      what: 'the left attacks',
      rules: { lineOf: (position) => (position.startsWith('L') ? 'attack' : ours.lineOf(position)) },
    },
  },
  {
    name: 'the weights of every position sum to ten, and none is below zero',
    folder,
    requirements: ['R-POS-3'],
    property: ({ ruleset }) =>
      fc.property(positionArbitrary(), (position) => {
        const weights = SKILLS.map((skill) => ruleset.positions.weights[position][skill]);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        return Math.abs(sum - ours.POSITION_WEIGHT_SUM) < TOLERANCE && weights.every((weight) => weight >= 0);
      }),
    broken: {
      what: 'a striker’s finishing counts half as much again',
      ruleset: (ruleset) => reweighed(ruleset, 'CF', 'finishing', 1),
    },
  },
  {
    name: 'a player whose skills are all alike is rated exactly that, in any position',
    folder,
    requirements: ['R-POS-3'],
    property: ({ rules, ruleset }) =>
      fc.property(attributeValueArbitrary(), positionArbitrary(), (value, position) => {
        const skills = buildAttributes(Object.fromEntries(SKILLS.map((skill) => [skill, value])));
        return Math.abs(rules.positionRating(skills, position, ruleset) - value) < TOLERANCE;
      }),
    broken: {
      what: 'ratings are rounded to whole numbers',
      rules: {
        positionRating: (skills, position, ruleset) => Math.round(ours.positionRating(skills, position, ruleset)),
      },
    },
  },
  {
    name: 'a better skill never lowers a rating',
    folder,
    requirements: ['R-POS-3'],
    property: ({ rules, ruleset }) =>
      fc.property(skillSetArbitrary(), positionArbitrary(), attributeValueArbitrary(), (skills, position, value) => {
        const before = rules.positionRating(skills, position, ruleset);
        return SKILLS.every((skill) => {
          const better: SkillSet = { ...skills, [skill]: Math.max(skills[skill], value) };
          return rules.positionRating(better, position, ruleset) >= before;
        });
      }),
    broken: {
      what: 'only defenders may head well',
      ruleset: (ruleset) =>
        (['DM', 'RDM', 'LDM', 'CM', 'RCM', 'LCM', 'AM'] as const).reduce(
          (changed, position) => reweighed(changed, position, 'heading', -1),
          ruleset,
        ),
    },
  },
  {
    name: 'a player rates alike on the right and on the left',
    folder,
    requirements: ['R-POS-4'],
    property: ({ rules, ruleset }) =>
      fc.property(
        skillSetArbitrary(),
        positionArbitrary(),
        (skills, position) =>
          rules.positionRating(skills, position, ruleset) === rules.positionRating(skills, mirrored(position), ruleset),
      ),
    broken: {
      what: 'right-backs are judged by their crossing and left-backs less so',
      ruleset: (ruleset) => reweighed(reweighed(ruleset, 'LB', 'crossing', -0.5), 'LB', 'marking', 0.5),
    },
  },
  {
    name: 'goalkeeping makes no player better outside the goal',
    folder,
    requirements: ['R-POS-4'],
    property: ({ rules, ruleset }) =>
      fc.property(skillSetArbitrary(), positionArbitrary(), (skills, position) => {
        const clumsy: SkillSet = { ...skills, handling: 0, oneOnOnes: 0, reflexes: 0 };
        const without = rules.positionRating(clumsy, position, ruleset);
        return position === 'GK' || without === rules.positionRating(skills, position, ruleset);
      }),
    broken: {
      what: 'centre-backs are judged by their reflexes',
      ruleset: (ruleset) => reweighed(reweighed(ruleset, 'CB', 'marking', -1), 'CB', 'reflexes', 1),
    },
  },
  {
    name: 'the reasons of a rating sum to it, the largest first',
    folder,
    requirements: ['R-POS-8'],
    property: ({ rules, ruleset }) =>
      fc.property(skillSetArbitrary(), positionArbitrary(), (skills, position) => {
        const shares = rules.positionRatingBreakdown(skills, position, ruleset).map(({ share }) => share);
        const sum = shares.reduce((total, share) => total + share, 0);
        const falling = shares.every((share, index) => share <= (shares[index - 1] ?? share));
        return falling && Math.abs(sum - rules.positionRating(skills, position, ruleset)) < TOLERANCE;
      }),
    broken: {
      what: 'only the five largest reasons are given',
      rules: {
        positionRatingBreakdown: (skills, position, ruleset) =>
          ours.positionRatingBreakdown(skills, position, ruleset).slice(0, 5),
      },
    },
  },
  {
    name: 'a higher attribute never has a worse colour, and a match rating has the colour of ten times itself',
    folder,
    requirements: ['R-POS-6', 'R-POS-7'],
    property: ({ rules, ruleset }) =>
      fc.property(attributeValueArbitrary(), attributeValueArbitrary(), (one, other) => {
        const rank = (value: number) => ours.RATING_COLOURS.indexOf(rules.attributeColour(value, ruleset));
        const { matchRatingMaximum } = ruleset.positions;
        const rating = (one / 100) * matchRatingMaximum;
        return (
          rank(Math.max(one, other)) <= rank(Math.min(one, other)) &&
          rules.ratingColour(rating, ruleset) === rules.attributeColour(rating * 10, ruleset)
        );
      }),
    broken: {
      what: 'match ratings are coloured as if they were out of 100',
      rules: { ratingColour: (value, ruleset) => ours.attributeColour(value, ruleset) },
    },
  },
];
