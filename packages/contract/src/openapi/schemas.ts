/** Zod schemas as the JSON Schemas of a description, named ones by reference. */
import { z } from 'zod';
import { schemaNames } from '../schemas/schema-parts.ts';

/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Collects the named schemas that the converted ones refer to. */
export class SchemaBook {
  /** By name, in the order of first use. */
  readonly named: Record<string, JsonSchema> = {};

  /** The schema; a named one is a reference, with its body in `named`. */
  convert(schema: z.ZodType): JsonSchema {
    // Wrapped, because a name at the root would not become a reference.
    const wrapped = z.toJSONSchema(z.object({ root: schema }), { metadata: schemaNames, reused: 'inline' });
    for (const [name, definition] of Object.entries(wrapped.$defs ?? {})) {
      this.named[name] ??= plain(definition);
    }
    return plain(wrapped.properties?.root ?? {});
  }

  /** The fields of an object schema with whether each is required: parameters are described one by one. */
  fields(schema: z.ZodType): { name: string; schema: JsonSchema; required: boolean }[] {
    const { properties, required } = z.toJSONSchema(schema, { metadata: schemaNames, reused: 'inline' });
    return Object.entries(properties ?? {}).map(([name, field]) => ({
      name,
      schema: plain(field),
      required: required?.includes(name) ?? false,
    }));
  }
}

const DEFINITIONS = '#/$defs/';

function plain(value: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(value), (key, part) => {
    if (key === '$ref' && typeof part === 'string') return part.replace(DEFINITIONS, '#/components/schemas/');
    if (key === 'id' && typeof part === 'string') return undefined;
    return isNoBound(key, part) ? undefined : part;
  }) as JsonSchema;
}

/** Any integer is within these; they say nothing. */
function isNoBound(key: string, value: unknown): boolean {
  return (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
}
