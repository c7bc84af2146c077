import fc from 'fast-check';
import type { Player } from '../players/player.ts';
import * as ours from '../tactic-draft/index.ts';
import type { Tactics } from '../tactics/tactic.ts';
import { type DraftHappening, draftHappeningArbitrary } from '../testing/arbitraries/tactic-draft.ts';
import { lineUpArbitrary } from '../testing/arbitraries/tactics.ts';
import { buildTactic } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

const folder = 'tactic-draft';
const NOTHING: Tactics = { A: buildTactic([]), B: buildTactic([]), C: buildTactic([]) };

/** A draft among what happens around it: the club's players, whether a match is live, and what a server would have saved. */
interface World {
  readonly snapshot: ours.TacticDraftSnapshot;
  readonly players: readonly Player[];
  readonly tactics: Tactics;
  readonly live: boolean;
}

function happen({ rules }: Subject, world: World, happening: DraftHappening): World {
  const send = (event: Parameters<typeof rules.nextDraft>[1]) =>
    rules.nextDraft(world.snapshot, event, rules.tacticDraftMachine);
  if (happening.type === 'listing') {
    const players = world.players.map((player, index) =>
      index === happening.player ? { ...player, forSale: !player.forSale } : player,
    );
    return { ...world, players, snapshot: send({ type: 'SYNC', players }) };
  }
  if (happening.type === 'answer') {
    if (!world.snapshot.matches('saving')) return world;
    if (!happening.ok) return { ...world, snapshot: send(rules.saveFailed(new Error('offline'))) };
    const { slot } = world.snapshot.context;
    const tactics = { ...world.tactics, [slot]: rules.draftOf(world.snapshot) };
    return { ...world, tactics, snapshot: send(rules.saveSucceeded({ tactics, players: world.players })) };
  }
  const live = happening.type === 'MATCH.LIVE' || (world.live && happening.type !== 'MATCH.OVER');
  return { ...world, live, snapshot: send(happening) };
}

/** Everything that comes one after the other; the world before and after each step is handed to the check. */
export function always(
  subject: Subject,
  check: (before: World, happening: DraftHappening, after: World) => boolean,
  happenings = 40,
) {
  const { rules, ruleset } = subject;
  return fc.property(
    lineUpArbitrary(ruleset),
    fc.array(draftHappeningArbitrary(ruleset), { minLength: 1, maxLength: happenings, size: 'max' }),
    ({ players, tactic }, story) => {
      const tactics = { A: tactic, B: tactic, C: tactic };
      const snapshot = rules.firstDraft({ tactics, players, ruleset }, rules.tacticDraftMachine);
      let world: World = { snapshot, players, tactics, live: false };
      return story.every((happening) => {
        const before = world;
        world = happen(subject, before, happening);
        return check(before, happening, world);
      });
    },
  );
}

export const tacticDraftLaws: readonly Law[] = [
  {
    name: 'no legal sequence of draft events saves an invalid line-up, or any while a match is live',
    folder,
    requirements: ['R-DRA-23', 'R-DRA-26', 'R-TAC-10'],
    property: (subject) =>
      always(subject, (before, _, { snapshot, players, live }) => {
        const { rules, ruleset } = subject;
        if (before.snapshot.matches('saving') || !snapshot.matches('saving')) return true;
        return !live && rules.validateTactic(rules.draftOf(snapshot), players, ruleset).ok;
      }),
    broken: {
      what: 'the save button always works',
      rules: { tacticDraftMachine: ours.tacticDraftMachine.provide({ guards: { canSave: () => true } }) },
    },
  },
  {
    name: 'no slot opens over unsaved changes but by a save, a discard or a refresh',
    folder,
    requirements: ['R-DRA-20', 'R-DRA-21', 'R-DRA-22'],
    property: (subject) =>
      always(subject, (before, { type }, after) => {
        const isSwitched = before.snapshot.context.slot !== after.snapshot.context.slot;
        if (!isSwitched || !subject.rules.isDirty(before.snapshot)) return true;
        return type === 'DISCARD' || type === 'answer';
      }),
    broken: {
      what: 'a switch needs no confirmation',
      rules: { tacticDraftMachine: ours.tacticDraftMachine.provide({ guards: { isUnsaved: () => false } }) },
    },
  },
  {
    name: 'a save that fails loses nothing of the draft and leaves it unsaved',
    folder,
    requirements: ['R-DRA-25'],
    property: (subject) =>
      always(subject, (before, happening, after) => {
        if (happening.type !== 'answer' || happening.ok || !before.snapshot.matches('saving')) return true;
        const { rules } = subject;
        return (
          rules.isDirty(after.snapshot) === rules.isDirty(before.snapshot) &&
          rules.sameTactic(rules.draftOf(after.snapshot), rules.draftOf(before.snapshot)) &&
          rules.isDirty(after.snapshot) === (after.snapshot.context.error !== null)
        );
      }),
    broken: {
      what: 'a failure is taken for a success',
      rules: { saveFailed: () => ours.saveSucceeded({ tactics: NOTHING, players: [] }) },
    },
  },
  {
    name: 'an unsaved draft survives a reload',
    folder,
    requirements: ['R-DRA-28'],
    property: (subject) =>
      always(
        subject,
        (_, __, { snapshot, players, tactics }) => {
          const { rules, ruleset } = subject;
          if (!rules.isDirty(snapshot)) return rules.draftToStore(snapshot) === null;
          const stored = rules.draftToStore(snapshot);
          const input = { tactics, players, ruleset, stored };
          const reloaded = rules.firstDraft(input, rules.tacticDraftMachine);
          const expected = rules.withoutMissingPlayers(rules.draftOf(snapshot), players, ruleset);
          return reloaded.context.slot === snapshot.context.slot && rules.sameTactic(rules.draftOf(reloaded), expected);
        },
        10,
      ),
    broken: { what: 'nothing is kept', rules: { draftToStore: () => null } },
  },
  {
    name: 'a player who is listed while a draft is open is in no unsaved line-up',
    folder,
    requirements: ['R-DRA-27'],
    property: (subject) =>
      always(subject, (_, { type }, { snapshot, players }) => {
        const { rules } = subject;
        if (type !== 'listing' || !rules.isDirty(snapshot)) return true;
        const placed = rules.draftOf(snapshot).places.map(({ playerId }) => playerId);
        return players.every(({ id, forSale }) => !forSale || !placed.includes(id));
      }),
    broken: {
      what: 'the draft ignores every refresh',
      rules: {
        nextDraft: (snapshot, event, machine) =>
          event.type === 'SYNC' ? snapshot : ours.nextDraft(snapshot, event, machine),
      },
    },
  },
];
