/** Whether a stage can be played with the clubs that it gets. */
import { bracketRounds } from './bracket.ts';
import type {
  Format,
  FormatStage,
  GroupsStage,
  KnockOutStage,
  LeaguePhaseStage,
  LeagueStage,
  SlotPairing,
  TableStage,
  TieLevel,
} from './format.ts';
import { groupNames } from './group-names.ts';
import { stageSize } from './size.ts';
import { combinations, isThirdsSlot, mayTake, thirdsPlacer } from './third-place-slots.ts';

/** Why the stage can't be played; null if it can. Its sources are right already. */
export function stageProblem(format: Format, stage: FormatStage, index: number): string | null {
  const name = `stage ${index + 1}`;
  const earlier = format.stages.slice(0, index);
  switch (stage.kind) {
    case 'league':
      return leagueProblem(stage, name, earlier);
    case 'league-phase':
      return leaguePhaseProblem(stage, name);
    case 'groups':
      return groupsProblem(stage, name);
    case 'table':
      return tableProblem(stage, name, earlier);
    case 'knock-out':
      return knockOutProblem(stage, name, earlier);
  }
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1;

function leagueProblem(stage: LeagueStage, name: string, earlier: readonly FormatStage[]): string | null {
  const { meetings, mirrors, carries = [] } = stage;
  const { least } = stageSize(stage);
  if (least < 2) return `${name} is a league of ${least} clubs`;
  if (!isCount(meetings)) return `${name} has ${meetings} meetings`;
  const unknown = unknownStage(carries, earlier);
  if (unknown !== undefined) return `${name} carries the matches of ${unknown}, which is no earlier stage`;
  if (mirrors === undefined) return null;
  const mirrored = earlier.find(({ id }) => id === mirrors);
  const isMirror =
    mirrored?.kind === 'league' &&
    mirrored.meetings === meetings &&
    JSON.stringify(mirrored.from) === JSON.stringify(stage.from);
  return isMirror ? null : `${name} mirrors ${mirrors}, which is no earlier league of the same clubs`;
}

function leaguePhaseProblem(stage: LeaguePhaseStage, name: string): string | null {
  const { pots, opponents, merge } = stage;
  const { most } = stageSize(stage);
  if (merge) return `${name} has pots and merges its sources`;
  if (!isCount(pots) || pots % 2 === 1) return `${name} has ${pots} pots, which is no even number`;
  if (most % pots !== 0) return `${name} has ${most} clubs for ${pots} pots`;
  const size = most / pots;
  if (opponents === 1) return size % 2 === 0 ? null : `${name} has pots of ${size} clubs, one of which has no opponent`;
  if (opponents !== 2) return `${name} has ${opponents} opponents of each pot`;
  return size >= 3 ? null : `${name} has pots of ${size} clubs, too few for two opponents`;
}

function groupsProblem(stage: GroupsStage, name: string): string | null {
  const { groups, meetings, merge } = stage;
  const { most } = stageSize(stage);
  if (merge) return `${name} has groups and merges its sources`;
  if (!isCount(meetings)) return `${name} has ${meetings} meetings`;
  if (!isCount(groups) || groups > 26) return `${name} has ${groups} groups`;
  if (most % groups !== 0) return `${name} has ${most} clubs for ${groups} groups`;
  return most / groups >= 2 ? null : `${name} has groups of ${most / groups} club`;
}

function tableProblem({ of }: TableStage, name: string, earlier: readonly FormatStage[]): string | null {
  const unknown = of.length === 0 ? 'no stage' : unknownStage(of, earlier);
  return unknown === undefined ? null : `${name} is a table of ${unknown}, which is no earlier stage`;
}

function unknownStage(ids: readonly string[], earlier: readonly FormatStage[]): string | undefined {
  return ids.find((id) => !earlier.some((stage) => stage.id === id));
}

const DECISIVE: readonly TieLevel[] = ['away-side', 'better-placed', 'shoot-out'];

function knockOutProblem(stage: KnockOutStage, name: string, earlier: readonly FormatStage[]): string | null {
  const { winners, pairing, ties, final, merge } = stage;
  const { least, most } = stageSize(stage);
  if (!isCount(winners)) return `${name} has ${winners} winners`;
  if (merge ? most < winners : least <= winners) return `${name} has ${least} clubs for ${winners} places`;
  for (const rules of final === undefined ? [ties] : [ties, final]) {
    if (rules.legs !== 1 && rules.legs !== 2) return `${name} has ties of ${rules.legs} legs`;
    if (!DECISIVE.some((decisive) => rules.level.at(-1) === decisive))
      return `${name} does not say who goes on when a tie is level`;
  }
  if (merge && (pairing.by !== 'rank' || pairing.pots !== undefined)) return `${name} is drawn and merges its sources`;
  if (pairing.by === 'slots') return slotsProblem(stage, pairing, name, earlier);
  if (pairing.by === 'lot') return null;
  const drawn = (pairing.pots ?? [most]).reduce((sum, size) => sum + size, 0);
  if (drawn !== most || !(pairing.pots ?? [most]).every(isCount))
    return `${name} has ${most} clubs, its pots hold ${drawn}`;
  const isFull = winners * 2 ** bracketRounds(most, winners) === most;
  return pairing.against === 'last' || isFull ? null : `${name} pairs two halves of ${most} clubs, and some have a bye`;
}

function slotsProblem(
  stage: KnockOutStage,
  { ties, thirds }: SlotPairing,
  name: string,
  earlier: readonly FormatStage[],
): string | null {
  const [source, ...others] = stage.from;
  const giver = source !== undefined && 'stage' in source ? earlier.find(({ id }) => id === source.stage) : undefined;
  if (
    source === undefined ||
    !('stage' in source) ||
    giver?.kind !== 'groups' ||
    others.length > 0 ||
    source.places[0] !== 1
  )
    return `${name} has slots and takes other clubs than the best of one stage of groups`;
  const rounds = bracketRounds(ties.length * 2, stage.winners);
  if (stage.winners * 2 ** rounds !== ties.length * 2)
    return `${name} has ${ties.length} ties for ${stage.winners} places`;
  const clubs = source.places[1];
  const slots = ties.flat();
  const names = groupNames(giver.groups);
  const places = Math.floor(clubs / giver.groups);
  const thirdsSlots = slots.filter(isThirdsSlot);
  const needed = names.flatMap((group) => Array.from({ length: places }, (_, index) => `${index + 1}${group}`));
  const missing = needed.find((slot) => slots.filter((other) => other === slot).length !== 1);
  if (missing !== undefined) return `${name} has not one slot for ${missing}`;
  const left = clubs % giver.groups;
  if (thirdsSlots.length !== left || slots.length !== clubs)
    return `${name} has ${slots.length - needed.length} slots for ${left} clubs that are placed ${places + 1}`;
  const wrong = thirdsSlots.find(
    (slot) => slot.charAt(0) !== `${places + 1}` || !names.some((group) => mayTake(slot, group)),
  );
  if (wrong !== undefined) return `${name} has a slot ${wrong}, which no club takes`;
  const place = thirdsPlacer(thirdsSlots, thirds);
  const unfit = left === 0 ? undefined : combinations(names, left).find((set) => place(set) === null);
  return unfit === undefined
    ? null
    : `${name} has no slots for the clubs placed ${places + 1} of groups ${unfit.join('')}`;
}
