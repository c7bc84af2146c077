import { playerBooster, sortPlayerBoosters } from '../boosters/catalogue.ts';
import { fuseBoosters } from '../boosters/fuse-boosters.ts';
import { attachBooster, unlockBoosterSlot } from '../boosters/slot-actions.ts';
import type { Club } from '../clubs/club.ts';
import type { Random } from '../core/random.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { BoosterSlotStatus, Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** Fuses equal boosters, unlocks a starter's slot and fills it, keeping the credits of the next league's entry. R-BOT-9 */
export function botBoosters({ club, now }: BotTurn, random: Random, ruleset: Ruleset = ALPHA): BotOutcome {
  let done = idle(club);
  const three = equalThree(club, ruleset);
  if (three && spareCredits(club, ruleset) >= ruleset.boosters.fusionCredits) {
    done = andThen(done, (current) => fuseBoosters({ club: current, boosterIds: three, now }, random, ruleset));
  }
  const locked = slotOf(done.club, 'unlockable', ruleset);
  if (locked && spareCredits(done.club, ruleset) >= ruleset.boosters.slotUnlockCredits) {
    done = andThen(done, (current) => unlockBoosterSlot({ club: current, ...locked, now }, ruleset));
  }
  const match = bestMatch(done.club, ruleset);
  return match ? andThen(done, (current) => attachBooster({ club: current, ...match, now }, ruleset)) : done;
}

function spareCredits({ finances }: Club, ruleset: Ruleset): number {
  return finances.credits - ruleset.competitions.leagueEntryCredits;
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

function starters(club: Club, ruleset: Ruleset): Player[] {
  const ids = startersOf(club.tactics[club.defaultTactic], ruleset);
  return club.players.filter(({ id }) => ids.includes(id));
}

function slotOf(club: Club, status: BoosterSlotStatus, ruleset: Ruleset) {
  for (const player of starters(club, ruleset)) {
    const slot = player.attributeBoosters.find((candidate) => candidate.status === status);
    if (slot) return { playerId: player.id, slotId: slot.slotId };
  }
  return null;
}

/** The strongest booster in store for the starter with an empty slot whose position asks most for its attribute. */
function bestMatch(club: Club, ruleset: Ruleset) {
  const boosterId = sortPlayerBoosters(club.playerBoosters, ruleset).at(-1);
  const booster = boosterId === undefined ? null : playerBooster(boosterId, ruleset);
  if (boosterId === undefined || !booster) return null;
  const weight = ({ personalData }: Player) => ruleset.positions.weights[personalData.position][booster.attribute];
  const candidates = starters(club, ruleset).flatMap((player) => {
    const slot = player.attributeBoosters.find(({ status }) => status === 'unlocked');
    return slot && weight(player) > 0 ? [{ player, slotId: slot.slotId }] : [];
  });
  const [best] = sortedBy(candidates, ({ player }) => -weight(player));
  return best ? { playerId: best.player.id, slotId: best.slotId, boosterId } : null;
}
