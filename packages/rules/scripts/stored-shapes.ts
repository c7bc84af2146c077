/** src/stored/shapes.ts: the shapes of stored aggregates, made from their JSON Schemas. */
import type { TypeSchema } from './json-schema.ts';
import { schemas } from './schemas.ts';

const AGGREGATES = ['club.json', 'competition.json', 'match.json', 'player.json'];

const HEAD = `/** The shapes of stored aggregates, by the names of their types. Written by \`npm run generate\`; a test compares. */
// biome-ignore-all format: generated, a type a line
import type { DataShape } from './shape.ts';

/** By name; 'ref' leads from one to another. */
export const STORED_SHAPES = {
`;

/** The whole module. */
export function storedShapes(): string {
  const written = schemas();
  const found = new Map<string, TypeSchema>();
  for (const file of AGGREGATES) {
    const schema = written.get(file);
    if (schema === undefined) throw new RangeError(`storedShapes: needs the schema ${file}`);
    found.set(String(schema.title), schema);
    for (const [name, definition] of Object.entries(Object(schema.$defs))) found.set(name, Object(definition));
  }
  const lines = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${HEAD}${lines.map(([name, schema]) => `  ${name}: ${JSON.stringify(shapeOf(schema))},\n`).join('')}} as const satisfies Readonly<Record<string, DataShape>>;\n`;
}

/** A schema in fewer words. Throws for one that stored aggregates have not had yet. */
function shapeOf(schema: TypeSchema): unknown {
  const { type, properties, required = [], additionalProperties, items, anyOf, $ref } = schema;
  if (typeof $ref === 'string') return { ref: $ref.replace('#/$defs/', '') };
  if (Array.isArray(schema.enum)) return { values: schema.enum };
  if ('const' in schema) return { values: [schema.const] };
  if (Array.isArray(anyOf)) return choiceOf(anyOf.map((option) => shapeOf(Object(option))));
  if (type === 'array' && items !== undefined) return { list: shapeOf(Object(items)) };
  if (type === 'object' && properties !== undefined) {
    const fields = Object.entries(Object(properties)).map(([name, field]) => [name, shapeOf(Object(field))]);
    const needed = new Set(Object(required));
    const optional = fields.map(([name]) => name).filter((name) => !needed.has(name));
    return { fields: Object.fromEntries(fields), ...(optional.length > 0 ? { optional } : {}) };
  }
  if (type === 'object' && typeof additionalProperties === 'object')
    return { record: shapeOf(Object(additionalProperties)) };
  if (type === 'string' || type === 'number' || type === 'boolean' || type === 'null') return type;
  throw new RangeError(`storedShapes: needs a schema that a shape can say, got ${JSON.stringify(schema)}`);
}

/** Texts of which any is taken need no list of the usual ones. */
function choiceOf(options: readonly unknown[]): unknown {
  const kept = options.includes('string') ? options.filter((option) => !isListOfTexts(option)) : options;
  return kept.length === 1 ? kept[0] : { anyOf: kept };
}

function isListOfTexts(option: unknown): boolean {
  const { values } = Object(option);
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}
