/** Laws of a draft with unavailable players. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import type { Player } from '../players/player.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import { carrying } from './carry-over.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const occasion = { competitionId: 'l1', now: BUILT_AT };

export const replacedAbsentLaws: readonly Law[] = [
  {
    name: 'a draft names each of its unavailable players, and the edit that replaces them leaves none of them and the eleven whole',
    folder: 'tactic-draft',
    requirements: ['R-DRA-37'],
    property: carrying(({ rules, ruleset }) =>
      fc.property(fc.uniqueArray(fc.nat(20), { maxLength: 6 }), fc.boolean(), (indexes, isInjured) => {
        const { tactics, players: squad } = buildClub();
        const record = isInjured
          ? { injuredUntil: BUILT_AT + DAY }
          : { bookings: { l1: { yellows: 0, isSuspended: true } } };
        const isOut = ({ personalData }: Player, index: number) =>
          indexes.includes(index) && personalData.position !== 'GK';
        const players = squad.map((player, index) => (isOut(player, index) ? { ...player, ...record } : player));
        const out = squad.filter(isOut).map(({ id }) => id);
        const first = rules.firstDraft({ tactics, players, ruleset });
        const before = rules.draftOf(first);
        const suggested = rules.suggestedReplacements(first, occasion);
        const edited = rules.nextDraft(first, { type: 'EDIT', edit: { type: 'replace-absent', ...occasion } });
        const after = rules.draftOf(edited);
        const placed = before.places.flatMap(({ playerId }) =>
          out.some((id) => id === playerId) ? (playerId ?? []) : [],
        );
        const named = after.places.flatMap(({ playerId }) => playerId ?? []);
        return (
          same(
            suggested.map((one) => one.out),
            placed,
          ) &&
          suggested.every((one) => after.places.find(({ id }) => id === one.place)?.playerId === one.in) &&
          named.every((id) => !out.includes(id)) &&
          new Set(named).size === named.length &&
          rules.startersOf(after, ruleset).length === ruleset.tactics.starters &&
          rules.suggestedReplacements(edited, occasion).length === 0
        );
      }),
    ),
    broken: { what: 'nothing is suggested', rules: { suggestedReplacements: () => [] } },
  },
];
