/** Laws of a player's value and salary. */
import fc from 'fast-check';
import { CATEGORIES } from '../clubs/category.ts';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../players/index.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { attributeValueArbitrary, playerArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

const folder = 'players';

const now = BUILT_AT;

const withPlayers = (ruleset: Ruleset, players: Partial<Ruleset['players']>): Ruleset => ({
  ...ruleset,
  players: { ...ruleset.players, ...players },
});

const allSkills = (value: number) => Object.fromEntries(ours.SKILLS.map((skill) => [skill, value]));

/** A club whose league has ended. */
const leagueEnds = (
  subject: Subject,
  holds: (end: { readonly before: Club; readonly after: Club; readonly retired: readonly Player[] }) => boolean,
) =>
  fc.property(marketClubArbitrary('c1', subject.ruleset), fc.nat(), (before, seed) => {
    const { club, retired } = subject.rules.endOfLeague({ club: before, now }, createRandom(seed), subject.ruleset);
    return holds({ before, after: club, retired });
  });

export const playerAppraisalLaws: readonly Law[] = [
  {
    name: 'of two players of one age and room to grow, the better is never cheaper and never earns less',
    folder,
    requirements: ['R-PLA-10', 'R-PLA-11'],
    property: ({ rules, ruleset }) =>
      fc.property(
        playerArbitrary(),
        attributeValueArbitrary(),
        attributeValueArbitrary(),
        fc.nat(20),
        (player, one, other, room) => {
          const rated = (rating: number): Player => ({
            ...player,
            attributes: { ...player.attributes, ...allSkills(rating), potential: rating + room },
          });
          const [worse, better] = [rated(Math.min(one, other)), rated(Math.max(one, other))];
          return (
            rules.marketValue(better, now, ruleset) >= rules.marketValue(worse, now, ruleset) &&
            rules.weeklySalary(better, ruleset) >= rules.weeklySalary(worse, ruleset) &&
            CATEGORIES.every(
              (category) =>
                rules.categorySalary(better, category, ruleset) >= rules.categorySalary(worse, category, ruleset),
            )
          );
        },
      ),
    broken: {
      what: 'stars play for the honour',
      ruleset: (ruleset) => {
        const { salary } = ruleset.players;
        const overall = [...salary.overall, { at: 101, value: 0 }].filter(({ at }) => at !== 100);
        return withPlayers(ruleset, { salary: { ...salary, overall } });
      },
    },
  },
  {
    name: 'value and salary are whole and above zero',
    folder,
    requirements: ['R-PLA-10', 'R-PLA-11'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), (player) => {
        const amounts = [rules.marketValue(player, now, ruleset), rules.weeklySalary(player, ruleset)];
        return amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0);
      }),
    broken: {
      what: 'values are rounded to cents',
      ruleset: (ruleset) => withPlayers(ruleset, { marketValue: { ...ruleset.players.marketValue, step: 0.01 } }),
    },
  },
  {
    name: 'after a league every player is worth and earns what his appraisal says',
    folder,
    requirements: ['R-PLA-12'],
    property: (subject) =>
      leagueEnds(subject, ({ after }) =>
        after.players.every(
          (player) =>
            player.marketValue === subject.rules.marketValue(player, now, subject.ruleset) &&
            player.salary === subject.rules.categorySalary(player, after.category, subject.ruleset),
        ),
      ),
    broken: {
      what: 'a league ends with careers alone',
      rules: { endOfLeague: ours.retirePlayers },
    },
  },
];
