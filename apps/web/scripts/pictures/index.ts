import { ENTRY } from './entry.ts';
import { MARKET } from './market.ts';
import { MATCHES } from './matches.ts';
import { OFFICE } from './office.ts';
import type { Picture } from './picture.ts';
import { TEAM_PICTURES } from './team.ts';

/** Every picture of docs/screens. Add one for each screen, and one for each of its states that is worth a look. */
export const PICTURES: readonly Picture[] = [...ENTRY, ...MATCHES, ...OFFICE, ...TEAM_PICTURES, ...MARKET];
