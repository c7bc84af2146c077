/** Laws of an opponent's probable line-up, and how its eleven compares with another. */
import fc from 'fast-check';
import * as ours from '../opponents/index.ts';
import { scoutedClubArbitrary } from '../testing/arbitraries/opponents.ts';
import { buildClub, buildMatch, buildSquad } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'opponents';
const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9;

export const likelyOpponentLaws: readonly Law[] = [
  {
    name: 'a likely club kicks off with the likely eleven in its places, as fit and as confident as the other side',
    folder,
    requirements: ['R-OPP-19'],
    property: ({ rules, ruleset }) =>
      fc.property(scoutedClubArbitrary(ruleset), fc.integer({ min: 60, max: 100 }), (input, condition) => {
        const report = rules.opponentReport(input, ruleset);
        const own = buildClub({
          id: 'c2',
          players: buildSquad('c2').map((player) => ({
            ...player,
            attributes: { ...player.attributes, condition, morale: condition },
          })),
        });
        const rival = { ...buildClub({ id: 'c1' }), players: input.club.players };
        const likely = rules.likelyClub({ rival, report, own, tacticName: 'A' }, ruleset);
        const match = buildMatch({ date: input.now, home: { id: 'c1' }, away: { id: 'c2' } });
        const { home } = rules.kickOff(
          { match, home: likely, away: own, now: match.date },
          rules.createRandom(1),
          ruleset,
        );
        const [slots, eleven] = [rules.formationSlots(report.formation), report.eleven];
        return (
          home.tactic.formation === report.formation &&
          home.players.every(
            ({ attributes }) => attributes.condition === condition && attributes.morale === condition,
          ) &&
          same(
            slots.map(({ position }) => eleven.find((place) => place.position === position)?.playerId ?? null),
            slots.map((_, place) => home.tactic.places.find(({ id }) => id === String(place))?.playerId ?? null),
          ) &&
          same(
            home.tactic.teamInstructions,
            report.instructions.map(({ name, value }) => ({ name, value })),
          )
        );
      }),
    broken: {
      what: 'an opponent is always rested',
      rules: {
        likelyClub: (input, ruleset) => {
          const club = ours.likelyClub(input, ruleset);
          const players = club.players.map((player) => ({
            ...player,
            attributes: { ...player.attributes, condition: 59 },
          }));
          return { ...club, players };
        },
      },
    },
  },
  {
    name: 'a team excels in nothing compared with itself, its likely mean lies within its range, and its greatest advantage comes first',
    folder,
    requirements: ['R-OPP-18'],
    property: ({ rules, ruleset }) =>
      fc.property(scoutedClubArbitrary(ruleset), (input) => {
        const { eleven } = rules.opponentReport(input, ruleset);
        const { players } = input.club;
        const idsOf = eleven.flatMap(({ position, playerId }) => (position === 'GK' ? [] : playerId));
        const themselves = players.filter(({ id }) => idsOf.includes(id));
        const others = rules.compareSkills({ eleven, players, own: players }, ruleset);
        return (
          rules
            .compareSkills({ eleven, players, own: themselves }, ruleset)
            .every(({ ahead, own, theirs }) => isNear(ahead, 0) && isNear(own ?? 0, theirs.likely)) &&
          others.length === rules.COMPARED_SKILLS.length &&
          others.every(
            ({ theirs, ahead }, place) =>
              theirs.least <= theirs.likely + 1e-9 &&
              theirs.likely <= theirs.most + 1e-9 &&
              ahead <= (others[place - 1]?.ahead ?? ahead),
          )
        );
      }),
    broken: {
      what: 'the keeper is compared, too',
      rules: {
        compareSkills: (input, ruleset) =>
          ours.compareSkills(
            { ...input, eleven: input.eleven.map((place) => ({ ...place, position: 'CB' as const })) },
            ruleset,
          ),
      },
    },
  },
];
