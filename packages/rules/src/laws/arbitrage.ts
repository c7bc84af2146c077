/** Laws against sure profit: no sequence of actions is one; managers get richer by matches, contracts, rewards and training. */
import fc from 'fast-check';
import type { Club } from '../clubs/club.ts';
import { accept } from '../core/result.ts';
import { FACILITY_NAMES } from '../facilities/constants.ts';
import type { LedgerEntry } from '../finances/ledger-entry.ts';
import { clubWorth } from '../finances/worth.ts';
import * as market from '../market/index.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import type { MoveKind } from './moves.ts';
import { type MoveSequence, playArbitrary, playMoves } from './play-moves.ts';

/** What a manager can do at any moment; matches, wages and experience are the calendar's. */
const ACTIONS: readonly MoveKind[] = [
  ...(['sign', 'build', 'unlock', 'attach', 'detach', 'fuse', 'learn', 'list', 'unlist'] as const),
  ...(['release', 'buy', 'search', 'save', 'train', 'collect', 'join'] as const),
];
const LONGEST = 6;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Up to six actions of two managers in turn, at one moment. */
function sequences(subject: Subject): fc.Arbitrary<MoveSequence> {
  return playArbitrary(subject).map(({ clubs: [one, other], moves, seed }) => ({
    clubs: [priced(one), priced(other)],
    moves: moves
      .filter(({ kind }) => ACTIONS.includes(kind))
      .slice(0, LONGEST)
      .map((move) => ({ ...move, hours: 0 })),
    seed,
  }));
}

/** Built squads are worth nothing: here everyone has his price. */
function priced(club: Club): Club {
  return { ...club, players: club.players.map((player) => ({ ...player, marketValue: 3_000 * player.number })) };
}

function boosters({ players, playerBoosters }: Club): number {
  const attached = players.flatMap(({ attributeBoosters }) =>
    attributeBoosters.filter(({ status }) => status === 'occupied'),
  );
  return playerBoosters.length + attached.length;
}

/** What sponsors and rewards gave, which ask for nothing in return. */
function gifts(entries: readonly LedgerEntry[], currency: LedgerEntry['currency']): readonly LedgerEntry[] {
  const kinds: readonly string[] = ['Sponsor Payment', 'Sponsor Credits', 'Daily Reward'];
  return entries.filter((entry) => entry.currency === currency && kinds.includes(entry.type));
}

export const sureProfitLaws: readonly Law[] = [
  {
    name: 'a bare club is worth its cash, players add their values, and building moves cash into facilities at its cost',
    folder: 'finances',
    requirements: ['R-ECO-7'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), fc.constantFrom(...FACILITY_NAMES), fc.nat(1e8), (seed, facilityName, more) => {
        const { club } = rules.botClub({ id: 'c1', now: BUILT_AT }, rules.createRandom(String(seed)), ruleset);
        const totalMoney = club.finances.totalMoney + more;
        const rich = { ...club, finances: { ...club.finances, totalMoney } };
        const stadium = { ...club.facilities.stadium, level: 1 };
        const bare = { ...rich, facilities: { stadium, recoveryCenter: 1, gym: 1, trainingGround: 1 } };
        const land = sum(FACILITY_NAMES.map((name) => ruleset.facilities[name][0]?.price ?? 0));
        const values = sum(club.players.map(({ marketValue }) => marketValue));
        const built = rules.upgradeFacility({ club: bare, facilityName, now: BUILT_AT }, ruleset);
        const worth = rules.clubWorth(bare, ruleset);
        return (
          rules.clubWorth({ ...bare, players: [] }, ruleset) === totalMoney + land &&
          worth === totalMoney + land + values &&
          (!built.ok || rules.clubWorth(built.value.club, ruleset) === worth)
        );
      }),
    broken: { what: 'facilities are worth nothing', rules: { clubWorth: ({ finances }) => finances.totalMoney } },
  },
  {
    name: 'up to six actions make two clubs together no richer in money, credits or boosters, but for one contract and one reward of each kind',
    folder: 'market',
    requirements: ['R-ECO-7'],
    property: (subject) =>
      fc.property(sequences(subject), (input) => {
        const steps = playMoves(subject, input);
        const last = steps.at(-1);
        if (last === undefined) return true;
        const after = last.after.clubs;
        const entries = steps.flatMap(({ outcome }) => outcome?.entries ?? []);
        const rise = (of: (club: Club) => number) => sum(after.map(of)) - sum(input.clubs.map(of));
        const given = (currency: LedgerEntry['currency']) => sum(gifts(entries, currency).map(({ amount }) => amount));
        const items = steps
          .flatMap(({ outcome }) => outcome?.events ?? [])
          .filter(({ type }) => type === 'reward-collected');
        const once = new Set(
          entries
            .filter((entry) => gifts([entry], entry.currency).length > 0)
            .map((entry) => `${entry.clubId} ${entry.currency} ${entry.type}`),
        );
        const all = gifts(entries, 'money').length + gifts(entries, 'credits').length;
        return (
          rise((club) => clubWorth(club, subject.ruleset)) <= given('money') &&
          rise(({ finances }) => finances.credits) <= given('credits') &&
          rise(boosters) <= items.length &&
          once.size === all
        );
      }),
    broken: {
      what: 'a release pays twice what the player is worth',
      rules: {
        releasePlayer: (action, ruleset) => {
          const released = market.releasePlayer(action, ruleset);
          if (!released.ok) return released;
          const { club, player } = released.value;
          const totalMoney = action.club.finances.totalMoney + 2 * player.marketValue;
          return accept({ ...released.value, club: { ...club, finances: { ...club.finances, totalMoney } } });
        },
      },
    },
  },
];
