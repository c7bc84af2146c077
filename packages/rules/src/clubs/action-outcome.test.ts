import { expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { signSponsorship } from '../sponsorship/sign.ts';
import { buildClub } from '../testing/index.ts';
import { train } from '../training/train.ts';
import { recordOutcome } from './action-outcome.ts';

const NO_DATES = [
  Number.NaN,
  0.5,
  Number.POSITIVE_INFINITY,
  '2026' as unknown as number,
  undefined as unknown as number,
];

test.each(NO_DATES)('nothing is recorded at %s: what is stored with a broken date can’t be undone (R-FIN-9)', (now) => {
  const found = typeof now === 'string' ? `'${now}'` : now;
  const message = new RegExp(`: needs (now in milliseconds|a date in whole milliseconds), got ${found}$`);
  expect(() => recordOutcome(buildClub(), now, [])).toThrow(message);
  expect(() => signSponsorship({ club: buildClub(), offerId: '1', now }, ALPHA)).toThrow(message);
  const session = { club: buildClub(), numbers: [1], trainingId: 1, intensity: 1, matches: {}, now };
  expect(() => train(session, ALPHA)).toThrow(message);
});
