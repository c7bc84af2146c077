import { useLingui } from '@lingui/react/macro';
import {
  canDropInFoundry,
  FUSION_SIZE,
  fuseBoosters,
  fusionOutcome,
  sortPlayerBoosters,
} from '@mundo-manager/rules/boosters';
import { createRandom } from '@mundo-manager/rules/core';
import type { Reward } from '@mundo-manager/rules/daily-rewards';
import { useState } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { type DrawVerdict, useRewardDraw } from '../../features/rewards/use-reward-draw.ts';
import { showToast } from '../../ui/feedback/toasts.ts';

type Slots = readonly (number | null)[];

/** What is on the anvil, what is left in stock, and what can be done. */
export interface Foundry {
  /** Ids in stock that are in no slot, by power and then attribute. */
  readonly store: readonly number[];
  readonly slots: Slots;
  /** Whether it may ever be fused: gold may not. */
  readonly canMove: (boosterId: number) => boolean;
  /**
   * Puts a booster into a slot, or into the first that is free; returns that slot. A refusal shows a toast and returns
   * null.
   */
  readonly put: (boosterId: number, slot: number | null) => number | null;
  readonly takeOut: (slot: number) => void;
  readonly clear: () => void;
  /** Why it can't be fused; null if it can. */
  readonly refusal: string | null;
  readonly fuse: () => Promise<void>;
  readonly busy: boolean;
  readonly reward: Reward | null;
  /** What the check of the draw came to. */
  readonly verdict: DrawVerdict;
  readonly closeReward: () => void;
}

const EMPTY: Slots = Array.from({ length: FUSION_SIZE }, () => null);

/** The foundry as the manager fills it. A refused drop leaves everything as it was. R-FOU-3, R-BOO-12 */
export function useFoundry(): Foundry {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const [slots, setSlots] = useState<Slots>(EMPTY);
  const [reward, setReward] = useState<Reward | null>(null);
  const draw = useRewardDraw();
  const { run, busy } = useCommand('mergeBoosters', {
    newKey: draw.newKey,
    onDone: (data) => {
      draw.onAnswer(data.reward, fusionOutcome(boosterIds, ruleset)?.boosterId === null);
      setSlots(EMPTY);
      setReward(data.reward);
    },
    doneElsewhere: t`Fusão concluída! O booster está na sua lista.`,
  });

  const boosterIds = slots.filter((slot) => slot !== null);
  // Only whether it is allowed is asked; what a random fusion gives is for the server to draw.
  const allowed = fuseBoosters({ club, boosterIds, now: clock.now() }, createRandom('asked'), ruleset);
  const put = (boosterId: number, slot: number | null): number | null => {
    if (!canDropInFoundry(slots, boosterId, ruleset)) {
      const full = !slots.includes(null);
      const code = canDropInFoundry(EMPTY, boosterId, ruleset)
        ? 'boosters/fusion-mixed-tiers'
        : 'boosters/fusion-of-gold';
      showToast({ text: full ? t`Os três espaços estão cheios.` : t(errorMessage({ code }, ruleset)), tone: 'bad' });
      return null;
    }
    const target = slot !== null && slots[slot] === null ? slot : slots.indexOf(null);
    setSlots(slots.map((filled, index) => (index === target ? boosterId : filled)));
    return target;
  };
  return {
    store: sortPlayerBoosters(without(club.playerBoosters, boosterIds), ruleset),
    slots,
    canMove: (boosterId) => canDropInFoundry(EMPTY, boosterId, ruleset),
    put,
    takeOut: (slot) => setSlots(slots.map((filled, index) => (index === slot ? null : filled))),
    clear: () => setSlots(EMPTY),
    refusal: allowed.ok ? null : t(errorMessage(allowed.error, ruleset)),
    fuse: async () => {
      await run({ body: { boosters: boosterIds } });
    },
    busy,
    reward,
    verdict: draw.verdict,
    closeReward: () => setReward(null),
  };
}

/** One copy less for each that is taken. */
function without(store: readonly number[], taken: readonly number[]): readonly number[] {
  const left = [...store];
  for (const boosterId of taken) {
    const copy = left.indexOf(boosterId);
    if (copy >= 0) left.splice(copy, 1);
  }
  return left;
}
