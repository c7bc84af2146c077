/** `engine play`: a match of two invented sides. */
import { writeFileSync } from 'node:fs';
import { createRandom } from '@mundo-manager/rules/core';
import { generatePlayer } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { FORMATION_NAMES, type FormationName } from '@mundo-manager/rules/tactics';
import { rulesetHash } from '../digests/digests.ts';
import { ENGINE_VERSION, type MatchInput, simulate, type TeamSheet } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { report } from './report.ts';
import { UsageError } from './usage-error.ts';

/** What `play --save` writes: all that it takes to play the match again. */
export interface SavedMatch {
  readonly engineVersion: number;
  readonly rulesetHash: string;
  readonly seed: string;
  readonly knockout: boolean;
  readonly input: MatchInput;
  readonly digest: string;
}

export interface PlayOptions {
  readonly seed: string;
  readonly home: string;
  readonly away: string;
  readonly 'home-formation': string;
  readonly 'away-formation': string;
  readonly commentary: boolean;
  readonly knockout: boolean;
  readonly save?: string | undefined;
}

export function play({ seed, knockout, commentary, save, ...sides }: PlayOptions): 0 {
  const names = newNames();
  const input = matchInput(
    side('Mandante', 1, sides.home, sides['home-formation'], names),
    side('Visitante', 2, sides.away, sides['away-formation'], names),
  );
  const result = simulate(input, seed, { knockout });
  for (const line of report(result, input, commentary)) console.log(line);
  if (save !== undefined) {
    const { digest } = result;
    const saved: SavedMatch = {
      engineVersion: ENGINE_VERSION,
      rulesetHash: rulesetHash(ALPHA),
      seed,
      knockout,
      input,
      digest,
    };
    writeFileSync(save, `${JSON.stringify(saved)}\n`);
  }
  return 0;
}

/** A side whose players have distinct names in a report. */
function side(name: string, seed: number, strength: string, formation: string, names: Names): TeamSheet {
  const sheet = teamSheet({ strength: strengthOf(strength), formation: formationNamed(formation), seed });
  const players = sheet.players.map((player) => ({ ...player, name: names.next().value }));
  return { ...sheet, club: { ...sheet.club, name }, players };
}

type Names = Generator<string, never>;

/** Names as the game gives them to its players, each once. */
function* newNames(): Names {
  const random = createRandom('names');
  const given = new Set<string>();
  for (;;) {
    const options = { id: '', now: 0, position: 'CM', strength: { category: 'Várzea' } } as const;
    const { personalData } = generatePlayer(random, options, ALPHA);
    if (!given.has(personalData.name)) yield personalData.name;
    given.add(personalData.name);
  }
}

function strengthOf(text: string): number {
  const value = Number(text);
  if (!(value >= 1 && value <= 99)) throw new UsageError(`A strength is a number from 1 to 99, not ${text}.`);
  return value;
}

function formationNamed(text: string): FormationName {
  const name = FORMATION_NAMES.find((known) => known === text);
  if (name === undefined)
    throw new UsageError(`There is no formation ${text}; there are ${FORMATION_NAMES.join(', ')}.`);
  return name;
}
