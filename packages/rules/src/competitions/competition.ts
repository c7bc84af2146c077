/** A competition with its table and its matches, and the awards that come of it. */
import type { ClubArticle } from '../clubs/article.ts';
import type { Category } from '../clubs/category.ts';
import type { Emblem } from '../clubs/emblem.ts';
import type { ClubId, CompetitionId, EpochMs, MatchId } from '../core/ids.ts';
import type { TableRow } from '../standings/row.ts';
import type { CompetitionKind, CompetitionName } from './competition-name.ts';
import type { Phase } from './constants.ts';
import type { ForecastRow } from './forecast-row.ts';
import type { Match } from './match.ts';

/** Open to sign-up, drawn, under way since its first finished match, over; never back (R-COM-3). */
export type CompetitionStatus = 'open' | 'started' | 'running' | 'finished';

/** A club's entry, with what the table shows of it. */
export interface Entrant {
  readonly clubId: ClubId;
  readonly clubName: string;
  /** Missing where its name asks for it. */
  readonly clubArticle?: ClubArticle;
  readonly clubEmblem: Emblem;
  readonly joinedAt: EpochMs;
}

/** A league, cup or tournament with its entrants, table and matches; a friendly is one of two clubs and one match. */
export interface Competition {
  readonly id: CompetitionId;
  readonly name: CompetitionKind;
  /** Running number of the edition, from 1; 1 for every friendly. */
  readonly number: number;
  readonly category: Category;
  readonly status: CompetitionStatus;
  /** Phase of a cup or tournament; empty for a league. */
  readonly phase: Phase;
  /** When the next round of a cup or tournament is drawn; missing while a round is under way, and in a league. */
  readonly drawAt?: EpochMs;
  /** In the order in which they joined; from the draw on in that of their lots, which decides full ties; of a cup in that of their rank, of a tournament by groups. */
  readonly entrants: readonly Entrant[];
  readonly table: readonly TableRow[];
  /** Forecast of the press at the draw, the favourite first; missing before it, and in cups. R-HIS-1 */
  readonly forecast?: readonly ForecastRow[];
  /** Keyed by match id: order by date yourself. */
  readonly matches: Readonly<Record<MatchId, Match>>;
}

/** A place in a competition that a club is remembered for. */
export interface Award {
  readonly competition: CompetitionName;
  /** The edition. */
  readonly number: number;
  readonly category: Category;
  /** 1–3; in cups also 5. */
  readonly place: number;
  readonly date: EpochMs;
}
