/** The statistics of each side of a match: one list for matches, reports, the API and screens. */

/** What a match keeps of each side. `playTime` is seconds in possession; possession shares come from both sides' times. */
export const MATCH_STATISTICS = [
  'playTime',
  'shots',
  'passes',
  'wrongPasses',
  'corners',
  'crosses',
  'tackles',
  'offsides',
  'fouls',
] as const;
/** A statistic that a match keeps of each side. */
export type MatchStatistic = (typeof MATCH_STATISTICS)[number];

/** What only the report of a match has of each side. `xg` is how many goals its shots would bring on average; red cards count second yellow ones. */
export const REPORT_STATISTICS = ['shotsOnTarget', 'xg', 'yellowCards', 'redCards', 'injuries'] as const;
/** A statistic that only the report of a match has. */
export type ReportStatistic = (typeof REPORT_STATISTICS)[number];

/** A side before its first minute. */
export const NO_STATISTICS = /* @__PURE__ */ Object.fromEntries(MATCH_STATISTICS.map((name) => [name, 0])) as Readonly<
  Record<MatchStatistic, number>
>;
