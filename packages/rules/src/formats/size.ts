/** How many clubs a stage has, and which of its places are shared. */
import { knockOutLosers } from './bracket.ts';
import type { FormatStage, Span } from './format.ts';

/** Fewest and most clubs: they differ where sources that may name the same club are merged. */
export function stageSize({ from, merge }: FormatStage): { readonly least: number; readonly most: number } {
  const counts = from.map((source) => {
    const [first, last] = 'stage' in source ? source.places : source.entrants;
    return last - first + 1;
  });
  const most = counts.reduce((sum, count) => sum + count, 0);
  return { least: merge ? Math.max(...counts) : most, most };
}

/** Runs of places that several clubs share: the winners of a knock-out, and the losers of each of its rounds. */
export function sharedPlaces(stage: FormatStage): Span[] {
  if (stage.kind !== 'knock-out') return [];
  const spans: Span[] = [];
  let above = 0;
  for (const count of [stage.winners, ...knockOutLosers(stageSize(stage).most, stage.winners).reverse()]) {
    if (count > 1) spans.push([above + 1, above + count]);
    above += count;
  }
  return spans;
}
