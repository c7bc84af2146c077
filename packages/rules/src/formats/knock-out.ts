/** Knock-out stages. */
import { assert, requireDefined } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { shuffled } from '../core/random.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { bracketRounds, rankedBracket } from './bracket.ts';
import type { Course, PlayedStage } from './course.ts';
import type { KnockOutStage, RankPairing, SlotPairing } from './format.ts';
import { isThirdsSlot, thirdsPlacer } from './third-place-slots.ts';
import { playTie } from './tie.ts';

/** A club in a bracket, with the best rank of the part of the bracket that it has won. */
interface Entry {
  readonly clubId: ClubId;
  readonly rank: number;
}

/** Draws and plays a knock-out until its winners are left; they come by the ranks that they inherited, losers by their own. */
export function playKnockOut(
  course: Course,
  stage: KnockOutStage,
  clubIds: readonly ClubId[],
  round: number,
): PlayedStage {
  const rounds = bracketRounds(clubIds.length, stage.winners);
  const ranks = new Map(clubIds.map((clubId, rank) => [clubId, rank]));
  const rankOf = (clubId: ClubId) => requireDefined(ranks.get(clubId), 'runFormat: needs a club of the stage', clubId);
  const out: ClubId[][] = [];
  let bracket = firstBracket(course, stage, clubIds);
  let next = round;
  for (let played = 0; played < rounds; played++) {
    const rules = played === rounds - 1 ? (stage.final ?? stage.ties) : stage.ties;
    const losers: ClubId[] = [];
    const through: Entry[] = [];
    for (let index = 0; index < bracket.length; index += 2) {
      const [one, other] = [bracket[index], bracket[index + 1]];
      const [upper, lower] = [one ?? other, one === null ? null : other];
      if (upper === null || upper === undefined) continue;
      if (lower === null || lower === undefined) {
        through.push(upper);
        continue;
      }
      const [better, worse] = rankOf(upper.clubId) < rankOf(lower.clubId) ? [upper, lower] : [lower, upper];
      const winner = playTie(course, {
        stage: stage.id,
        rules,
        better: better.clubId,
        worse: worse.clubId,
        round: next,
      });
      losers.push(winner === better.clubId ? worse.clubId : better.clubId);
      through.push({ clubId: winner, rank: Math.min(upper.rank, lower.rank) });
    }
    out.unshift(sortedBy(losers, rankOf));
    next += rules.legs;
    bracket = stage.pairing.by === 'lot' ? shuffled(course.random, through) : through;
  }
  const winners = bracket.filter((entry) => entry !== null);
  const ordered = sortedBy(winners, (entry) => (stage.pairing.by === 'lot' ? rankOf(entry.clubId) : entry.rank));
  return { places: [ordered.map(({ clubId }) => clubId), ...out], lastRound: next - 1 };
}

/** Neighbours meet; null beside a club is a bye. */
function firstBracket(course: Course, stage: KnockOutStage, clubIds: readonly ClubId[]): (Entry | null)[] {
  const { pairing, winners } = stage;
  if (pairing.by === 'slots') return slotBracket(course, stage, pairing, clubIds);
  if (pairing.by === 'rank') return rankBracket(course, pairing, clubIds, winners);
  const byes = winners * 2 ** bracketRounds(clubIds.length, winners) - clubIds.length;
  const entries = clubIds.map((clubId, rank) => ({ clubId, rank }));
  return [...entries.slice(0, byes).flatMap((entry) => [entry, null]), ...shuffled(course.random, entries.slice(byes))];
}

function rankBracket(
  course: Course,
  { pots = [], against }: RankPairing,
  clubIds: readonly ClubId[],
  winners: number,
): (Entry | null)[] {
  const drawn: ClubId[] = [];
  for (const size of pots) drawn.push(...shuffled(course.random, clubIds.slice(drawn.length, drawn.length + size)));
  const seeds = pots.length === 0 ? clubIds : drawn;
  return rankedBracket(clubIds.length, winners, against).map((rank) => {
    const clubId = rank === null ? undefined : seeds[rank];
    return rank === null || clubId === undefined ? null : { clubId, rank };
  });
}

function slotBracket(
  course: Course,
  { from }: KnockOutStage,
  { ties, thirds }: SlotPairing,
  clubIds: readonly ClubId[],
): Entry[] {
  const [source] = from;
  assert(source !== undefined && 'stage' in source, 'runFormat: needs slots that are filled from a stage');
  const groups = requireDefined(
    course.stages.get(source.stage)?.groups,
    'runFormat: needs a stage of groups',
    source.stage,
  );
  const slots = ties.flat();
  const open = slots.filter(isThirdsSlot);
  const place = Math.floor(clubIds.length / groups.size);
  const qualified = [...groups].flatMap(([name, table]) => (clubIds.includes(table[place] ?? '') ? [name] : []));
  const placed = requireDefined(
    thirdsPlacer(open, thirds)(qualified) ?? undefined,
    'runFormat: needs a place for the best thirds',
    ...qualified,
  );
  return slots.map((slot) => {
    const group = isThirdsSlot(slot) ? placed.get(slot) : slot.charAt(1);
    const clubId = requireDefined(
      groups.get(group ?? '')?.[Number(slot.charAt(0)) - 1],
      'runFormat: needs a club for each slot',
      slot,
    );
    return { clubId, rank: clubIds.indexOf(clubId) };
  });
}
