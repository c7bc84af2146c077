/** Laws of the archives of editions: players, places and awards. */

import fc from 'fast-check';
import { sumBy } from '../core/sum-by.ts';
import * as ours from '../history/index.ts';
import { buildSquad } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { IDS, playedLeague } from './played-league.ts';

const folder = 'history';
const squads = () => IDS.map((id) => ({ id, players: buildSquad(id, 12) }));

export const editionArchiveLaws: readonly Law[] = [
  {
    name: 'the goals, assists and matches of players add up to those of their matches, and no scorer ranks above a better one',
    folder,
    requirements: ['R-HIS-3'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), (seed) => {
        const { matches } = playedLeague(seed, ruleset);
        const sides = Object.values(matches).flatMap(({ home, away }) => [home, away]);
        const players = rules.playerSeasons(matches);
        return (
          sumBy(players, ({ goals }) => goals) === sumBy(sides, ({ score }) => score) &&
          sumBy(players, ({ assists }) => assists) === sumBy(sides, ({ score }) => score) &&
          sumBy(players, ({ matches: played }) => played) === sumBy(sides, ({ playerScore }) => playerScore.length) &&
          players.every(({ goals }, index) => goals <= (players[index - 1]?.goals ?? goals))
        );
      }),
    broken: {
      what: 'only the best scorer is known',
      rules: { playerSeasons: (matches) => ours.playerSeasons(matches).slice(0, 1) },
    },
  },
  {
    name: 'an archive has a place and a squad for every club, and its awards go to no club that was beaten',
    folder,
    requirements: ['R-HIS-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), (seed) => {
        const competition = playedLeague(seed, ruleset);
        const {
          places,
          awards,
          scorers,
          assists,
          squads: kept,
        } = rules.editionArchive({ competition, clubs: squads() }, ruleset);
        const players = ours.playerSeasons(competition.matches);
        const most = Math.max(...players.map(({ goals }) => goals));
        const rows = competition.table;
        const least = Math.min(...rows.map(({ goalsTaken }) => goalsTaken));
        const again = rules.editionAwards(competition);
        return (
          places.map(({ clubId }) => clubId).join() === rows.map(({ clubId }) => clubId).join() &&
          places.every(({ place }, index) => place === index + 1) &&
          JSON.stringify(again) === JSON.stringify(awards) &&
          (most === 0) === (awards.topScorers.length === 0) &&
          awards.topScorers.every(({ goals }) => goals === most) &&
          scorers.every(({ goals }, index) => goals > 0 && goals <= (scorers[index - 1]?.goals ?? goals)) &&
          assists.every(({ assists: count }) => count > 0) &&
          players.every(({ rating }) => (rating ?? 0) <= (awards.bestPlayer?.rating ?? 0)) &&
          awards.bestDefences.length > 0 &&
          rows.every((row) => awards.bestDefences.includes(row.clubId) === (row.goalsTaken === least)) &&
          kept.length === IDS.length &&
          kept.every(({ players: squad }) => squad.length === 12 && squad.every(({ overall }) => overall > 0))
        );
      }),
    broken: {
      what: 'the champion’s squad is forgotten',
      rules: {
        editionArchive: (input, ruleset) => {
          const archive = ours.editionArchive(input, ruleset);
          return { ...archive, squads: archive.squads.slice(1) };
        },
      },
    },
  },
];
