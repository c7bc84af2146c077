/** What two JSON Schemas have in common when they describe the same type: bounds, texts and references left aside. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Definitions = Readonly<Record<string, Json>>;

/** A comparable form: names of fields, which are required, kinds of values, choices. */
export function skeleton(schema: unknown, definitions: Definitions = definitionsOf(schema)): Json {
  const {
    $ref,
    type,
    properties,
    required,
    items,
    additionalProperties,
    enum: choices,
    const: only,
    anyOf,
    oneOf,
  } = objectOf(schema);
  if (typeof $ref === 'string') return skeleton(definitions[$ref.replace('#/$defs/', '')], definitions);
  const options = anyOf ?? oneOf;
  if (Array.isArray(options)) {
    const parts = options.flatMap((option) => {
      const part = skeleton(option, definitions);
      return objectOf(part).anyOf ?? [part];
    });
    return { anyOf: sorted(parts as Json[]) };
  }
  if (Array.isArray(choices)) return { choices: sorted(choices) };
  if (only !== undefined) return { choices: [only] };
  if (type === 'array') return { items: skeleton(items, definitions) };
  if (properties !== undefined) {
    const fields = Object.entries(objectOf(properties)).map(([name, field]) => [
      Array.isArray(required) && required.includes(name) ? name : `${name}?`,
      skeleton(field, definitions),
    ]);
    return { fields: Object.fromEntries(fields.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1))) };
  }
  if (type === 'object') return { values: skeleton(additionalProperties, definitions) };
  return type === 'integer' ? 'number' : (type ?? 'anything');
}

function definitionsOf(schema: unknown): Definitions {
  return objectOf(objectOf(schema).$defs ?? {});
}

function objectOf(value: unknown): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json>>)
    : {};
}

function sorted(values: readonly Json[]): Json[] {
  return [...values].sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
}
