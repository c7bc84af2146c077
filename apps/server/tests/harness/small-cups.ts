import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';

const { competitions } = ALPHA;
const { cups } = competitions;

/** One category with leagues and cups of four clubs, and a special of two. */
export const SMALL_CUPS: Ruleset = {
  ...ALPHA,
  competitions: {
    ...competitions,
    leagueClubs: 4,
    promotedClubs: 0,
    relegatedClubs: 0,
    cups: { ...cups, clubs: { ...cups.clubs, 'MM Cup': 4, 'MM Special': 2 } },
  },
};
