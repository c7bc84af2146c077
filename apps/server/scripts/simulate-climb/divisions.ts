/** What becomes of clubs that are promoted or relegated, all of them run by bots. R-ECO-8 */
import { CATEGORIES, type KnownCategory } from '@mundo-manager/rules/clubs';
import { movementOf } from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { EconomyWorld } from '../simulate-economy/economy-world.ts';
import { playByModel } from '../simulate-economy/quick-model.ts';

const POINTS_PER_WIN = 3;
/** Seasons after a relegation in which a club has to pay its wages. */
const LEAN_SEASONS = 2;
/** Seasons in which the first clubs find their level; they are not counted. */
const SETTLING = 2;

/** A promoted club's first season above. */
interface Promoted {
  readonly category: string;
  readonly staysUp: boolean;
  /** Of the most points that a club can win in a season. */
  readonly pointsShare: number;
}

/** The seasons after a relegation. */
interface Relegated {
  readonly category: string;
  readonly paysWages: boolean;
}

export interface Movements {
  readonly promoted: readonly Promoted[];
  readonly relegated: readonly Relegated[];
}

/** Plays so many seasons of one league in each category. */
export function playDivisions(seasons: number, seed: string, ruleset: Ruleset): Movements {
  const clubs = ruleset.competitions.leagueClubs * CATEGORIES.length;
  const categories: readonly KnownCategory[] = CATEGORIES;
  const world = new EconomyWorld({ seasons, clubs, seed, categories, quick: true }, ruleset, playByModel);
  const inDebt = watchDebt(world);
  const promoted: Promoted[] = [];
  const relegated: { readonly clubId: string; readonly category: string; readonly season: number }[] = [];
  let newcomers: ReadonlySet<string> = new Set();
  for (let season = 1; season <= seasons; season++) {
    world.playSeason();
    const climbers = new Set<string>();
    for (const { category, table } of world.leagues) {
      const most = POINTS_PER_WIN * 2 * (table.length - 1);
      for (const [index, { clubId, points }] of table.entries()) {
        const movement = movementOf({ category, place: index + 1, clubs: table.length }, ruleset);
        if (newcomers.has(clubId) && season > SETTLING) {
          promoted.push({ category, staysUp: movement !== 'relegated', pointsShare: points / most });
        }
        if (movement === 'promoted') climbers.add(clubId);
        if (movement === 'relegated' && season > SETTLING) relegated.push({ clubId, category, season });
      }
    }
    newcomers = climbers;
  }
  const watched = relegated.filter(({ season }) => season + LEAN_SEASONS <= seasons);
  return {
    promoted,
    relegated: watched.map(({ clubId, category, season }) => ({
      category,
      paysWages: ![1, 2].some((later) => inDebt.has(`${season + later} ${clubId}`)),
    })),
  };
}

/** Notes every season of every club in which a payday has left it in debt. */
function watchDebt({ population }: EconomyWorld): ReadonlySet<string> {
  const inDebt = new Set<string>();
  const apply = population.apply.bind(population);
  population.apply = (outcome) => {
    apply(outcome);
    const { id, paydaysInDebt = 0 } = outcome.club;
    if (paydaysInDebt > 0) inDebt.add(`${population.season} ${id}`);
  };
  return inDebt;
}
