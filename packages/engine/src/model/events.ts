/** What happened, tick by tick. Statistics, ratings, commentary and replays are made of these. */
export type MatchEvent =
  | { readonly type: 'pass'; readonly tick: number; readonly slot: number; readonly to: number; readonly complete: boolean; readonly cross: boolean }
  | { readonly type: 'shot'; readonly tick: number; readonly slot: number; readonly xg: number; readonly header: boolean; readonly result: 'goal' | 'saved' | 'off' | 'blocked'; readonly setPiece: string | null; readonly assist: number }
  | { readonly type: 'ownGoal'; readonly tick: number; readonly slot: number }
  | { readonly type: 'tackle' | 'foul' | 'offside' | 'interception' | 'dribble'; readonly tick: number; readonly slot: number }
  | { readonly type: 'restart'; readonly tick: number; readonly side: 0 | 1; readonly restart: string };
