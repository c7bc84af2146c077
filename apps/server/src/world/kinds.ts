/** Every kind of work that the world has to do, in the order in which it is done when due at the same moment. R-WLD-7 */

import type { WorkKinds } from '../due-work/due-work.ts';
import { fullTime } from '../match-day/full-time.ts';
import { kickOff } from '../match-day/kick-off.ts';
import { endLeague } from '../match-day/league-end.ts';
import { play } from '../match-day/play.ts';
import { buyForBot, planBotTurns, takeBotTurn } from './bot-turn.ts';
import { turnClubs, turnDay } from './club-day.ts';
import type { WorldContext } from './context.ts';
import { drawOpenLeague } from './draw.ts';
import { tendMarket } from './market.ts';
import { retireBots } from './retirement.ts';

/** What ends comes before what begins; bots act before a kick-off, so that their choice of the moment still counts. */
export function worldKinds(context: WorldContext): WorkKinds {
  return new Map([
    ['full-time', fullTime(context)],
    ['league-end', endLeague(context)],
    ['day', turnDay(context)],
    ['club-day', turnClubs(context)],
    ['market', tendMarket(context)],
    ['bot-retirement', retireBots(context)],
    ['bots', planBotTurns(context)],
    ['bot-turn', takeBotTurn(context)],
    ['bot-purchase', buyForBot(context)],
    ['draw', drawOpenLeague(context)],
    ['kick-off', kickOff(context)],
    ['play', play(context)],
  ]);
}
