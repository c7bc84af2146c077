import type { MatchReport, Replay } from '@mundo-manager/contract/client';
import { type MatchInput, type MatchResult, matchReasons, simulate, type TeamSheet } from '@mundo-manager/engine';
import type { Club } from '@mundo-manager/rules/clubs';
import { finishMatch, type Match, type MatchSide } from '@mundo-manager/rules/competitions';
import { SKILLS } from '@mundo-manager/rules/players';
import { DEFAULT_RULESET_HASH } from '../../components/ruleset/default-ruleset.ts';

/** A match as the engine plays it, with all that can be asked about it afterwards. */
export interface DemoMatch {
  readonly match: Match;
  readonly report: MatchReport;
  readonly replay: Replay;
}

/** Plays the match of the two clubs, the same every time, so that statistics, ratings and commentary belong together. */
export function playDemoMatch(match: Match, home: Club, away: Club): DemoMatch {
  const input: MatchInput = { home: sheetOf(home, match.home), away: sheetOf(away, match.away), venue: match.venue };
  const { seed, result } = withGoals(input);
  const { stats, ratings, running, events, score, digest, engineVersion } = result;
  const replayId = `r-${match.id}`;
  const side = (name: 'home' | 'away') => {
    const { shotsOnTarget: _1, xg: _2, yellowCards: _3, redCards: _4, injuries: _5, ...rest } = stats[name];
    const playerScore = ratings.flatMap(({ id, number, name: called, value, side: of }) =>
      of === name ? [{ id, number, name: called, value }] : [],
    );
    return { ...rest, playerScore };
  };
  return {
    match: finishMatch(match, {
      replayId,
      attendance: 1_284,
      ticketSales: 12_840,
      home: side('home'),
      away: side('away'),
    }),
    report: { stats, ratings, running, reasons: matchReasons(events, input), events },
    replay: {
      id: replayId,
      matchId: match.id,
      competitionName: match.competitionName,
      round: match.round,
      date: match.date,
      secret: '0'.repeat(32),
      commitment: '0'.repeat(64),
      seed,
      engineVersion,
      rulesetHash: DEFAULT_RULESET_HASH,
      knockout: false,
      ground: home.category,
      input,
      sheetDigests: { home: null, away: null },
      proof: null,
      score,
      digest,
      home: lookOf(home),
      away: lookOf(away),
    },
  };
}

/** The first seed with which both sides score: tests and pictures need goals, whatever the version of the engine. */
function withGoals(input: MatchInput): { readonly seed: string; readonly result: MatchResult } {
  for (let number = 0x5eed; ; number++) {
    const seed = number.toString(16).repeat(16);
    const result = simulate(input, seed);
    if (result.score.home > 0 && result.score.away > 0) return { seed, result };
  }
}

function lookOf({ id, name, emblem, uniform }: Club) {
  return { id, name, emblem, uniform };
}

function sheetOf(club: Club, { tacticName, boosterId }: MatchSide): TeamSheet {
  const tactic = club.tactics[tacticName];
  const named = new Set(tactic.places.map(({ playerId }) => playerId));
  return {
    club: { id: club.id, name: club.name },
    tactic,
    boosterId,
    speech: club.manager.skills.speech,
    players: club.players
      .filter(({ id }) => named.has(id))
      .map(({ id, number, personalData: { name }, attributes }) => ({
        id,
        number,
        name,
        attributes: Object.fromEntries(
          SKILLS.map((skill) => [skill, attributes[skill]]),
        ) as TeamSheet['players'][number]['attributes'],
        condition: attributes.condition,
        morale: attributes.morale,
      })),
  };
}
