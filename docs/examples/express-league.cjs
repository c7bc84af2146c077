// A league of six clubs on Express, kept in memory: every round that is asked for is played at once.
const express = require('express');
const { simulate } = require('@mundo-manager/engine');
const { commentate } = require('@mundo-manager/engine/commentary');
const { teamSheetOf } = require('@mundo-manager/engine/team-sheet');
const {
  ALPHA,
  botClub,
  createRandom,
  leagueFixtures,
  tableFromMatches,
  topScorers,
} = require('@mundo-manager/rules/alpha');

const seed = process.argv[2] ?? 'seed 1';
const now = Date.UTC(2026, 0, 1);
const random = createRandom(seed);

const clubs = new Map();
while (clubs.size < 6) {
  const { club } = botClub(
    { id: `c${clubs.size + 1}`, now, isTaken: (name) => [...clubs.values()].some((other) => other.name === name) },
    random,
  );
  clubs.set(club.id, club);
}
const fixtures = leagueFixtures([...clubs.keys()], { random }).map((fixture, index) => ({
  id: `m${index + 1}`,
  ...fixture,
}));
const played = new Map(); // match id → what tables and reports are made of

function play({ id, home, away, date }) {
  const choice = { tacticName: 'A', boosterId: null };
  const [homeSheet, awaySheet] = [home, away].map((clubId) => teamSheetOf(clubs.get(clubId), choice, ALPHA));
  const input = { home: homeSheet, away: awaySheet, venue: clubs.get(home).facilities.stadium.name };
  const { stats, events, digest } = simulate(input, `${seed} ${id}`);
  const side = ({ name, emblem }, clubId, figures) => ({ id: clubId, clubName: name, clubEmblem: emblem, ...figures });
  const match = {
    id,
    date,
    status: 'finished',
    digest,
    home: side(clubs.get(home), home, stats.home),
    away: side(clubs.get(away), away, stats.away),
  };
  played.set(id, { match, report: commentate(events, input).map(({ minute, text }) => `${minute}' ${text}`) });
}

const results = () => [...played.values()].map(({ match }) => match);

const app = express();
app.get('/table', (_request, response) => response.json(tableFromMatches([...clubs.values()], results())));
app.get('/scorers', (_request, response) => response.json(topScorers(results()).slice(0, 10)));
app.get('/matches/:id', ({ params }, response) => {
  const found = played.get(params.id);
  if (found === undefined) response.status(404).json({ code: 'match/not-played' });
  else response.json(found);
});
app.post('/rounds/:round', ({ params }, response) => {
  const round = fixtures.filter((fixture) => fixture.round === Number(params.round));
  for (const fixture of round) if (!played.has(fixture.id)) play(fixture);
  if (round.length === 0) response.status(404).json({ code: 'round/unknown' });
  else response.json(round.map(({ id }) => played.get(id).match));
});

const server = app.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}`),
);
