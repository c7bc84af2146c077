/** Laws of boosters: the order of their ids, and their effects in a match. */
import fc from 'fast-check';
import * as ours from '../boosters/index.ts';
import { createRandom } from '../core/random.ts';
import { boostedPlayerArbitrary, playerBoosterIdArbitrary } from '../testing/arbitraries/boosters.ts';
import { playerArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { isAbout, same } from './same-answers.ts';

const folder = 'boosters';

export const boosterEffectsLaws: readonly Law[] = [
  {
    name: 'an id leads to the booster of its kind that bears it, and an unknown one nowhere',
    folder,
    requirements: ['R-BOO-3'],
    property: ({ rules, ruleset }) => {
      const { playerBoosters, matchBoosters } = ruleset.boosters;
      return fc.property(fc.constantFrom(...playerBoosters), fc.constantFrom(...matchBoosters), (player, match) => {
        const unknown = 1 + Math.max(...[...playerBoosters, ...matchBoosters].map(({ id }) => id));
        return (
          rules.playerBooster(player.id, ruleset) === player &&
          rules.matchBooster(match.id, ruleset) === match &&
          rules.findBooster({ kind: 'player', boosterId: player.id }, ruleset) === player &&
          rules.findBooster({ kind: 'match', boosterId: match.id }, ruleset) === match &&
          [rules.playerBooster(unknown, ruleset), rules.matchBooster(unknown, ruleset)].every((found) => !found)
        );
      });
    },
    broken: {
      what: 'ids mean player boosters alone',
      rules: { findBooster: ({ boosterId }, ruleset) => ours.playerBooster(boosterId, ruleset) },
    },
  },
  {
    name: 'a store is shown weakest first, equal boosters side by side, whatever the order they came in',
    folder,
    requirements: ['R-BOO-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.array(playerBoosterIdArbitrary(ruleset), { maxLength: 12 }), (store) => {
        const sorted = rules.sortPlayerBoosters(store, ruleset);
        const powers = sorted.map((id) => rules.playerBooster(id, ruleset)?.power ?? 0);
        return (
          sorted.length === store.length &&
          powers.every((power, index) => power >= (powers[index - 1] ?? 0)) &&
          sorted.every((id, index) => sorted.slice(sorted.indexOf(id), index).every((between) => between === id)) &&
          rules.sortPlayerBoosters(store.toReversed(), ruleset).join() === sorted.join() &&
          store.every((id) => sorted.includes(id))
        );
      }),
    broken: { what: 'the newest comes last', rules: { sortPlayerBoosters: (store) => [...store] } },
  },
  {
    name: 'a new player’s slots are all locked, and who gives up his boosters keeps his slots, open and empty',
    folder,
    requirements: ['R-BOO-5', 'R-BOO-9'],
    property: ({ rules, ruleset }) =>
      fc.property(boostedPlayerArbitrary(ruleset), fc.string(), (player, seed) => {
        const options = { id: 'p', now: BUILT_AT, position: 'CM', strength: { category: 'Várzea' } } as const;
        const born = rules.generatePlayer(createRandom(seed), options, ruleset);
        const slots = rules.initialSlots(ruleset);
        const emptied = rules.emptySlots(player);
        const occupied = player.attributeBoosters.flatMap((slot) =>
          slot.status === 'occupied' ? [slot.boosterId] : [],
        );
        return (
          slots.length === ruleset.boosters.slotLevels.length &&
          same(born.attributeBoosters, slots) &&
          slots.every(({ status }) => status === 'locked') &&
          emptied.boosterIds.join() === occupied.join() &&
          player.attributeBoosters.every(({ slotId, status }, index) => {
            const after = emptied.player.attributeBoosters[index];
            return after?.slotId === slotId && after.status === (status === 'occupied' ? 'unlocked' : status);
          })
        );
      }),
    broken: {
      what: 'a player takes his boosters along',
      rules: { emptySlots: (player) => ({ player, boosterIds: [] }) },
    },
  },
  {
    name: 'a match booster raises one attribute by its percentage as far as the manager’s speech carries it, and none above the cap',
    folder,
    requirements: ['R-BOO-10'],
    property: ({ rules, ruleset }) =>
      fc.property(
        playerArbitrary(),
        fc.constantFrom(...ruleset.boosters.matchBoosters),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        ({ attributes }, { id, attribute, power }, effectiveness) => {
          const effect = rules.matchBoosterEffect(id, effectiveness, ruleset);
          const after = rules.withMatchBooster(attributes, id, effectiveness, ruleset);
          const before = attributes[attribute];
          const raised = before * (1 + (effect?.increase ?? 0));
          return (
            effect?.attribute === attribute &&
            isAbout(effect.increase, (power * effectiveness) / 100) &&
            isAbout(after[attribute], Math.max(before, Math.min(ruleset.boosters.attributeCap, raised))) &&
            same({ ...after, [attribute]: 0 }, { ...attributes, [attribute]: 0 })
          );
        },
      ),
    broken: {
      what: 'the manager need not speak',
      rules: {
        withMatchBooster: (attributes, boosterId, _, ruleset) =>
          ours.withMatchBooster(attributes, boosterId, 1, ruleset),
      },
    },
  },
];
