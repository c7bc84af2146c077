/** One call as an operation of OpenAPI. */

import { envelope, failureSchema } from '../envelope.ts';
import type { ApiErrorCode } from '../errors/codes.ts';
import { statusOf } from '../errors/status.ts';
import { CLUB_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_LENGTH } from '../headers.ts';
import type { Route } from '../routes/index.ts';
import { errorCodesOf } from './refusals.ts';
import type { JsonSchema, SchemaBook } from './schemas.ts';
import { SUMMARIES } from './summaries.ts';

/** The operation of a call. */
export function operation(route: Route, book: SchemaBook): JsonSchema {
  return {
    operationId: route.name,
    tags: [route.service],
    summary: SUMMARIES[route.name],
    ...(route.access === 'public' ? { security: [] } : {}),
    parameters: parameters(route, book),
    ...(route.body === undefined ? {} : { requestBody: requestBody(route.body, book) }),
    responses: { 200: answer(route, book), ...refusals(route, book) },
  };
}

function parameters(route: Route, book: SchemaBook): JsonSchema[] {
  const inPath = route.params === undefined ? [] : book.fields(route.params);
  const inQuery = route.query === undefined ? [] : book.fields(route.query);
  return [
    ...inPath.map((field) => ({ in: 'path', ...field, required: true })),
    ...inQuery.map((field) => ({ in: 'query', ...field })),
    ...(route.command ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(route.clubVersion ? [{ $ref: '#/components/parameters/ClubVersion' }] : []),
  ];
}

/** Headers that several calls take. */
export const SHARED_PARAMETERS = {
  IdempotencyKey: {
    name: IDEMPOTENCY_KEY_HEADER,
    in: 'header',
    required: true,
    description:
      'A new text for each command, a UUID say. Sent again, it gets the first answer again and nothing happens twice.',
    schema: { type: 'string', minLength: IDEMPOTENCY_KEY_LENGTH.minimum, maxLength: IDEMPOTENCY_KEY_LENGTH.maximum },
  },
  ClubVersion: {
    name: CLUB_VERSION_HEADER,
    in: 'header',
    required: true,
    description:
      'The version of the club that the command builds on. If the club has changed since, the answer is 409.',
    schema: { type: 'integer', minimum: 0 },
  },
};

function requestBody(body: NonNullable<Route['body']>, book: SchemaBook): JsonSchema {
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: book.convert(body) } },
  };
}

function answer(route: Route, book: SchemaBook): JsonSchema {
  switch (route.answer) {
    case 'json':
      return content('The data in its envelope', 'application/json', book.convert(envelope(route.data)));
    case 'events':
      return content(
        'One such event after the other, named by its type',
        'text/event-stream',
        book.convert(route.data),
      );
  }
}

function content(description: string, type: string, schema: JsonSchema): JsonSchema {
  return { description, content: { [type]: { schema } } };
}

/** The refusals by status, each with its codes. */
function refusals(route: Route, book: SchemaBook): Record<string, JsonSchema> {
  const byStatus = new Map<number, ApiErrorCode[]>();
  for (const code of new Set(errorCodesOf(route.name, route))) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  }
  const schema = book.convert(failureSchema);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { ...content(codes.map((code) => `\`${code}\``).join(', '), 'application/json', schema), 'x-error-codes': codes },
    ]),
  );
}
