/** Every kind of work that the world has to do, with who does it; `payloads.ts` has their order. R-WLD-7 */

import { type WorkKinds, workKinds } from '../due-work/work-kinds.ts';
import { endEdition } from '../matchday/edition-end.ts';
import { endMatches } from '../matchday/full-time.ts';
import { kickOffMatches } from '../matchday/kick-off.ts';
import { playFrozenMatch } from '../matchday/play.ts';
import { beginAfterRound } from '../sealing/beacon-round.ts';
import { sealPending } from '../sealing/seal.ts';
import type { WorldContext } from '../world-work/context.ts';
import { PAYLOADS } from '../world-work/payloads.ts';
import { buyForBot } from './bot-purchase.ts';
import { planBotTurns, takeBotTurn } from './bot-turn.ts';
import { planDailyTurns, takeDailyTurns } from './club-day.ts';
import { drawCup } from './cup-draw.ts';
import { enterCups } from './cup-entry.ts';
import { refreshMarket } from './free-players.ts';
import { answerForBot, expireOpenInvitation, lapseOvertakenFriendly } from './friendlies.ts';
import { drawOpenLeague } from './league-draw.ts';
import { queueMatchNotifications } from './match-notifications.ts';
import { retireBots } from './retire-bots.ts';
import { inviteChampions } from './special-draw.ts';

/** Who does the work of each kind. */
export function worldKinds(context: WorldContext): WorkKinds {
  return workKinds(PAYLOADS, {
    'full-time': endMatches(context),
    'league-end': endEdition(context),
    'cup-end': endEdition(context),
    day: planDailyTurns(context),
    'club-day': takeDailyTurns(context),
    market: refreshMarket(context),
    'bot-retirement': retireBots(context),
    bots: planBotTurns(context),
    'bot-turn': takeBotTurn(context),
    'bot-purchase': buyForBot(context),
    special: inviteChampions(context),
    draw: drawOpenLeague(context),
    'cup-entry': enterCups(context),
    'cup-draw': drawCup(context),
    'friendly-answer': answerForBot(context),
    'friendly-expiry': expireOpenInvitation(context),
    'friendly-clash': lapseOvertakenFriendly(context),
    'kick-off': kickOffMatches(context),
    seal: sealPending(context),
    round: beginAfterRound(context),
    play: playFrozenMatch(context),
    'match-ahead': queueMatchNotifications(context, 'match-ahead'),
    'match-begins': queueMatchNotifications(context, 'match-begins'),
  });
}
