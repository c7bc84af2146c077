/** The JSON Schemas of the package: file name to content. */
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { exportsOf, sources } from './program.ts';

/** The types that other servers store and send. */
const TYPES = [
  { file: 'club.json', type: 'Club' },
  { file: 'player.json', type: 'Player' },
  { file: 'tactic.json', type: 'Tactic' },
  { file: 'match.json', type: 'Match' },
  { file: 'competition.json', type: 'Competition' },
  { file: 'table-row.json', type: 'TableRow' },
  { file: 'ledger-entry.json', type: 'LedgerEntry' },
  { file: 'game-event.json', type: 'GameEvent' },
  { file: 'ruleset.json', type: 'Ruleset' },
];

export function schemas(): ReadonlyMap<string, JsonSchema> {
  const compiled = sources(['index.ts']);
  const types = exportsOf('index.ts', compiled);
  return new Map(
    TYPES.map(({ file, type }) => {
      const symbol = types.get(type);
      if (symbol === undefined) throw new Error(`the package exports no ${type}`);
      return [file, jsonSchema(type, symbol, compiled.checker)];
    }),
  );
}
