/** Tackles and fouls on the player with the ball, and the race for a loose one. */
import { bell, distance, logistic } from './arithmetic.ts';
import { award, awardPenalty, awardThrowIn } from './award.ts';
import { emit } from './emit.ts';
import { across, along, inBox, opponent, WIDTH } from './pitch.ts';
import { give, settlePass, spill } from './possession.ts';
import { type Footballer, type Match, playerAt } from './state.ts';
import { DUELS, LOST_TICKS, PAR } from './tables.ts';

/** An opponent close enough may go for the ball. Answers whether the carrier lost it. */
export function challenge(match: Match): boolean {
  const { ball, random } = match;
  const carrier = playerAt(match, ball.carrier);
  const { plan, players } = match.sides[opponent(carrier.side)];
  const hunt = match.clock.tick - match.ownedSince < 14 ? 0.5 * plan.afterLoss : 0;
  for (const player of players) {
    if (player.keeper || player.stun > 0) continue;
    const dx = player.x - ball.x;
    const dy = player.y - ball.y;
    if (dx * dx + dy * dy > 4.4) continue;
    const eagerness =
      0.7 + hunt + 0.5 * player.skills.workRate + 0.15 * player.brief.tackling + 0.08 * player.brief.pressing;
    if (random.next() < DUELS.eagerness * eagerness) return tackle(match, player, carrier);
  }
  return false;
}

function tackle(match: Match, player: Footballer, carrier: Footballer): boolean {
  const { ball, random } = match;
  const { brief, skills } = player;
  player.stun = 4;
  const box = inBox(along(carrier.side, ball.x), across(carrier.side, ball.y));
  const clumsy = DUELS.foul - 0.3 * (skills.tackling - PAR) - 0.1 * (skills.decision - PAR) + 0.06 * brief.tackling;
  if (random.next() < clumsy * (box ? DUELS.foulInBox : 1)) {
    foul(match, player, carrier, box);
    return true;
  }
  const balance =
    DUELS.balance + DUELS.skill * (strengthInTackle(player) - strengthOnBall(carrier)) + 0.3 * brief.tackling;
  if (random.next() > logistic(balance)) {
    // Who beats his man has made the chance himself.
    ball.assistant = -1;
    emit(match, 'dribble', carrier.side, { player: carrier.member.id, opponent: player.member.id });
    return false;
  }
  emit(match, 'tackle', player.side, { player: player.member.id, opponent: carrier.member.id });
  carrier.stun = 3;
  ball.lastTouch = player.slot;
  const fate = random.next();
  const nearTouchline = ball.y < 10 || ball.y > WIDTH - 10;
  if (nearTouchline && fate < 0.45) awardThrowIn(match, carrier.side);
  else if (fate < 0.65) give(match, player, 2);
  else spill(match, ball.x + bell(random) * 3, ball.y + bell(random) * 3);
  return true;
}

function foul(match: Match, player: Footballer, carrier: Footballer, penalty: boolean): void {
  const { ball, clock } = match;
  emit(match, 'foul', player.side, { player: player.member.id, opponent: carrier.member.id, penalty });
  clock.lost += LOST_TICKS.foul;
  if (penalty) awardPenalty(match, carrier.side);
  else award(match, 'freeKick', carrier.side, ball.x, ball.y);
}

function strengthInTackle({ skills }: Footballer): number {
  return 0.55 * skills.tackling + 0.2 * skills.strength + 0.15 * skills.anticipation + 0.1 * skills.determination;
}

function strengthOnBall({ skills }: Footballer): number {
  return (
    0.5 * skills.dribbling +
    0.2 * skills.agility +
    0.15 * skills.strength +
    0.1 * skills.technique +
    0.05 * skills.composure
  );
}

/** Whoever is nearest and reads it best takes a loose ball. */
export function contestLooseBall(match: Match): void {
  const { ball, random } = match;
  let winner: Footballer | null = null;
  let best = 1e9;
  for (const player of match.players) {
    if (player.stun > 1) continue;
    const metres = distance(player.x - ball.x, player.y - ball.y);
    if (metres > 2.2) continue;
    const { anticipation, determination } = player.skills;
    const score = metres - anticipation - 0.3 * determination + random.next() * 0.8;
    if (score < best) {
      best = score;
      winner = player;
    }
  }
  if (winner === null) return;
  const passer = match.players[ball.pass?.player ?? -1];
  if (passer?.side !== winner.side) settlePass(match, false);
  give(match, winner, 2);
}
