/** Laws of whole stretches of a game: they hold whatever two managers try, in whatever order. */
import fc from 'fast-check';
import type { Club } from '../clubs/club.ts';
import * as ours from '../index.ts';
import type { Player } from '../players/player.ts';
import type { Law, Subject } from './law.ts';
import type { MoveState } from './moves.ts';
import { type PlayStep, playArbitrary, playMoves } from './play-moves.ts';
import { same } from './same-answers.ts';

const folder = 'clubs';

/** A law about every step of every stretch. */
function eachStep(holds: (step: PlayStep, subject: Subject) => boolean): Law['property'] {
  return (subject) =>
    fc.property(playArbitrary(subject), (input) => playMoves(subject, input).every((step) => holds(step, subject)));
}

const find = ({ clubs }: MoveState, id: string): Club | undefined => clubs.find((club) => club.id === id);

/** Boosters of both kinds, wherever they are: in stock, in a slot, or chosen for the match. */
function boosters({ clubs, match }: MoveState): number {
  const owned = clubs.map(
    ({ players, playerBoosters, matchBoosters }) =>
      playerBoosters.length +
      matchBoosters.length +
      players.flatMap(({ attributeBoosters }) => attributeBoosters).filter(({ status }) => status === 'occupied')
        .length,
  );
  return (
    owned.reduce((sum, count) => sum + count, 0) +
    [match.home, match.away].filter((side) => side.boosterId !== null).length
  );
}

export const clubsLaws: readonly Law[] = [
  {
    name: 'a club that its rule set allows has no fault, and one with more players than another allows has that one',
    folder,
    requirements: ['R-SRV-12'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer(), (fewer, seed) => {
        const { club } = rules.botClub({ id: 'c1', now: 0 }, rules.createRandom(String(seed)), ruleset);
        const squad = { ...ruleset.players.squad, maximum: club.players.length - fewer, minimum: 1 };
        const strict = { ...ruleset, players: { ...ruleset.players, squad } };
        const faults = rules.clubFaults(club, strict);
        return (
          rules.clubFaults(club, ruleset).length === 0 &&
          same(faults, [{ constant: 'players.squad.maximum', found: club.players.length, limit: squad.maximum }])
        );
      }),
    broken: { what: 'every rule set allows every club', rules: { clubFaults: () => [] } },
  },
  {
    name: 'no sequence of actions creates money: every balance moves by exactly its ledger entries',
    folder,
    requirements: ['R-FIN-1'],
    property: eachStep(({ before, after, outcome }, { rules }) =>
      before.clubs.every(({ id, finances }) => {
        const now = find(after, id)?.finances;
        const { money, credits } = rules.ledgerBalance((outcome?.entries ?? []).filter(({ clubId }) => clubId === id));
        return now?.totalMoney === finances.totalMoney + money && now.credits === finances.credits + credits;
      }),
    ),
    broken: {
      what: 'a daily reward is paid past the ledger',
      rules: {
        collectDailyReward: (action, random, ruleset) => {
          const collected = ours.collectDailyReward(action, random, ruleset);
          return collected.ok ? { ok: true, value: { ...collected.value, entries: [] } } : collected;
        },
      },
    },
  },
  {
    name: 'whatever managers do, spending never takes money or credits below zero: only wages do',
    folder,
    requirements: ['R-FIN-5'],
    property: eachStep(({ kind, before, after }) =>
      before.clubs.every(({ id, finances }) => {
        const now = find(after, id)?.finances;
        if (now === undefined || now.credits < 0) return false;
        return kind === 'salaries' || now.totalMoney >= Math.min(0, finances.totalMoney);
      }),
    ),
    broken: {
      what: 'the league takes clubs that can’t pay',
      rules: {
        joinCompetition: (input, ruleset) => {
          const { finances } = input.club;
          const rich = { ...input.club, finances: { ...finances, credits: finances.credits + 100 } };
          const joined = ours.joinCompetition({ ...input, club: rich }, ruleset);
          if (!joined.ok) return joined;
          const after = joined.value.club;
          const club = { ...after, finances: { ...after.finances, credits: after.finances.credits - 100 } };
          return { ok: true, value: { ...joined.value, club } };
        },
      },
    },
  },
  {
    name: 'whatever managers do, no squad grows or shrinks out of its limits, those for sale counted or not, and no shirt number is worn twice',
    folder,
    requirements: ['R-MKT-12', 'R-MKT-13', 'R-PLA-16'],
    property: eachStep(({ before, after }, { rules, ruleset }) =>
      after.clubs.every(({ id, players }) => {
        const was = find(before, id)?.players ?? [];
        const isEnough = (squad: readonly Player[]) =>
          [squad, squad.filter(({ forSale }) => !forSale)].every((part) => rules.isWithinSquadLimits(part, ruleset));
        return (
          (isEnough(players) || !isEnough(was)) && new Set(players.map(({ number }) => number)).size === players.length
        );
      }),
    ),
    broken: {
      what: 'players are released without end',
      rules: {
        releasePlayer: (action, ruleset) => {
          const squad = { ...ruleset.players.squad, minimum: 0, keepers: 0 };
          return ours.releasePlayer(action, { ...ruleset, players: { ...ruleset.players, squad } });
        },
      },
    },
  },
  {
    name: 'after any action of managers no player who is for sale is in a saved tactic, nor one who is gone',
    folder,
    requirements: ['R-MKT-11', 'R-MKT-14', 'R-TAC-17'],
    property: eachStep(({ after }) =>
      after.clubs.every(({ players, tactics }) => {
        const available = new Set(players.filter(({ forSale }) => !forSale).map(({ id }) => id));
        return Object.values(tactics)
          .flatMap(({ places }) => places)
          .every(({ playerId }) => playerId === null || available.has(playerId));
      }),
    ),
    broken: {
      what: 'a player for sale may be fielded again',
      rules: {
        saveTactic: (input, ruleset) => {
          const players = input.club.players.map((player) => ({ ...player, forSale: false }));
          const saved = ours.saveTactic({ ...input, club: { ...input.club, players } }, ruleset);
          if (!saved.ok) return saved;
          return { ok: true, value: { ...saved.value, club: { ...saved.value.club, players: input.club.players } } };
        },
      },
    },
  },
  {
    name: 'boosters come from rewards and go in fusions, and never get lost on the way',
    folder,
    requirements: ['R-BOO-7', 'R-BOO-9', 'R-BOO-14', 'R-COM-27'],
    property: eachStep(({ kind, before, after, outcome }) => {
      const change = boosters(after) - boosters(before);
      if (kind === 'fuse') return change === (outcome === null ? 0 : -2);
      if (kind === 'collect') return change === 0 || change === 1;
      return change === 0;
    }),
    broken: {
      what: 'another booster for a match costs the first one',
      rules: {
        setMatchBooster: (input, ruleset) => {
          const set = ours.setMatchBooster(input, ruleset);
          if (!set.ok) return set;
          const matchBoosters = input.club.matchBoosters.filter(
            (id, index, all) => id !== input.boosterId || all.indexOf(id) !== index,
          );
          return { ok: true, value: { ...set.value, club: { ...set.value.club, matchBoosters } } };
        },
      },
    },
  },
  {
    name: 'entries and events bear the moment of the action and a club that took part',
    folder,
    requirements: ['R-FIN-9', 'R-INB-2'],
    property: eachStep(({ before, outcome }) =>
      [...(outcome?.entries ?? []), ...(outcome?.events ?? [])].every(
        ({ date, clubId }) => date === before.now && find(before, clubId) !== undefined,
      ),
    ),
    broken: {
      what: 'wages are dated a day ahead',
      rules: { paySalaries: ({ club, now }) => ours.paySalaries({ club, now: now + 86_400_000 }) },
    },
  },
  {
    name: 'an action changes nothing that it is given, and answers plain data',
    folder,
    requirements: ['R-PKG-7'],
    property: eachStep(({ after, outcome }) => isPlain(after) && isPlain(outcome)),
    broken: {
      what: 'a club is paid in place',
      rules: {
        paySalaries: ({ club, now }) => {
          const { entries, events } = ours.paySalaries({ club, now });
          Object.assign(club, { finances: { ...club.finances, totalMoney: 0 } });
          return { club, entries, events };
        },
      },
    },
  },
];

/** What JSON can say and gives back the same. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'boolean'].includes(typeof value);
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
