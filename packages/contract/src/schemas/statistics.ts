/** The statistics of a side on the wire: the lists are those of the rules. */
import {
  MATCH_STATISTICS,
  type MatchStatistic,
  REPORT_STATISTICS,
  type ReportStatistic,
} from '@mundo-manager/rules/competitions';
import type { z } from 'zod';
import { count, decimal } from './schema-parts.ts';

type Shape<Name extends string> = { readonly [N in Name]: z.ZodType<number> };

const shapeOf = <Name extends string>(names: readonly Name[], inDecimals: Name) =>
  Object.fromEntries(names.map((name) => [name, name === inDecimals ? decimal : count])) as Shape<Name>;

export const statisticsShape: Shape<MatchStatistic> = shapeOf(MATCH_STATISTICS, 'playTime');
export const reportStatisticsShape: Shape<ReportStatistic> = shapeOf(REPORT_STATISTICS, 'xg');
