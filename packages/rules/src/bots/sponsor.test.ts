import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/index.ts';
import { botSponsor } from './sponsor.ts';

const withCredits = (credits: number) =>
  buildClub({ finances: { totalMoney: 0, credits, reports: [], sponsorship: null } });
const signedId = (credits: number, ruleset = ALPHA) =>
  botSponsor({ club: withCredits(credits), now: BUILT_AT }, ruleset).club.finances.sponsorship?.id;

describe('a bot and its sponsors (R-BOT-6)', () => {
  test('signs the offer that pays most a day when it has the price of a league in credits', () => {
    expect(signedId(20)).toBe('4');
    const { entries, events } = botSponsor({ club: withCredits(20), now: BUILT_AT }, ALPHA);
    expect(entries.map(({ amount }) => amount)).toEqual([115_500]);
    expect(events.map(({ type }) => type)).toEqual(['sponsorship-signed']);
  });

  test('signs the offer that gives most credits a day when it has fewer', () => {
    expect(signedId(19)).toBe('1');
  });

  test('waits for the end of its running contract', () => {
    const { club } = botSponsor({ club: withCredits(20), now: BUILT_AT }, ALPHA);
    expect(botSponsor({ club, now: BUILT_AT + 7 * DAY - 1 }, ALPHA)).toEqual({
      club,
      entries: [],
      events: [],
      released: [],
    });
    expect(botSponsor({ club, now: BUILT_AT + 7 * DAY }, ALPHA).entries).toHaveLength(1);
  });

  test('signs nothing without an offer', () => {
    expect(signedId(20, { ...ALPHA, sponsorship: { ...ALPHA.sponsorship, offers: [] } })).toBeUndefined();
  });
});
