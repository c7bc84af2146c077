/** Both names, the score on plates, the clock. */

import { svgDataUri } from '@mundo-manager/art';
import { kitSvg } from '@mundo-manager/art/kit';
import type { MatchKits } from '../match/kits.ts';
import { type ClockFace, clockText } from '../match/match-clock.ts';
import { element, say } from '../page/elements.ts';
import { type Goals, type Names, periodText, spokenScore } from '../page/texts.ts';

export interface Scoreboard {
  readonly present: (names: Names, kits: MatchKits) => void;
  /** Shows the score and the clock; `pause` is the text shown instead of the period during a break. */
  readonly update: (score: Goals, face: ClockFace, pause: string | null) => void;
}

export function createScoreboard(): Scoreboard {
  const find = (id: string) => element(id, HTMLElement);
  const [home, away, homeScore, awayScore] = ['homeName', 'awayName', 'homeScore', 'awayScore'].map(find);
  const [spoken, clock, period] = ['score', 'clock', 'period'].map(find);
  let names: Names = { home: '', away: '' };
  const put = (where: HTMLElement | undefined, text: string) => where !== undefined && say(where, text);
  const dress = (id: string, kit: MatchKits['home']) => {
    const image = element(id, HTMLImageElement);
    image.src = svgDataUri(kitSvg(kit, { size: 26 }));
    image.hidden = false;
  };
  return {
    present(called, kits) {
      names = called;
      put(home, names.home);
      put(away, names.away);
      dress('homeShirt', kits.home);
      dress('awayShirt', kits.away);
    },
    update(score, face, pause) {
      put(homeScore, String(score.home));
      put(awayScore, String(score.away));
      put(spoken, spokenScore(names, score));
      put(clock, clockText(face));
      put(period, pause ?? periodText(face));
    },
  };
}
