// Another server's module: plays a match, prints it, and has it verified.
import { createMatch, ENGINE_VERSION, eventsOf, resume, simulate, snapshot, step } from '@mundo-manager/engine';
import { commentate } from '@mundo-manager/engine/commentary';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { commitment, matchSeed, rulesetHash, verifyReplay } from '@mundo-manager/engine/verification';
import { ALPHA } from '@mundo-manager/rules/ruleset';

const secret = '000102030405060708090a0b0c0d0e0f';
const input = matchInput(
  teamSheet({ strength: 70, seed: 1 }),
  teamSheet({ strength: 65, formation: '433Wide', seed: 2 }),
);
const seed = matchSeed({ secret, matchId: 'm1', home: input.home, away: input.away });
const { digest, events, score, stats } = simulate(input, seed);

let running = createMatch(input, seed);
for (let tick = 0; tick < 1000; tick++) step(running);
running = resume(JSON.parse(JSON.stringify(snapshot(running))));
while (!running.finished) step(running);

console.log(
  JSON.stringify({
    digest,
    goals: [score.home, score.away],
    goalsInStats: stats.home.goals.length + stats.away.goals.length,
    lastLine: commentate(events, input).at(-1).type,
    steppedEvents: eventsOf(running).length === events.length,
    verified: verifyReplay(
      {
        secret,
        commitment: commitment(secret),
        matchId: 'm1',
        input,
        engineVersion: ENGINE_VERSION,
        rulesetHash: rulesetHash(ALPHA),
        digest,
      },
      ALPHA,
    ).ok,
  }),
);
