import { playerBooster, sortPlayerBoosters } from '../boosters/catalogue.ts';
import { fuseBoosters } from '../boosters/fuse-boosters.ts';
import { attachBooster, unlockBoosterSlot } from '../boosters/slot-actions.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { Random } from '../core/random.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { BoosterSlotStatus } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { BOT_HABITS } from './constants.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/**
 * Fuses equal boosters, unlocks a starter's slot and, with fewer boosters attached than bots want, fills one; the credits of the next league's
 * entry are kept. R-BOT-9
 */
export function botBoosters({ club, now }: BotTurn, random: Random, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botBoosters');
  assertRuleset(ruleset, 'botBoosters');
  let done = idle(club);
  const three = equalThree(club, ruleset);
  if (three && spareCredits(club, ruleset) >= ruleset.boosters.fusionCredits) {
    done = andThen(done, fuseBoosters, { boosterIds: three, now }, random, ruleset);
  }
  const [locked] = startersSlots(done.club, 'unlockable', ruleset);
  if (locked && spareCredits(done.club, ruleset) >= ruleset.boosters.slotUnlockCredits) {
    done = andThen(done, unlockBoosterSlot, { ...locked.slot, now }, ruleset);
  }
  const match = attachedBoosters(done.club) < BOT_HABITS.boosters ? bestMatch(done.club, ruleset) : null;
  return match ? andThen(done, attachBooster, { ...match, now }, ruleset) : done;
}

function spareCredits({ finances }: Club, ruleset: Ruleset): number {
  return finances.credits - ruleset.competitions.leagueEntryCredits;
}

function attachedBoosters({ players }: Club): number {
  const slots = players.flatMap(({ attributeBoosters }) => attributeBoosters);
  return slots.filter(({ status }) => status === 'occupied').length;
}

/** Three copies of one booster that is not of the highest tier: their fusion is certain. */
function equalThree({ playerBoosters }: Club, ruleset: Ruleset): readonly number[] | null {
  const id = playerBoosters.find(
    (boosterId) =>
      playerBooster(boosterId, ruleset)?.category !== 'gold' &&
      playerBoosters.filter((other) => other === boosterId).length >= 3,
  );
  return id === undefined ? null : [id, id, id];
}

/** The starters' slots of that status. */
function startersSlots(club: Club, status: BoosterSlotStatus, ruleset: Ruleset) {
  const ids = startersOf(club.tactics[club.defaultTactic], ruleset);
  return club.players
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id: playerId, personalData, attributeBoosters }) =>
      attributeBoosters
        .filter((slot) => slot.status === status)
        .map(({ slotId }) => ({ slot: { playerId, slotId }, position: personalData.position })),
    );
}

/** The strongest booster in stock for the starter with an empty slot whose position asks most for its attribute. */
function bestMatch(club: Club, ruleset: Ruleset) {
  const boosterId = sortPlayerBoosters(club.playerBoosters, ruleset).at(-1);
  if (boosterId === undefined) return null;
  const booster = playerBooster(boosterId, ruleset);
  if (booster === null) return null;
  const candidates = startersSlots(club, 'unlocked', ruleset).map(({ slot, position }) => ({
    slot,
    weight: ruleset.positions.weights[position][booster.attribute],
  }));
  const [best] = sortedBy(candidates, ({ weight }) => -weight);
  return best && best.weight > 0 ? { ...best.slot, boosterId } : null;
}
