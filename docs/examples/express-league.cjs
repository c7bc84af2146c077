// Eight bot clubs on Express, kept in memory: every day that is asked for passes at once, with training, wages, transfers and sponsors.
const express = require('express');
const { simulate } = require('@mundo-manager/engine');
const { commentate } = require('@mundo-manager/engine/commentary');
const { matchInputOf, playedMatchOf } = require('@mundo-manager/engine/matchday');
const rules = require('@mundo-manager/rules');

const DAY = 86_400_000;
const { value: RULES } = rules.rulesetVariant(
  { competitions: { leagueClubs: 8, promotedClubs: 0, relegatedClubs: 0 } },
  rules.ALPHA,
);
const random = rules.createRandom(process.argv[2] ?? 'seed 1');
let now = Date.UTC(2026, 0, 1);

// The storage: clubs by id, free players by id, the league that is being played, and reports by match id.
const clubs = new Map();
const free = new Map();
const reports = new Map();
const wagesPaidAt = new Map();
const champions = [];
let transfers = 0;
let league = null;

while (clubs.size < RULES.competitions.leagueClubs) {
  const isTaken = (name) => [...clubs.values()].some((other) => other.name === name);
  store(rules.botClub({ id: `c${clubs.size + 1}`, now, isTaken }, random, RULES));
}
draw();

// Whatever a rule returns is stored like this: the clubs that it changed, and when their wages were paid.
function store({ club, clubs: changed = [club], entries = [] }) {
  for (const one of changed) clubs.set(one.id, one);
  for (const { clubId, type, date } of entries) if (type === 'Salary Payment') wagesPaidAt.set(clubId, date);
}

function draw() {
  const number = champions.length + 1;
  let competition = rules.openCompetition({ id: `l${number}`, name: 'MM League', number, category: 'Várzea' });
  for (const club of clubs.values()) {
    const { value } = rules.joinAsBot({ club, competition, current: [], now }, RULES);
    competition = value.competition;
    store(value);
  }
  league = rules.drawLeague({ competition, clubs: [...clubs.values()], now }, random, RULES).competition;
}

function passDay() {
  const midnight = now;
  for (const club of clubs.values())
    store(
      rules.dailyTurn({ club, since: now - DAY, now, wagesPaidAt: wagesPaidAt.get(club.id) ?? club.createdAt }, RULES),
    );
  const players = [...free.values()];
  const supply = { categories: ['Várzea'], players, idOf: (n) => `f${midnight}-${n}`, now };
  for (const player of rules.supplyMarket(random, supply, RULES)) free.set(player.id, player);
  for (const id of clubs.keys()) manage(id, midnight + DAY / 2);

  const today = rules.matchesByDate(league.matches).filter(({ date }) => date >= now && date < now + DAY);
  for (const date of new Set(today.map((match) => match.date))) {
    play(
      today.filter((match) => match.date === date),
      date,
    );
  }
  now += DAY;
  if (rules.isAllPlayed(league)) endSeason();
  return today.map(({ id }) => league.matches[id]);
}

// A manager's day: training, sponsor, building, selling, and one look at the market.
function manage(id, noon) {
  const matches = Object.values(league.matches);
  const day = rules.botDay({ club: clubs.get(id), matches, now: noon }, random, RULES);
  store(day);
  for (const player of day.released) free.set(player.id, player);
  const wish = rules.botWish({ club: day.club, now: noon }, random, RULES);
  if (wish === null) return;
  const offered = [...clubs.values()].flatMap((club) => club.players.filter(({ forSale }) => forSale));
  const players = [...free.values(), ...offered];
  const search = rules.botSearch({ club: day.club, wish, players, now: noon }, RULES);
  if (!search.ok) return;
  const { club, wanted: player } = search.value;
  store({ club });
  if (player === null || player.club === id) return;
  const seller = player.club === null ? null : clubs.get(player.club);
  const { value: bought } = rules.botPurchase({ club, seller, player, now: noon }, RULES);
  if (!bought) return;
  store({ clubs: [bought.buyer, bought.seller].filter(Boolean), entries: bought.entries });
  free.delete(player.id);
  transfers += 1;
}

function play(round, date) {
  const played = round.map((match) => {
    const [home, away] = [match.home, match.away].map(({ id }) => clubs.get(id));
    const input = matchInputOf(rules.kickOff({ match, home, away, now: date }, random, RULES), RULES);
    const result = simulate(input, `${league.id} ${match.id}`, { ruleset: RULES });
    reports.set(
      match.id,
      commentate(result.events, input).map(({ minute, text }) => `${minute}' ${text}`),
    );
    return { matchId: match.id, ...playedMatchOf({ input, result }, RULES) };
  });
  const end = {
    competition: league,
    clubs: [...clubs.values()],
    freePlayers: [...free.values()],
    played,
    now: date + RULES.matchWindow.minutesAfter * 60_000,
  };
  const ended = rules.fullTime(end, random, RULES);
  store(ended);
  for (const player of ended.freePlayers) free.set(player.id, player);
  league = ended.competition;
}

function endSeason() {
  champions.push(league.table[0].clubName);
  const ended = rules.endCompetition({ competition: league, clubs: [...clubs.values()], now }, random, RULES);
  league = ended.competition;
  store(ended);
}

const app = express();
app.get('/table', (_request, response) => response.json(league.table));
app.get('/scorers', (_request, response) =>
  response.json(rules.topScorers(Object.values(league.matches)).slice(0, 10)),
);
app.get('/clubs', (_request, response) => response.json([...clubs.values()]));
app.get('/season', (_request, response) =>
  response.json({ champions, transfers, status: league.status, wagesPaidAt: Object.fromEntries(wagesPaidAt) }),
);
app.get('/matches/:id', ({ params }, response) => {
  const match = Object.hasOwn(league.matches, params.id) ? league.matches[params.id] : undefined;
  if (match?.status === 'finished') response.json({ match, report: reports.get(params.id) });
  else response.status(404).json({ code: 'match/not-played' });
});
app.post('/days', (_request, response) => {
  if (league.status === 'finished') draw();
  response.json(passDay());
});

const server = app.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}`),
);
