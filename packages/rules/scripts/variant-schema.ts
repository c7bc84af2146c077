/** The schema of a variant out of that of the whole: what an author's editor goes by. */
import type { TypeSchema } from './json-schema.ts';

/** As the whole, but nothing has to be there outside of the rows of lists, which are new; and a variant may name its schema. */
export function variantSchema({ $defs = {}, ...whole }: TypeSchema): TypeSchema {
  const definitions = $defs as Readonly<Record<string, TypeSchema>>;
  const { properties, ...root } = partial(whole);
  const schema = {
    ...root,
    title: 'Changes of a Ruleset',
    description: 'The constants that a variant changes; all others stay as they are.',
    properties: { $schema: { type: 'string' }, ...Object(properties) },
  };
  return { ...schema, $defs: reached(schema) };

  function partial({ $ref, required: _, ...node }: TypeSchema): TypeSchema {
    if ($ref !== undefined) return { ...partial(definition(String($ref).replace('#/$defs/', ''))), ...node };
    const { properties: fields, additionalProperties: others } = node;
    return {
      ...node,
      ...(fields ? { properties: mapped(fields, partial) } : {}),
      // `rulesetVariant` takes the levels of its base alone: a misspelt one is marked in the editor.
      ...(others ? { additionalProperties: fields ? false : partial(others as TypeSchema) } : {}),
    };
  }

  /** The definitions that a schema leads to, and those that they lead to. */
  function reached(from: TypeSchema, found: Record<string, TypeSchema> = {}): Record<string, TypeSchema> {
    for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (name in found) continue;
      found[name] = definition(name);
      reached(found[name], found);
    }
    return found;
  }

  function definition(name: string): TypeSchema {
    const found = definitions[name];
    if (found === undefined) throw new Error(`the schema defines no ${name}`);
    return found;
  }
}

function mapped(fields: unknown, change: (schema: TypeSchema) => TypeSchema): Record<string, TypeSchema> {
  return Object.fromEntries(Object.entries(Object(fields)).map(([name, field]) => [name, change(field as TypeSchema)]));
}
