/** Whether a format can be played, and if not, where and why. */
import type { RuleError } from '../core/errors.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { TIE_BREAKERS } from '../standings/tie-breaker-names.ts';
import { stageProblem } from './check-stage.ts';
import type { Format, FormatSource, FormatStage, Span } from './format.ts';
import { sharedPlaces, stageSize } from './size.ts';
import { sharedClubs, spotsOf, unplacedEntrant } from './stage-sources.ts';

/**
 * The format, if every stage gets its clubs and every entrant one place. R-FRM-2 Refusal: formats/impossible with the
 * stage (0: the whole format) and a reason: 'stage 2 needs 8 clubs, stage 1 provides 7'.
 */
export function checkFormat(format: Format): Result<Format, RuleError<'formats/impossible'>> {
  const problem = wholeProblem(format);
  if (problem !== null) return refuse('formats/impossible', { stage: 0, reason: problem });
  const sharesClub = sharedClubs(format);
  for (const [index, stage] of format.stages.entries()) {
    const number = index + 1;
    const reason =
      idProblem(format, stage, index) ??
      sourcesProblem(format, stage.from, index) ??
      repeatProblem(format, stage, number, sharesClub) ??
      stageProblem(format, stage, index);
    if (reason !== null) return refuse('formats/impossible', { stage: number, reason });
  }
  const reason = placesProblem(format);
  return reason === null ? accept(format) : refuse('formats/impossible', { stage: 0, reason });
}

function wholeProblem({ entrants, stages, tieBreakers = [] }: Format): string | null {
  if (!Number.isInteger(entrants) || entrants < 2) return `the format has ${entrants} entrants`;
  if (stages.length === 0) return 'the format has no stage';
  const unknown = tieBreakers.find((breaker) => !TIE_BREAKERS.includes(breaker));
  return unknown === undefined ? null : `there is no tie-breaker ${unknown}`;
}

function idProblem({ stages }: Format, { id }: FormatStage, index: number): string | null {
  const first = stages.findIndex((stage) => stage.id === id);
  return first === index ? null : `stages ${first + 1} and ${index + 1} are both called ${id}`;
}

/** What is wrong with where clubs come from; `index` is the stage that takes them, null for the final places. */
function sourcesProblem(format: Format, sources: readonly FormatSource[], index: number | null): string | null {
  const taker = index === null ? 'the list of places' : `stage ${index + 1}`;
  if (sources.length === 0) return `${taker} takes no clubs`;
  for (const source of sources) {
    const span = 'stage' in source ? source.places : source.entrants;
    if (!isSpan(span)) return `${taker} takes places ${span.join(' to ')}`;
    const last = span[1];
    if (!('stage' in source)) {
      if (last > format.entrants) return `${taker} needs ${last} entrants, the format has ${format.entrants}`;
      continue;
    }
    const giver = format.stages.findIndex(({ id }) => id === source.stage);
    const stage = format.stages[giver];
    if (stage === undefined || giver >= (index ?? format.stages.length))
      return `${taker} takes clubs of ${source.stage}, which is no earlier stage`;
    // A merged stage may have fewer clubs; the list of places then goes on with its next source.
    const provided = index === null ? stageSize(stage).most : stageSize(stage).least;
    if (last > provided) return `${taker} needs ${last} clubs, stage ${giver + 1} provides ${provided}`;
    for (const edge of [span[0] - 1, last]) {
      const shared = sharedPlaces(stage).find(([first, end]) => edge >= first && edge < end);
      if (shared !== undefined)
        return `${taker} divides places ${shared.join(' to ')} of stage ${giver + 1}, which are shared`;
    }
  }
  return null;
}

function isSpan([first, last]: Span): boolean {
  return Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last;
}

function repeatProblem(
  format: Format,
  { from, merge }: FormatStage,
  number: number,
  sharesClub: ReturnType<typeof sharedClubs>,
): string | null {
  if (merge) return null;
  const spots = spotsOf(format, from);
  const isRepeated = spots.some((spot, index) => spots.slice(index + 1).some((other) => sharesClub(spot, other)));
  return isRepeated ? `stage ${number} may get a club twice` : null;
}

function placesProblem(format: Format): string | null {
  const { entrants, prizes = [], awardPlaces = [], zones = [] } = format;
  const problem = sourcesProblem(format, format.places, null);
  if (problem !== null) return problem;
  const unplaced = unplacedEntrant(format);
  if (unplaced !== null) return `entrant ${unplaced} may end without a place`;
  const named = [...prizes.map(({ place }) => place), ...awardPlaces, ...zones.flatMap(({ places }) => places)];
  const outside = named.find((place) => !Number.isInteger(place) || place < 1 || place > entrants);
  return outside === undefined ? null : `there is no place ${outside} among ${entrants} entrants`;
}
