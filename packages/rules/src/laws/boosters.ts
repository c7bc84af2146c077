import fc from 'fast-check';
import * as ours from '../boosters/index.ts';
import { createRandom } from '../core/random.ts';
import type { Player, PlayerAttributes } from '../players/player.ts';
import { boostedPlayerArbitrary, fusionArbitrary, playerBoosterIdArbitrary } from '../testing/arbitraries/boosters.ts';
import { BUILT_AT, buildClub, buildPlayer } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { isAbout, same } from './same-answers.ts';

const folder = 'boosters';
const now = BUILT_AT;
const STATUS_ORDER = ['locked', 'unlockable', 'unlocked', 'occupied'];

const tierOf = (category: ours.BoosterCategory) => ours.BOOSTER_CATEGORIES.indexOf(category);
const sorted = (ids: readonly number[]) => ids.toSorted((left, right) => left - right).join();
const names = (attributes: PlayerAttributes) => Object.keys(attributes) as (keyof PlayerAttributes)[];

/** A club with this player alone, these boosters and credits. */
function clubOf(player: Player, playerBoosters: readonly number[], credits = 50) {
  const club = buildClub({ players: [player], playerBoosters });
  return { ...club, finances: { ...club.finances, credits } };
}

export const boostersLaws: readonly Law[] = [
  {
    name: 'fusion never lowers a tier: whatever comes out is of the tier above what went in',
    folder,
    requirements: ['R-BOO-11'],
    property: ({ rules, ruleset }) =>
      fc.property(fusionArbitrary(ruleset), fc.integer(), (boosterIds, seed) => {
        const fused = rules.fuse(boosterIds, createRandom(seed), ruleset);
        if (!fused.ok) return true;
        const after = rules.playerBooster(fused.value.boosterId, ruleset);
        return boosterIds.every((boosterId) => {
          const before = rules.playerBooster(boosterId, ruleset);
          return before !== null && after !== null && tierOf(after.category) === tierOf(before.category) + 1;
        });
      }),
    broken: {
      what: 'fusion gives back one of the three',
      rules: {
        fuse: (boosterIds, random, ruleset) => {
          const fused = ours.fuse(boosterIds, random, ruleset);
          return fused.ok ? { ok: true, value: { ...fused.value, boosterId: boosterIds[0] ?? 0 } } : fused;
        },
      },
    },
  },
  {
    name: 'the outcome announced before a fusion is the outcome of the fusion',
    folder,
    requirements: ['R-BOO-11', 'R-BOO-12'],
    property: ({ rules, ruleset }) =>
      fc.property(fusionArbitrary(ruleset), fc.integer(), (boosterIds, seed) => {
        const announced = rules.fusionOutcome(boosterIds, ruleset);
        const fused = rules.fuse(boosterIds, createRandom(seed), ruleset);
        if (announced === null || !fused.ok) return announced === null && !fused.ok;
        const certain = announced.boosterId === null || announced.boosterId === fused.value.boosterId;
        return certain && announced.category === fused.value.category;
      }),
    broken: {
      what: 'gold is announced as gold again',
      rules: {
        fusionOutcome: (boosterIds, ruleset) =>
          ours.fusionOutcome(boosterIds, ruleset) ?? { category: 'gold', boosterId: null },
      },
    },
  },
  {
    name: 'the odds of a fusion sum to one and name everything that can come out',
    folder,
    requirements: ['R-BOO-13'],
    property: ({ rules, ruleset }) =>
      fc.property(fusionArbitrary(ruleset), fc.integer(), (boosterIds, seed) => {
        const fused = rules.fuse(boosterIds, createRandom(seed), ruleset);
        const odds = rules.fusionOdds(boosterIds, ruleset);
        if (!fused.ok) return odds.length === 0;
        const sum = odds.reduce((total, { probability }) => total + probability, 0);
        const named = odds.some(({ boosterId, probability }) => boosterId === fused.value.boosterId && probability > 0);
        return named && isAbout(sum, 1) && odds.every(({ probability }) => probability >= 0);
      }),
    broken: {
      what: 'the rarest result is left out of the published odds',
      rules: { fusionOdds: (boosterIds, ruleset) => ours.fusionOdds(boosterIds, ruleset).slice(1) },
    },
  },
  {
    name: 'the foundry takes three boosters one by one exactly when fusion takes them together',
    folder,
    requirements: ['R-BOO-12'],
    property: ({ rules, ruleset }) =>
      fc.property(fusionArbitrary(ruleset), (boosterIds) => {
        const slots: (number | null)[] = boosterIds.map(() => null);
        const dropped = boosterIds.every((boosterId, slot) => {
          const accepted = rules.canDropInFoundry(slots, boosterId, ruleset);
          if (accepted) slots[slot] = boosterId;
          return accepted;
        });
        return dropped === (rules.fusionOutcome(boosterIds, ruleset) !== null);
      }),
    broken: {
      what: 'only ids ten apart count as a mix',
      rules: {
        canDropInFoundry: (slots, boosterId) =>
          slots.every((slot) => slot === null || Math.abs(slot - boosterId) < 10) && boosterId <= 20,
      },
    },
  },
  {
    name: 'a fusion turns three owned boosters into one for its price, or changes nothing',
    folder,
    requirements: ['R-BOO-14'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fusionArbitrary(ruleset),
        fc.array(playerBoosterIdArbitrary(ruleset), { maxLength: 5 }),
        fc.integer({ min: 0, max: 2 * ruleset.boosters.fusionCredits + 1 }),
        fc.integer(),
        (boosterIds, others, credits, seed) => {
          const club = clubOf(buildPlayer(), [...others, ...boosterIds], credits);
          const fused = rules.fuseBoosters({ club, boosterIds, now }, createRandom(seed), ruleset);
          if (!fused.ok) return true;
          const { finances, playerBoosters } = fused.value.club;
          return (
            sorted(playerBoosters) === sorted([...others, fused.value.reward.value]) &&
            finances.credits === credits - ruleset.boosters.fusionCredits &&
            finances.credits >= 0
          );
        },
      ),
    broken: {
      what: 'the three boosters stay in the store',
      rules: {
        fuseBoosters: (action, random, ruleset) => {
          const fused = ours.fuseBoosters(action, random, ruleset);
          if (!fused.ok) return fused;
          const playerBoosters = [...action.club.playerBoosters, fused.value.reward.value];
          return { ok: true, value: { ...fused.value, club: { ...fused.value.club, playerBoosters } } };
        },
      },
    },
  },
  {
    name: 'boosters only raise attributes, and none above 100',
    folder,
    requirements: ['R-BOO-8'],
    property: ({ rules, ruleset }) =>
      fc.property(boostedPlayerArbitrary(ruleset), (player) => {
        const boosted = rules.boostedAttributes(player, ruleset);
        return names(player.attributes).every((name) => {
          const before = player.attributes[name];
          return boosted[name] === before || (boosted[name] > before && boosted[name] <= 100);
        });
      }),
    broken: {
      what: 'the cap of attributes is 120',
      ruleset: (ruleset) => ({ ...ruleset, boosters: { ...ruleset.boosters, attributeCap: 120 } }),
    },
  },
  {
    name: 'it does not matter in which slot a booster sits',
    folder,
    requirements: ['R-BOO-8'],
    property: ({ rules, ruleset }) =>
      fc.property(boostedPlayerArbitrary(ruleset), (player) => {
        const turned = { ...player, attributeBoosters: player.attributeBoosters.toReversed() };
        const here = rules.boostedAttributes(player, ruleset);
        const there = rules.boostedAttributes(turned, ruleset);
        return names(here).every((name) => here[name] === there[name]);
      }),
    broken: {
      what: 'only the first slot counts',
      rules: {
        boostedAttributes: (player, ruleset) =>
          ours.boostedAttributes({ ...player, attributeBoosters: player.attributeBoosters.slice(0, 1) }, ruleset),
      },
    },
  },
  {
    name: 'experience never closes a slot',
    folder,
    requirements: ['R-BOO-5'],
    property: ({ rules, ruleset }) =>
      fc.property(boostedPlayerArbitrary(ruleset), fc.integer({ min: 0, max: 3000 }), (player, gained) => {
        const attributes = { ...player.attributes, exp: player.attributes.exp + gained };
        const before = rules.refreshSlots(player, ruleset).attributeBoosters;
        const after = rules.refreshSlots({ ...player, attributes }, ruleset).attributeBoosters;
        return after.every((slot, index) => {
          const old = before[index];
          return old !== undefined && STATUS_ORDER.indexOf(slot.status) >= STATUS_ORDER.indexOf(old.status);
        });
      }),
    broken: {
      what: 'slots are for beginners only',
      rules: {
        refreshSlots: (player, ruleset) => {
          const attributes = { ...player.attributes, exp: 3000 - player.attributes.exp };
          return { ...ours.refreshSlots({ ...player, attributes }, ruleset), attributes: player.attributes };
        },
      },
    },
  },
  {
    name: 'a booster that is attached and removed again leaves everything as it was',
    folder,
    requirements: ['R-BOO-7'],
    property: ({ rules, ruleset }) =>
      fc.property(
        boostedPlayerArbitrary(ruleset),
        fc.array(playerBoosterIdArbitrary(ruleset), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (player, store, which) => {
          const club = clubOf(player, store);
          const slot = player.attributeBoosters[which % player.attributeBoosters.length];
          const boosterId = store[which % store.length];
          if (slot === undefined || boosterId === undefined) return true;
          const action = { playerId: player.id, slotId: slot.slotId, now };
          const attached = rules.attachBooster({ club, boosterId, ...action }, ruleset);
          if (!attached.ok) return slot.status !== 'unlocked';
          const removed = rules.removeBooster({ club: attached.value.club, ...action });
          return (
            removed.ok &&
            sorted(removed.value.club.playerBoosters) === sorted(store) &&
            same(removed.value.player, player)
          );
        },
      ),
    broken: {
      what: 'a removed booster is lost',
      rules: {
        removeBooster: (action) => {
          const removed = ours.removeBooster(action);
          if (!removed.ok) return removed;
          const club = { ...removed.value.club, playerBoosters: action.club.playerBoosters };
          return { ok: true, value: { ...removed.value, club } };
        },
      },
    },
  },
];
