/** Laws of players without a club. */
import fc from 'fast-check';
import * as ours from '../index.ts';
import { BUILT_AT, buildPlayer } from '../testing/builders.ts';
import type { Law } from './law.ts';

const now = BUILT_AT;

export const freePlayerLaws: readonly Law[] = [
  {
    name: 'a turn of the day keeps every free player, aged to this moment, or ends his career',
    folder: 'market',
    requirements: ['R-WLD-13', 'R-PLA-18'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.array(fc.integer({ min: 16, max: 45 }), { maxLength: 6 }), fc.nat(400), (ages, days) => {
        const players = ages.map((age, index) => {
          const born = buildPlayer({ id: `p${index}`, club: null });
          const dob = now - Math.round((age + 0.5) * 365.25) * ours.DAY;
          return { ...born, personalData: { ...born.personalData, dob } };
        });
        const since = now - days * ours.DAY;
        const livedUntil = Object.fromEntries(players.map(({ id }) => [id, since]));
        const turned = rules.turnFreePlayers({ players, livedUntil, now }, ruleset);
        const staying = players.filter((player) => !rules.retires(player, now, ruleset));
        const expected = staying.map((player) => rules.agePlayer(player, since, now, ruleset));
        return (
          JSON.stringify(turned.players) === JSON.stringify(expected) &&
          turned.retired.length === players.length - staying.length
        );
      }),
    broken: {
      what: 'careers never end',
      rules: { turnFreePlayers: ({ players }) => ({ players, retired: [] }) },
    },
  },
];
