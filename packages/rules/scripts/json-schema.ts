/**
 * JSON Schemas (2020-12) of plain-data types, read from the compiler's own view of them: whatever TypeScript resolves
 * (mapped types, unions over constants, branded ids) comes out as what it is in JSON. Objects take no further fields.
 */
import ts from 'typescript';
import { docstring } from './program.ts';

export type TypeSchema = Readonly<Record<string, unknown>>;

/** The schema of an exported type, with the named types beneath it as $defs. Throws for what JSON has no word for. */
export function jsonSchema(title: string, symbol: ts.Symbol, checker: ts.TypeChecker): TypeSchema {
  const definitions = new Map<string, TypeSchema | null>();
  const root = checker.getDeclaredTypeOfSymbol(symbol);
  const body = describe(root);
  const $defs = Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...described(docstring(symbol, checker)),
    ...body,
    ...(definitions.size > 0 ? { $defs } : {}),
  };

  function schema(type: ts.Type): TypeSchema {
    const name = nameOf(type);
    if (name === null || type === root) return describe(type);
    if (!definitions.has(name)) {
      definitions.set(name, null);
      definitions.set(name, describe(type));
    }
    return { $ref: `#/$defs/${name}` };
  }

  function describe(type: ts.Type): TypeSchema {
    if (type.isUnion()) return union(type.types);
    if (type.isLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (isText(type)) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (checker.isTupleType(type)) return tuple(checker.getTypeArguments(type as ts.TypeReference));
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      if (item) return { type: 'array', items: schema(item) };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return object(type);
    throw new Error(`JSON has no word for ${checker.typeToString(type)}`);
  }

  function union(types: readonly ts.Type[]): TypeSchema {
    // The compiler orders a union as it came across its members: sorted, the file stays the same when other files change.
    // Where any text will do, the usual ones are a help for the compiler alone.
    const isOpen = types.some(isText);
    const literals = types
      .filter((type) => type.isLiteral() && !(isOpen && type.isStringLiteral()))
      .map((type) => (type as ts.LiteralType).value)
      .sort((a, b) => (a < b ? -1 : 1));
    const booleans = types.filter((type) => type.flags & ts.TypeFlags.BooleanLiteral);
    const others = types
      .filter((type) => !type.isLiteral() && !booleans.includes(type))
      .sort((a, b) => (a.flags & ts.TypeFlags.Null) - (b.flags & ts.TypeFlags.Null));
    const options = [
      ...(literals.length > 0 ? [{ enum: literals }] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map(describe)),
      ...others.map(schema),
    ];
    const [only] = options;
    return options.length === 1 && only ? only : { anyOf: options };
  }

  function tuple(items: readonly ts.Type[]): TypeSchema {
    return { type: 'array', prefixItems: items.map(schema), minItems: items.length, maxItems: items.length };
  }

  function object(type: ts.Type): TypeSchema {
    const fields = checker.getPropertiesOfType(type);
    const [index] = checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      ...(fields.length > 0
        ? { properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])) }
        : {}),
      ...(fields.some(isRequired) ? { required: fields.filter(isRequired).map(({ name }) => name) } : {}),
      additionalProperties: index ? schema(index.type) : false,
    };
  }

  /** Optional fields may be missing, never undefined, which JSON does not have. */
  function valueSchema(field: ts.Symbol): TypeSchema {
    const type = checker.getTypeOfSymbol(field);
    if (!type.isUnion() || isRequired(field)) return schema(type);
    const known = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const [only, ...more] = known;
    if (only && more.length === 0) return schema(only);
    return known.length === type.types.length ? schema(type) : union(known);
  }

  function fieldSchema(field: ts.Symbol): TypeSchema {
    return { ...described(docstring(field, checker)), ...valueSchema(field) };
  }
}

/** Ids are text with a brand that exists for the compiler alone. */
function isText(type: ts.Type): boolean {
  return Boolean(type.flags & ts.TypeFlags.String) || (type.isIntersection() && type.types.some(isText));
}

/** Any text, with some values named for the compiler. */
function isOpenText(type: ts.Type): boolean {
  return (
    type.isUnion() && type.types.some(isText) && type.types.every((each) => isText(each) || each.isStringLiteral())
  );
}

function isRequired(field: ts.Symbol): boolean {
  return !(field.flags & ts.SymbolFlags.Optional);
}

function described(description: string): TypeSchema {
  return description === '' ? {} : { description };
}

/** Interfaces and named unions are defined once; text, numbers and anonymous shapes are inlined where they are used. */
function nameOf(type: ts.Type): string | null {
  if (isText(type) || isOpenText(type) || type.flags & ts.TypeFlags.BooleanLike) return null;
  const symbol = type.aliasSymbol ?? (type.symbol && type.symbol.flags & ts.SymbolFlags.Interface ? type.symbol : null);
  const file = symbol?.declarations?.[0]?.getSourceFile();
  if (!symbol || !file || file.fileName.includes('/node_modules/')) return null;
  return type.aliasTypeArguments?.length ? null : symbol.name;
}
