// A league of six clubs on node:http, kept in a JSON file: it is played to its end, goes on after a restart where it stood,
// and everyone can verify its matches.
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ENGINE_VERSION, simulate } from '@mundo-manager/engine';
import { commentate } from '@mundo-manager/engine/commentary';
import { teamSheetOf } from '@mundo-manager/engine/team-sheet';
import { commitment, matchSeed, rulesetHash, verifyReplay } from '@mundo-manager/engine/verification';
import { ALPHA, botClub, createRandom, leagueFixtures, tableFromMatches } from '@mundo-manager/rules/alpha';

const file = process.argv[2] ?? 'league.json';
const league = stored() ?? founded();

for (const match of league.matches.filter(({ status }) => status !== 'finished')) {
  play(match);
  save();
}
const table = tableFromMatches(league.clubs, league.matches);
for (const [index, { clubName, points, goals, goalsTaken }] of table.entries())
  console.log(`${index + 1}. ${clubName.padEnd(24)} ${String(points).padStart(2)}  ${goals}:${goalsTaken}`);
const final = league.matches.at(-1);
console.log(`\n${final.home.clubName} ${final.home.score} – ${final.away.score} ${final.away.clubName}`);
for (const { minute, text } of report(final).slice(-3)) console.log(`${minute}' ${text}`);
console.log(`verified: ${league.matches.every(({ replay }) => verifyReplay(replay, ALPHA).ok)}`);

function founded() {
  const random = createRandom(randomBytes(16).toString('hex'));
  const names = new Set();
  const clubs = Array.from({ length: 6 }, (_, index) => {
    const { club } = botClub({ id: `c${index + 1}`, now: Date.now(), isTaken: (name) => names.has(name) }, random);
    names.add(club.name);
    return club;
  });
  const matches = leagueFixtures(
    clubs.map(({ id }) => id),
    { random, firstKickOff: Date.now() },
  ).map((fixture, index) => {
    const secret = randomBytes(16).toString('hex');
    const [home, away] = [fixture.home, fixture.away].map((id) => ({
      id,
      clubName: clubs.find((club) => club.id === id).name,
      score: 0,
    }));
    return {
      ...fixture,
      id: `m${index + 1}`,
      status: 'not started',
      home,
      away,
      secret,
      commitment: commitment(secret),
    };
  });
  return { clubs, matches };
}

function play(match) {
  const sheetOf = ({ id }) =>
    teamSheetOf(
      league.clubs.find((club) => club.id === id),
      { tacticName: 'A', boosterId: null },
      ALPHA,
    );
  const input = { home: sheetOf(match.home), away: sheetOf(match.away), venue: match.home.clubName };
  const { secret, id: matchId } = match;
  const { stats, digest } = simulate(input, matchSeed({ secret, matchId, home: input.home, away: input.away }));
  Object.assign(match.home, stats.home);
  Object.assign(match.away, stats.away);
  match.replay = {
    secret,
    commitment: match.commitment,
    matchId,
    input,
    engineVersion: ENGINE_VERSION,
    rulesetHash: rulesetHash(ALPHA),
    digest,
  };
  match.status = 'finished';
}

// Nothing of a match is kept but its seed and its sheets: whoever wants to read of it plays it again.
function report({ replay: { input, secret, matchId } }) {
  return commentate(simulate(input, matchSeed({ secret, matchId, home: input.home, away: input.away })).events, input);
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
  writeFileSync(`${file}.new`, JSON.stringify(league));
  renameSync(`${file}.new`, file);
}

const server = createServer(({ url }, response) => {
  const [, what, id] = url.split('/');
  const match = league.matches.find((candidate) => candidate.id === id);
  const answer =
    what === 'table'
      ? table
      : what === 'replays' && match
        ? match.replay
        : what === 'matches' && match
          ? { ...match, report: report(match) }
          : null;
  response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}).listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
