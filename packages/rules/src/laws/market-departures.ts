/** Laws of listings and releases: which players a club may give away, and which it keeps. */
import fc from 'fast-check';
import type { Club } from '../clubs/club.ts';
import * as ours from '../market/index.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { boostersOf, dealArbitrary, purchase } from './market-deal-inputs.ts';

const folder = 'market';
const now = BUILT_AT;

/** A rule set in which a squad may shrink to nothing. */
function withoutLimits(ruleset: Ruleset): Ruleset {
  const squad = { ...ruleset.players.squad, minimum: 0, keepers: 0 };
  return { ...ruleset, players: { ...ruleset.players, squad } };
}

/** A club and which of its players is to go. */
function releaseArbitrary({ ruleset }: Subject) {
  return fc.record({ club: marketClubArbitrary('c1', ruleset), which: fc.nat() });
}

function release({ rules, ruleset }: Subject, { club, which }: { readonly club: Club; readonly which: number }) {
  const player = club.players[which % club.players.length];
  if (player === undefined) return null;
  const released = rules.releasePlayer({ club, playerId: player.id, now }, ruleset);
  return released.ok ? { ...released.value, before: player } : null;
}

function isSquad({ players }: Club, { players: { squad } }: Ruleset): boolean {
  const keepers = players.filter(({ personalData }) => personalData.position === 'GK').length;
  return players.length >= squad.minimum && keepers >= squad.keepers;
}

export const marketDepartureLaws: readonly Law[] = [
  {
    name: 'no release and no sale leaves a squad too small or without a goalkeeper',
    folder,
    requirements: ['R-MKT-13'],
    property: (subject) =>
      fc.property(dealArbitrary(subject), (deal) => {
        const bought = purchase(subject, deal);
        const released = release(subject, { club: deal.seller, which: deal.which });
        return (
          (bought === null || isSquad(bought.seller, subject.ruleset)) &&
          (released === null || isSquad(released.club, subject.ruleset))
        );
      }),
    broken: {
      what: 'a release looks at no limit',
      rules: { releasePlayer: (action, ruleset) => ours.releasePlayer(action, withoutLimits(ruleset)) },
    },
  },
  {
    name: 'a player who has left has no place and takes no set piece of his old club',
    folder,
    requirements: ['R-MKT-14', 'R-MKT-16'],
    property: (subject) =>
      fc.property(releaseArbitrary(subject), (input) => {
        const released = release(subject, input);
        if (released === null) return true;
        const { before, club } = released;
        return Object.values(club.tactics).every(
          ({ places, setPieces }) =>
            places.every(({ playerId }) => playerId !== before.id) &&
            setPieces.every(({ value }) => value !== before.number),
        );
      }),
    broken: {
      what: 'tactics keep their ghosts',
      rules: {
        releasePlayer: (action, ruleset) => {
          const released = ours.releasePlayer(action, ruleset);
          if (!released.ok) return released;
          const club = { ...released.value.club, tactics: action.club.tactics };
          return { ok: true, value: { ...released.value, club } };
        },
      },
    },
  },
  {
    name: 'no booster is lost when a player is released',
    folder,
    requirements: ['R-MKT-14', 'R-BOO-9'],
    property: (subject) =>
      fc.property(releaseArbitrary(subject), (input) => {
        const released = release(subject, input);
        return released === null || boostersOf(released.club) === boostersOf(input.club);
      }),
    broken: {
      what: 'a released player takes his boosters with him',
      rules: {
        releasePlayer: (action, ruleset) => {
          const released = ours.releasePlayer(action, ruleset);
          if (!released.ok) return released;
          const club = { ...released.value.club, playerBoosters: action.club.playerBoosters };
          return { ok: true, value: { ...released.value, club } };
        },
      },
    },
  },
  {
    name: 'a release never takes cash below zero, nor deeper into debt',
    folder,
    requirements: ['R-MKT-15'],
    property: (subject) =>
      fc.property(releaseArbitrary(subject), fc.integer({ min: -5_000, max: 10_000 }), ({ club, which }, cash) => {
        const poor = { ...club, finances: { ...club.finances, totalMoney: cash } };
        const released = release(subject, { club: poor, which });
        return released === null || released.club.finances.totalMoney >= Math.min(0, cash);
      }),
    broken: {
      what: 'the whole fee is taken from any club',
      rules: {
        releasePlayer: (action, ruleset) => {
          const released = ours.releasePlayer(action, ruleset);
          if (!released.ok) return released;
          const { finances } = action.club;
          const totalMoney = finances.totalMoney - ours.rescissionFee(released.value.player, ruleset);
          const club = { ...released.value.club, finances: { ...finances, totalMoney } };
          return { ok: true, value: { ...released.value, club } };
        },
      },
    },
  },
  {
    name: 'a player who is put up for sale is in no saved line-up',
    folder,
    requirements: ['R-MKT-11'],
    property: ({ rules, ruleset }) =>
      fc.property(marketClubArbitrary('c1', ruleset), fc.nat(), (club, which) => {
        const player = club.players[which % club.players.length];
        if (player === undefined) return true;
        const listed = rules.listPlayer({ club, playerId: player.id, now }, withoutLimits(ruleset));
        return !listed.ok || rules.tacticsWith(listed.value.club.tactics, player.id).length === 0;
      }),
    broken: {
      what: 'only tactic A is looked at',
      rules: {
        listPlayer: (action, ruleset) => {
          const { A } = action.club.tactics;
          const listed = ours.listPlayer({ ...action, club: { ...action.club, tactics: { A, B: A, C: A } } }, ruleset);
          if (!listed.ok) return listed;
          return { ok: true, value: { ...listed.value, club: { ...listed.value.club, tactics: action.club.tactics } } };
        },
      },
    },
  },
];
