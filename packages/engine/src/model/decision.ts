/** The player on the ball: he looks, weighs what he sees, and does what seems best. */
import { type Action, carryOption, clearOption, crossOption, passOption, shotOption } from './options.ts';
import { clear, playCross, playPass } from './passing.ts';
import { across, along } from './pitch.ts';
import { shoot } from './shooting.ts';
import { offsideLine, pressureOn } from './space.ts';
import { type Match, playerAt } from './state.ts';
import { lookAround } from './view.ts';

/** One decision of the carrier. All options are weighed as chances of a goal; a poor decider weighs them with more noise. */
export function decide(match: Match): void {
  const player = playerAt(match, match.ball.carrier);
  const view = lookAround(match, player, pressureOn(match, player), offsideLine(match, player.side));
  const options = [passOption(view), crossOption(view), carryOption(view), shotOption(view), clearOption(view)];
  const best = options.reduce((left, right) => ((right?.utility ?? -9) > (left?.utility ?? -9) ? right : left));
  act(match, best);
}

function act(match: Match, action: Action | null): void {
  const player = playerAt(match, match.ball.carrier);
  const { side } = player;
  switch (action?.kind) {
    case 'shot':
      shoot(match, player, { header: false, penalty: false, pressure: action.pressure });
      return;
    case 'pass':
      playPass(match, player, action.receiver, action.to, action.chance);
      return;
    case 'cross':
      playCross(match, player, action.receiver);
      return;
    case 'clear':
      clear(match, player);
      return;
    case 'carry':
      player.targetX = along(side, action.long);
      player.targetY = across(side, action.wide);
      match.ball.control = 2;
      return;
    default:
      match.ball.control = 2;
  }
}
