/** For every call of the contract: how it is granted, and what it refuses of what belongs to others or is not there. */
import { ACCOUNT_CASES } from './account.ts';
import { BOARD_CASES } from './boards.ts';
import { CLUBS_CASES } from './clubs.ts';
import { COMPETITIONS_CASES } from './competitions.ts';
import { FRIENDLIES_CASES } from './friendlies.ts';
import { OPERATOR_CASES } from './operator.ts';
import { PLAYERS_CASES } from './players.ts';
import type { RouteCases } from './route-case.ts';
import { WORLD_CASES } from './world.ts';

export type { RouteCase } from './route-case.ts';

export const ROUTE_CASES: RouteCases = {
  ...WORLD_CASES,
  ...ACCOUNT_CASES,
  ...BOARD_CASES,
  ...CLUBS_CASES,
  ...COMPETITIONS_CASES,
  ...FRIENDLIES_CASES,
  ...PLAYERS_CASES,
  ...OPERATOR_CASES,
};
