/** The share of the points that the strength table of real football gives a side of less overall. */
import { STRENGTH } from '../calibration/rows/results.ts';
import { ELO_A_POINT, HOME_ELO } from '../calibration/strength.ts';

/** Wins, draws and losses (%) of the favourite by Elo gap: equals share what the row of the smallest gap gives. */
const KNOTS = STRENGTH.map(([low, high, wins, draws, losses], at) =>
  at === 0
    ? { elo: 0, wins: (wins + losses) / 2, draws, losses: (wins + losses) / 2 }
    : { elo: (low + high) / 2, wins, draws, losses },
);

/** Share (%) of the points of both sides for the side whose mean rating is `drop` points lower, half of its matches at home. */
export function expectedShare(drop: number): number {
  const [home, away] = [HOME_ELO, -HOME_ELO].map((ground) => resultsAt(ground - drop * ELO_A_POINT));
  if (home === undefined || away === undefined) return Number.NaN;
  const own = 3 * (home.wins + away.wins) + home.draws + away.draws;
  const rival = 3 * (home.losses + away.losses) + home.draws + away.draws;
  return (100 * own) / (own + rival);
}

function resultsAt(elo: number): { wins: number; draws: number; losses: number } {
  if (elo < 0) {
    const { wins, draws, losses } = resultsAt(-elo);
    return { wins: losses, draws, losses: wins };
  }
  const next = KNOTS.findIndex((knot) => knot.elo > elo);
  const [from, to] = [KNOTS[(next === -1 ? KNOTS.length : next) - 1], KNOTS[next === -1 ? KNOTS.length - 1 : next]];
  if (from === undefined || to === undefined) throw new RangeError(`no row for ${elo}`);
  const share = to.elo === from.elo ? 0 : (elo - from.elo) / (to.elo - from.elo);
  const between = (one: number, other: number) => one + share * (other - one);
  return {
    wins: between(from.wins, to.wins),
    draws: between(from.draws, to.draws),
    losses: between(from.losses, to.losses),
  };
}
