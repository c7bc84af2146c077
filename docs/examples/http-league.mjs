// Eight bot clubs on node:http, kept in a JSON file: three seasons with training, wages, transfers, sponsors and
// prizes. It resumes after a restart, and visitors can verify the matches of the last season.
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ENGINE_VERSION, simulate } from '@mundo-manager/engine';
import { commentate } from '@mundo-manager/engine/commentary';
import { matchInputOf, playedMatchOf } from '@mundo-manager/engine/matchday';
import { commitment, matchSeed, rulesetHash, verifyReplay } from '@mundo-manager/engine/verification';
import {
  ALPHA,
  botBeforeMatch,
  botClub,
  botDay,
  botPurchase,
  botSearch,
  botWish,
  createRandom,
  dailyTurn,
  drawLeague,
  endCompetition,
  fullTime,
  isAllPlayed,
  joinAsBot,
  kickOff,
  matchesByDate,
  openCompetition,
  rulesetVariant,
  supplyMarket,
} from '@mundo-manager/rules';

const DAY = 86_400_000;
const SEASONS = 3;
const { value: RULES } = rulesetVariant(
  { competitions: { leagueClubs: 8, promotedClubs: 0, relegatedClubs: 0 } },
  ALPHA,
);
const file = process.argv[2] ?? 'league.json';
const game = stored() ?? founded();

while (game.champions.length < SEASONS) {
  passDay();
  save();
}
for (const [index, { clubName, points, goals, goalsTaken }] of game.league.table.entries())
  console.log(`${index + 1}. ${clubName.padEnd(24)} ${String(points).padStart(2)}  ${goals}:${goalsTaken}`);
const final = matches().at(-1);
console.log(`\n${final.home.clubName} ${final.home.score} – ${final.away.score} ${final.away.clubName}`);
for (const { minute, text } of report(final.id).slice(-3)) console.log(`${minute}' ${text}`);
console.log(`champions: ${game.champions.join(', ')}`);
console.log(`money adds up: ${clubs().every(({ id, finances }) => finances.totalMoney === game.books[id])}`);
console.log(`verified: ${Object.values(game.replays).every((replay) => verifyReplay(replay, RULES).ok)}`);

function founded() {
  const seed = randomBytes(16).toString('hex');
  const now = Math.floor(Date.now() / DAY) * DAY;
  const game = {
    seed,
    now,
    clubs: {},
    free: [],
    league: null,
    champions: [],
    books: {},
    wagesPaidAt: {},
    transfers: 0,
  };
  const random = createRandom(seed);
  while (Object.keys(game.clubs).length < RULES.competitions.leagueClubs) {
    const id = `c${Object.keys(game.clubs).length + 1}`;
    const isTaken = (name) => Object.values(game.clubs).some((club) => club.name === name);
    const { club } = botClub({ id, now, isTaken }, random, RULES);
    game.clubs[id] = club;
    game.books[id] = club.finances.totalMoney;
  }
  return game;
}

function clubs() {
  return Object.values(game.clubs);
}

function matches() {
  return matchesByDate(game.league.matches);
}

// Everything that a rule returns: the clubs that changed, and the entries of their ledgers.
function keep({ club, clubs = [club], entries }) {
  for (const changed of clubs) game.clubs[changed.id] = changed;
  for (const { clubId, currency, type, amount, date } of entries) {
    if (currency === 'money') game.books[clubId] += amount;
    if (type === 'Salary Payment') game.wagesPaidAt[clubId] = date;
  }
}

function passDay() {
  const midnight = game.now;
  const random = createRandom(`${game.seed} ${midnight}`);
  if (game.league?.status !== 'running' && game.league?.status !== 'started') draw(midnight, random);
  for (const club of clubs()) {
    const wagesPaidAt = game.wagesPaidAt[club.id] ?? club.createdAt;
    keep(dailyTurn({ club, since: midnight - DAY, now: midnight, wagesPaidAt }, RULES));
  }
  const idOf = (n) => `f${midnight}-${n}`;
  game.free.push(...supplyMarket(random, { categories: ['Várzea'], players: game.free, idOf, now: midnight }, RULES));
  for (const { id } of clubs()) manage(id, midnight + DAY / 2, random);

  const today = matches().filter(({ date, status }) => date < midnight + DAY && status !== 'finished');
  for (const date of new Set(today.map((match) => match.date))) {
    for (const club of clubs()) keep(botBeforeMatch({ club, matches: matches(), now: date - DAY / 24 }, random, RULES));
    playRound(
      today.filter((match) => match.date === date),
      random,
    );
  }
  if (isAllPlayed(game.league)) {
    game.champions.push(game.league.table[0].clubName);
    const ended = endCompetition({ competition: game.league, clubs: clubs(), now: midnight + DAY - 1 }, random, RULES);
    game.league = ended.competition;
    keep(ended);
  }
  game.now += DAY;
}

// A manager's day: training, sponsor, building, selling, and one look at the market.
function manage(id, now, random) {
  const day = botDay({ club: game.clubs[id], matches: matches(), now }, random, RULES);
  keep(day);
  game.free.push(...day.released);
  const wish = botWish({ club: game.clubs[id], now }, random, RULES);
  if (wish === null) return;
  const players = [...game.free, ...clubs().flatMap((club) => club.players.filter(({ forSale }) => forSale))];
  const search = botSearch({ club: game.clubs[id], wish, players, now }, RULES);
  if (!search.ok) return;
  keep({ ...search.value, entries: [] });
  const { wanted: player } = search.value;
  if (player === null || player.club === id) return;
  const seller = player.club === null ? null : game.clubs[player.club];
  const bought = botPurchase({ club: game.clubs[id], seller, player, now }, RULES);
  if (!bought.ok || bought.value === null) return;
  keep({ clubs: [bought.value.buyer, bought.value.seller].filter(Boolean), entries: bought.value.entries });
  game.free = game.free.filter((free) => free.id !== player.id);
  game.transfers += 1;
}

function draw(now, random) {
  const number = game.champions.length + 1;
  let competition = openCompetition({ id: `league-${number}`, name: 'MM League', number, category: 'Várzea' });
  for (const club of clubs()) {
    const joined = joinAsBot({ club, competition, current: [], now }, RULES);
    if (!joined.ok) throw new Error(joined.error.code);
    competition = joined.value.competition;
    keep(joined.value);
  }
  game.league = drawLeague({ competition, clubs: clubs(), now }, random, RULES).competition;
  game.replays = {};
  game.secrets = Object.fromEntries(matches().map(({ id }) => [id, randomBytes(16).toString('hex')]));
}

function playRound(round, random) {
  const played = round.map((match) => {
    const { id: matchId, date } = match;
    const [home, away] = [match.home, match.away].map(({ id }) => game.clubs[id]);
    const input = matchInputOf(kickOff({ match, home, away, now: date }, random, RULES), RULES);
    const secret = game.secrets[matchId];
    const seed = matchSeed({ secret, matchId, home: input.home, away: input.away });
    const result = simulate(input, seed, { ruleset: RULES });
    const proof = {
      secret,
      commitment: commitment(secret),
      engineVersion: ENGINE_VERSION,
      rulesetHash: rulesetHash(RULES),
    };
    game.replays[matchId] = { ...proof, matchId, input, digest: result.digest };
    return { matchId, ...playedMatchOf({ input, result }, RULES) };
  });
  const now = round[0].date + RULES.matchWindow.minutesAfter * 60_000;
  const ended = fullTime(
    { competition: game.league, clubs: clubs(), freePlayers: game.free, played, now },
    random,
    RULES,
  );
  keep(ended);
  const changed = new Map(ended.freePlayers.map((player) => [player.id, player]));
  game.free = game.free.map((player) => changed.get(player.id) ?? player);
  game.league = ended.competition;
}

// A match is kept as its seed and its sheets: a reader simulates it again.
function report(id) {
  const { secret, matchId, input } = game.replays[id];
  const seed = matchSeed({ secret, matchId, home: input.home, away: input.away });
  return commentate(simulate(input, seed, { ruleset: RULES }).events, input);
}

function stored() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function save() {
  writeFileSync(`${file}.new`, JSON.stringify(game));
  renameSync(`${file}.new`, file);
}

const server = createServer(({ url }, response) => {
  const [, what, id] = url.split('/');
  const answers = {
    table: () => game.league.table,
    clubs: () => game.clubs[id],
    replays: () => game.replays[id],
    matches: () => game.league.matches[id] && { ...game.league.matches[id], report: report(id) },
    state: () => ({ champions: game.champions, transfers: game.transfers, wagesPaidAt: game.wagesPaidAt }),
  };
  const answer = Object.hasOwn(answers, what) ? answers[what]() : undefined;
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? null));
}).listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
