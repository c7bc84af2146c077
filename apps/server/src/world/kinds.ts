/** Every kind of work that the world has to do, with who does it; `payloads.ts` has their order. R-WLD-7 */

import { type WorkKinds, workKinds } from '../due-work/work-kinds.ts';
import { endMatches } from '../matchday/full-time.ts';
import { kickOffMatches } from '../matchday/kick-off.ts';
import { endLeague } from '../matchday/league-end.ts';
import { play } from '../matchday/play.ts';
import { beginRound } from '../sealing/beacon-round.ts';
import { sealMatches } from '../sealing/seal.ts';
import type { WorldContext } from '../world-work/context.ts';
import { PAYLOADS } from '../world-work/payloads.ts';
import { buyForBot, planBotTurns, takeBotTurn } from './bot-turn.ts';
import { turnClubs, turnDay } from './club-day.ts';
import { drawCup } from './cup-draw.ts';
import { enterCups } from './cup-entry.ts';
import { drawOpenLeague } from './draw.ts';
import { tendMarket } from './free-players.ts';
import { answerAsBot, endInvitation, giveWay } from './friendlies.ts';
import { lookAtMatches } from './match-looks.ts';
import { retireBots } from './retirement.ts';
import { inviteChampions } from './special.ts';

/** Who does the work of each kind. */
export function worldKinds(context: WorldContext): WorkKinds {
  return workKinds(PAYLOADS, {
    'full-time': endMatches(context),
    'league-end': endLeague(context),
    'cup-end': endLeague(context),
    day: turnDay(context),
    'club-day': turnClubs(context),
    market: tendMarket(context),
    'bot-retirement': retireBots(context),
    bots: planBotTurns(context),
    'bot-turn': takeBotTurn(context),
    'bot-purchase': buyForBot(context),
    special: inviteChampions(context),
    draw: drawOpenLeague(context),
    'cup-entry': enterCups(context),
    'cup-draw': drawCup(context),
    'friendly-answer': answerAsBot(context),
    'friendly-expiry': endInvitation(context),
    'friendly-clash': giveWay(context),
    'kick-off': kickOffMatches(context),
    seal: sealMatches(context),
    round: beginRound(context),
    play: play(context),
    'match-ahead': lookAtMatches(context, 'match-ahead'),
    'match-begins': lookAtMatches(context, 'match-begins'),
  });
}
