/** A cross comes down in the box: the keeper takes it, a defender heads it away, an attacker heads or volleys at goal. */
import { bell, distance } from './arithmetic.ts';
import { awardCorner, giveGoal } from './award.ts';
import { emit } from './emit.ts';
import { across, along, inBox, opponent } from './pitch.ts';
import { give, settlePass, spill, takeOver } from './possession.ts';
import { shoot } from './shooting.ts';
import { pressureOn } from './space.ts';
import { type Footballer, type Match, playerAt } from './state.ts';

export function contestCross(match: Match): void {
  const { ball } = match;
  const crosser = playerAt(match, ball.lastTouch);
  const winner = firstToIt(match, crosser);
  if (winner === null) spill(match, ball.x, ball.y);
  else if (winner.side === crosser.side) attackCross(match, winner, crosser);
  else if (winner.keeper) give(match, winner, 6);
  else headAway(match, winner);
}

function firstToIt(match: Match, crosser: Footballer): Footballer | null {
  const { ball, random } = match;
  let winner: Footballer | null = null;
  let best = -1e9;
  for (const player of match.players) {
    if (player === crosser) continue;
    const metres = distance(player.x - ball.x, player.y - ball.y);
    const target = player.slot === ball.receiver && ball.fate === 'received';
    if (metres > (target ? 9 : 5)) continue;
    const score =
      powerInTheAir(player, crosser, metres) -
      0.06 * metres +
      bell(random) * 0.16 +
      (target ? 0.05 : 0) -
      (player.side === crosser.side ? 0.04 : 0);
    if (score > best) {
      best = score;
      winner = player;
    }
  }
  return winner;
}

function powerInTheAir({ skills, keeper, side }: Footballer, crosser: Footballer, metres: number): number {
  const { heading, jumpingReach, strength, determination } = skills;
  if (keeper) return 0.6 * skills.handling + 0.3 * skills.agility + 0.15 * jumpingReach - (metres > 3 ? 0.4 : 0.05);
  const read = side === crosser.side ? skills.anticipation : skills.marking;
  return 0.36 * heading + 0.34 * jumpingReach + 0.15 * strength + 0.1 * read + 0.05 * determination;
}

function attackCross(match: Match, player: Footballer, crosser: Footballer): void {
  const { ball, random } = match;
  if (!inBox(along(player.side, ball.x) + 2, across(player.side, ball.y))) {
    give(match, player, 2);
    return;
  }
  settlePass(match, true);
  ball.assistant = crosser.slot;
  shoot(match, player, { header: random.next() < 0.72, penalty: false, pressure: pressureOn(match, player) });
}

/** Upfield, behind for a corner, or now and then past the own keeper. */
function headAway(match: Match, player: Footballer): void {
  const { ball, random } = match;
  settlePass(match, false);
  takeOver(match, player.side);
  ball.lastTouch = player.slot;
  emit(match, 'clearance', player.side, { player: player.member.id });
  const fate = random.next();
  const upfield = player.side === 0 ? 1 : -1;
  if (fate < 0.002) giveGoal(match, opponent(player.side), player, -1);
  else if (fate < 0.21) awardCorner(match, opponent(player.side));
  else spill(match, ball.x + upfield * (8 + random.next() * 14), ball.y + bell(random) * 12);
}
