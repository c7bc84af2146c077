/** Laws of watched players and their alerts. */
import fc from 'fast-check';
import * as ours from '../scouting/index.ts';
import { playerArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'scouting';
const now = BUILT_AT;
const statusArbitrary = fc.record({ forSale: fc.boolean(), marketValue: fc.integer({ min: 1, max: 9 }) });
const choicesArbitrary = fc.record({
  note: fc.option(fc.string({ maxLength: 250 })),
  whenForSale: fc.boolean(),
  priceUpTo: fc.option(fc.integer({ min: 1, max: 9 })),
});

export const watchlistLaws: readonly Law[] = [
  {
    name: 'a manager gets one alert of a change in a watched player’s sale, and none that he did not ask for',
    folder,
    requirements: ['R-SCT-13'],
    property: ({ rules }) =>
      fc.property(choicesArbitrary, statusArbitrary, statusArbitrary, (choices, before, after) => {
        const alerts = rules.watchAlerts(choices, before, after);
        const { whenForSale, priceUpTo } = choices;
        const isListed = whenForSale && after.forSale && !before.forSale;
        const hasFallen = priceUpTo !== null && after.marketValue <= priceUpTo && before.marketValue > priceUpTo;
        return (
          alerts.includes('for-sale') === isListed &&
          alerts.includes('price-reached') === hasFallen &&
          rules.watchAlerts(choices, after, after).length === 0
        );
      }),
    broken: {
      what: 'he gets an alert every day',
      rules: { watchAlerts: (choices, _, after) => ours.watchAlerts(choices, { ...after, forSale: false }, after) },
    },
  },
  {
    name: 'a club watches others’ players up to the limit, and a watched one keeps when and at what price it began',
    folder,
    requirements: ['R-SCT-9'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), choicesArbitrary, fc.nat(60), (player, choices, count) => {
        const input = { clubId: 'c9', player, choices, now };
        const first = rules.watchPlayer({ ...input, watched: [] }, ruleset);
        if (!first.ok) return false;
        const others = Array.from({ length: count }, (_, index) => ({ ...first.value, playerId: `other-${index}` }));
        const added = rules.watchPlayer({ ...input, watched: others }, ruleset);
        const later = { ...input, choices: { ...choices, note: null }, now: now + 1 };
        const again = rules.watchPlayer({ ...later, watched: [first.value] }, ruleset);
        const own = rules.watchPlayer({ ...input, clubId: player.club ?? '', watched: [] }, ruleset);
        const { note } = first.value;
        return (
          added.ok === count < rules.WATCHED_PLAYERS &&
          again.ok &&
          again.value.since === now &&
          again.value.note === null &&
          first.value.price === player.marketValue &&
          first.value.overall === Math.trunc(rules.ownOverall(player, ruleset)) &&
          (note === null || (note.length <= rules.WATCH_NOTE_LENGTH && note.length > 0)) &&
          own.ok === (player.club === null)
        );
      }),
    broken: {
      what: 'the limit is not kept',
      rules: { watchPlayer: (input, ruleset) => ours.watchPlayer({ ...input, watched: [] }, ruleset) },
    },
  },
];
