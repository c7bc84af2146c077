/** A day of a player to come: the night, the plan, and the matches. */
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { dailyRecovery } from '../condition/recovery.ts';
import type { EpochMs } from '../core/ids.ts';
import { playerAfterMatch } from '../players/after-match.ts';
import { agePlayer } from '../players/ageing.ts';
import type { Player } from '../players/player.ts';
import { withAttributes } from '../players/with-attributes.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { trainedByMatch } from '../training/match-session.ts';
import type { TrainingPlan } from '../training-plan/plan.ts';
import { type PlanMatch, plannedDay } from '../training-plan/plan-day.ts';

/** How much football a day has. */
export interface MatchDays {
  /** Matches of the club on every day. */
  readonly matches: number;
  /** The first so many of them he plays to their end, in his natural position. */
  readonly played: number;
}

interface DayAhead extends MatchDays {
  readonly club: Club;
  /** The plan in force; null for none. */
  readonly plan: TrainingPlan | null;
  /** Midnight of the day, UTC. */
  readonly day: EpochMs;
}

const OPPONENT = 'opponent';

/** The player after the night before that day, the run of the plan, and the day's matches. */
export function dayLater(player: Player, ahead: DayAhead, ruleset: Ruleset): Player {
  const { club, plan, day, matches, played } = ahead;
  const rested = withAttributes(player, { condition: dailyRecovery(player, club.facilities, ruleset) });
  const aged = agePlayer(rested, day - DAY, day, ruleset);
  const kickOffs = Array.from({ length: matches }, (_, at) => day + Math.floor(((at + 1) * DAY) / (matches + 1)));
  const trained = plan === null ? aged : planned(aged, { club, plan, day, kickOffs, starts: played > 0 }, ruleset);
  return kickOffs.slice(0, played).reduce((before, kickOff) => afterMatch(before, club, kickOff, ruleset), trained);
}

interface PlanAhead {
  readonly club: Club;
  readonly plan: TrainingPlan;
  readonly day: EpochMs;
  readonly kickOffs: readonly EpochMs[];
  /** Whether he is in the eleven. */
  readonly starts: boolean;
}

function planned(player: Player, { club, plan, day, kickOffs, starts }: PlanAhead, ruleset: Ruleset): Player {
  const matches = kickOffs.map(
    (date): PlanMatch => ({
      date,
      status: 'not started',
      home: { id: club.id, tacticName: club.defaultTactic },
      away: { id: OPPONENT, tacticName: null },
    }),
  );
  const tactics = matches.length === 0 ? club.tactics : withStarter(club, player, starts);
  const alone = { ...club, tactics, players: [player] };
  const [trained] = plannedDay({ club: alone, plan, matches, now: day }, ruleset).club.players;
  return trained ?? player;
}

/** The tactics with the player in the eleven of the default one, or without him in it. */
function withStarter({ tactics, defaultTactic }: Club, { id }: Player, starts: boolean): Club['tactics'] {
  const tactic = tactics[defaultTactic];
  const places = tactic.places.map((place, at) => {
    if (starts && at === 0) return { ...place, playerId: id };
    return place.playerId === id ? { ...place, playerId: null } : place;
  });
  return { ...tactics, [defaultTactic]: { ...tactic, places } };
}

/** A drawn match without a goal or an assist: neither they nor the result change his rating. */
function afterMatch(player: Player, club: Club, now: EpochMs, ruleset: Ruleset): Player {
  const { position } = player.personalData;
  const appearance = { position, minutes: ruleset.condition.fullMatchMinutes, goals: 0, assists: 0, rating: 0 };
  const after = playerAfterMatch(player, { result: 'draw', appearance }, ruleset);
  return trainedByMatch(after, { club, ...appearance, now }, ruleset);
}
