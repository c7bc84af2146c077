/** Laws of cards and injuries that keep players out of later matches. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import * as ours from '../discipline/index.ts';
import { BUILT_AT, buildClub, buildTactic } from '../testing/builders.ts';
import { carrying } from './carry-over.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'discipline';
const now = BUILT_AT;

const incidentsArbitrary = () =>
  fc.uniqueArray(fc.constantFrom<ours.Incident>('yellow', 'secondYellow', 'red', 'injury'), { maxLength: 3 });

export const disciplineLaws: readonly Law[] = [
  {
    name: 'who is suspended in an edition is out there, and in no other',
    folder,
    requirements: ['R-DIS-2'],
    property: ({ rules }) =>
      fc.property(fc.boolean(), fc.nat(2), (isSuspended, yellows) => {
        const player = { bookings: { l1: { yellows, isSuspended } } };
        return rules.isSuspended(player, 'l1') === isSuspended && !rules.isSuspended(player, 'l2');
      }),
    broken: { what: 'cards are forgotten', rules: { isSuspended: () => false } },
  },
  {
    name: 'a suspension lasts one match of its edition, and the end of the edition forgets every card',
    folder,
    requirements: ['R-DIS-2'],
    property: carrying(({ rules, ruleset }) =>
      fc.property(fc.array(incidentsArbitrary(), { maxLength: 12 }), fc.nat(), (matches, seed) => {
        const random = rules.createRandom(seed);
        const { facilities } = buildClub();
        let player: ours.PlayerRecord = {};
        for (const incidents of matches) {
          const wasOut = rules.isSuspended(player, 'l1');
          const match = { competitionId: 'l1', incidents: wasOut ? [] : incidents, facilities, now };
          player = rules.afterMatchDiscipline(player, match, random, ruleset);
          if (wasOut && rules.isSuspended(player, 'l1')) return false;
        }
        const after = rules.withoutBookings(player, 'l1');
        return !rules.isSuspended(after, 'l1') && after.bookings?.l1 === undefined;
      }),
    ),
    broken: {
      what: 'a suspension is never served',
      rules: {
        afterMatchDiscipline: (player, match, random, ruleset) =>
          match.incidents.length === 0 ? player : ours.afterMatchDiscipline(player, match, random, ruleset),
      },
    },
  },
  {
    name: 'the absences of a player say exactly what keeps him out, and for how many days',
    folder,
    requirements: ['R-DIS-2', 'R-DIS-3', 'R-DIS-5'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.integer({ min: -DAY, max: 6 * DAY }),
        fc.uniqueArray(fc.constantFrom('l1', 'cup', 'l2')),
        fc.boolean(),
        (left, editions, carriesOver) => {
          const free = { ...ruleset, discipline: { ...ruleset.discipline, carriesOver } };
          const bookings = Object.fromEntries(
            editions.map((id, index) => [id, { yellows: 1, isSuspended: index !== 1 }]),
          );
          const player = { injuredUntil: now + left, bookings };
          const absences = rules.absencesOf(player, now, free);
          const injuries = absences.filter(({ kind }) => kind === 'injury');
          const suspended = absences.flatMap((one) => (one.kind === 'suspension' ? one.competitionId : []));
          const isOut = (competitionId: string) => !rules.isAvailable(player, { competitionId, now }, free);
          const expected = carriesOver ? editions.filter((id) => rules.isSuspended(player, id)) : [];
          return (
            same(suspended.toSorted(), expected.toSorted()) &&
            injuries.length === (carriesOver && left > 0 ? 1 : 0) &&
            injuries.every((one) => one.kind === 'injury' && one.until === now + left && one.days * DAY >= left) &&
            injuries.every((one) => one.kind === 'injury' && (one.days - 1) * DAY < left) &&
            ['l1', 'cup', 'l2'].every((id) => isOut(id) === (injuries.length > 0 || suspended.includes(id)))
          );
        },
      ),
    broken: { what: 'nothing is said', rules: { absencesOf: () => [] } },
  },
  {
    name: 'an injury keeps a player out of competitions until its end, at most as long as the longest, and out of no friendly',
    folder,
    requirements: ['R-DIS-3', 'R-DIS-5'],
    property: carrying(({ rules, ruleset }) =>
      fc.property(fc.nat(), fc.integer({ min: 1, max: 4 }), (seed, recoveryCenter) => {
        const facilities = { ...buildClub().facilities, recoveryCenter };
        const match = { competitionId: 'l1', incidents: ['injury'], facilities, now } as const;
        const hurt = rules.afterMatchDiscipline<ours.PlayerRecord>({}, match, rules.createRandom(seed), ruleset);
        const longest = Math.max(...ruleset.discipline.injuryDays.map(({ days }) => days)) * DAY;
        const end = hurt.injuredUntil ?? now;
        return (
          end > now &&
          end <= now + longest &&
          rules.isInjured(hurt, end - 1) &&
          !rules.isInjured(hurt, end) &&
          !rules.isAvailable(hurt, { competitionId: 'l1', now: end - 1 }, ruleset) &&
          rules.isAvailable(hurt, { competitionId: null, now }, ruleset)
        );
      }),
    ),
    broken: { what: 'the injured play on', rules: { isAvailable: () => true } },
  },
  {
    name: 'a player who plays while he is injured is out for longer, and no other player is',
    folder,
    requirements: ['R-DIS-4'],
    property: carrying(({ rules, ruleset }) =>
      fc.property(fc.integer({ min: -2 * DAY, max: 6 * DAY }), fc.boolean(), (left, hasPlayed) => {
        const { facilities } = buildClub();
        const hurt: ours.PlayerRecord = { injuredUntil: now + left };
        const match = { competitionId: 'l1', incidents: [], hasPlayed, facilities, now };
        const after = rules.afterMatchDiscipline(hurt, match, rules.createRandom(1), ruleset);
        const longer = hasPlayed && left > 0 ? ruleset.discipline.calledUpDays * DAY : 0;
        return after.injuredUntil === now + left + longer;
      }),
    ),
    broken: {
      what: 'playing hurt costs nothing',
      rules: {
        afterMatchDiscipline: (player, match, random, ruleset) =>
          ours.afterMatchDiscipline(player, { ...match, hasPlayed: false }, random, ruleset),
      },
    },
  },
  {
    name: 'no unavailable player starts while eleven others and a keeper are there, no player starts twice, and what is left of the tactic can be played',
    folder,
    requirements: ['R-DIS-4'],
    property: carrying(({ rules, ruleset }) =>
      fc.property(fc.uniqueArray(fc.nat(20), { maxLength: 7 }), fc.nat(9), fc.nat(6), (out, starter, bench) => {
        const { players } = buildClub();
        const whole = buildTactic(players, {}, ruleset);
        const [playerOut, playerIn] = [starter + 1, bench + 11].map((place) => whole.places[place]?.playerId);
        const isPlanned = playerOut && playerIn && ruleset.tactics.maximumSubstitutions > 0;
        const saved = { ...whole, substitutions: isPlanned ? [{ minutes: 60, playerOut, playerIn }] : [] };
        const squad = players.map((player, index) =>
          out.includes(index) && player.personalData.position !== 'GK'
            ? { ...player, injuredUntil: now + DAY }
            : player,
        );
        const occasion = { competitionId: 'l1', now };
        const named = rules.namedPlayers(squad, occasion, ruleset).map(({ id }) => id);
        const tactic = rules.availableEleven(saved, squad, occasion, ruleset);
        const eleven = tactic.places.slice(0, 11).flatMap(({ playerId }) => playerId ?? []);
        const isWhole = rules.validateTactic(tactic, squad, ruleset).ok;
        return isWhole && new Set(eleven).size === 11 && eleven.every((id) => named.includes(id));
      }),
    ),
    broken: { what: 'the saved eleven plays in any case', rules: { availableEleven: (tactic) => tactic } },
  },
  {
    name: 'where the rule set carries nothing over, a match leaves nothing in a record, and every player may play',
    folder,
    requirements: ['R-DIS-5'],
    property: ({ rules, ruleset }) =>
      fc.property(incidentsArbitrary(), fc.nat(), (incidents, seed) => {
        const free = { ...ruleset, discipline: { ...ruleset.discipline, carriesOver: false } };
        const out = { injuredUntil: now + DAY, bookings: { l1: { yellows: 0, isSuspended: true } } };
        const match = { competitionId: 'l1', incidents, facilities: buildClub().facilities, now };
        return (
          rules.afterMatchDiscipline(out, match, rules.createRandom(seed), free) === out &&
          rules.isAvailable(out, { competitionId: 'l1', now }, free)
        );
      }),
    broken: {
      what: 'the injured are kept out',
      rules: { isAvailable: (player, { now: date }) => !ours.isInjured(player, date) },
    },
  },
];
