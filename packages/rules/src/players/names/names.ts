/** Names of new players, by country (R-PLA-14). */

import { entryOf } from '../../core/entry-of.ts';
import { chance, pick, type Random } from '../../core/random.ts';
import type { Country, KnownCountry } from '../country.ts';
import { ARGENTINA } from './argentina.ts';
import { BRASIL } from './brasil.ts';
import { CHILE } from './chile.ts';
import { COLOMBIA } from './colombia.ts';
import { EQUADOR } from './equador.ts';
import type { NameList } from './name-list.ts';
import { PARAGUAI } from './paraguai.ts';
import { URUGUAI } from './uruguai.ts';
import { VENEZUELA } from './venezuela.ts';

/** The name lists of the eight countries. */
export const NAME_LISTS: Readonly<Record<KnownCountry, NameList>> = {
  BR: BRASIL,
  AR: ARGENTINA,
  CO: COLOMBIA,
  UY: URUGUAI,
  CL: CHILE,
  PY: PARAGUAI,
  EC: EQUADOR,
  VE: VENEZUELA,
};

/** Share of players who go by a nickname, where the country has the habit; and how such a name goes on. */
const NICKNAME_SHARE = 0.3;
const WITH_ORIGIN_SHARE = 0.15;
const WITH_SURNAME_SHARE = 0.6;

/** A name: 'Rafael Moreira', 'Dudu Santana', 'Juninho Baiano' or just 'Pedrinho' in Brazil, first name and surname elsewhere. Throws for a country without a list. */
export function drawName(random: Random, country: Country): string {
  const { firstNames, surnames, nicknames, origins } = listOf(country);
  if (nicknames === undefined || origins === undefined || !chance(random, NICKNAME_SHARE)) {
    return `${pick(random, firstNames)} ${pick(random, surnames)}`;
  }
  const nickname = pick(random, nicknames);
  if (chance(random, WITH_ORIGIN_SHARE)) return `${nickname} ${pick(random, origins)}`;
  return chance(random, WITH_SURNAME_SHARE) ? `${nickname} ${pick(random, surnames)}` : nickname;
}

function listOf(country: Country): NameList {
  return entryOf(NAME_LISTS, country, 'drawName: needs a country with a list of names');
}
