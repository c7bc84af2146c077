/** The JSON Schemas of the package: file name to content. */
import { jsonSchema, type TypeSchema } from './json-schema.ts';
import { exportsOf, sources } from './program.ts';
import { variantSchema } from './variant-schema.ts';

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

export function schemas(): ReadonlyMap<string, TypeSchema> {
  const compiled = sources(['index.ts']);
  const types = exportsOf('index.ts', compiled);
  const schemaOf = (type: string) => {
    const symbol = types.get(type);
    if (symbol === undefined) throw new Error(`the package exports no ${type}`);
    return jsonSchema(type, symbol, compiled.checker);
  };
  return new Map([
    ...TYPES.map(({ file, type }) => [file, schemaOf(type)] as const),
    ['ruleset-variant.json', variantSchema(schemaOf('Ruleset'))],
  ]);
}
