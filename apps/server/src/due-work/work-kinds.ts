/** Kinds of due work: the shape of their payloads, and who does them. A stored payload is checked as the body of a call is. R-STO-11 */
import type { z } from 'zod';
import { issuesOf } from '../storage/shape-issues.ts';
import type { Queries } from '../storage/storage.ts';

/** One piece of work. Kind and id together name it: the same can be planned once only. */
export interface Work<Kind extends string = string, Payload = unknown> {
  readonly kind: Kind;
  readonly id: string;
  /** Game time. */
  readonly dueAt: number;
  readonly payload: Payload;
}

/** Does a piece of work within the transaction that marks it done; `now` is the work's own moment, however late it is done. */
export type WorkHandler<Payload = unknown> = (
  work: Work<string, Payload>,
  context: { readonly tx: Queries; readonly now: number },
) => Promise<void>;

/** What the work of a kind is stored with. */
export interface PayloadSpec<Payload = unknown> {
  /** From 1; goes up with every change of the shape. */
  readonly version: number;
  readonly schema: z.ZodType<Payload>;
  /** By version: turns a payload of that version into one of the next. Versions without one are refused. */
  readonly upgrades: Readonly<Record<number, (payload: unknown) => unknown>>;
}

/** The payload that a spec reads. */
export type PayloadOf<Spec> = Spec extends PayloadSpec<infer Payload> ? Payload : never;

/** A kind of work. */
interface WorkKind {
  readonly spec: PayloadSpec;
  readonly handle: WorkHandler;
}

/** The kinds of work in the order in which they are done when due at the same moment. */
export type WorkKinds = ReadonlyMap<string, WorkKind>;

/** Work that this process can't do, however often it tries: its kind or version is unknown, or its payload is not what the kind needs. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused';
}

/** Each kind with who does it, in the order of the specs. */
export function workKinds<Specs extends Readonly<Record<string, PayloadSpec>>>(
  specs: Specs,
  handlers: { readonly [Kind in keyof Specs]: WorkHandler<PayloadOf<Specs[Kind]>> },
): WorkKinds {
  // A handler is only ever given what the spec of its own kind has read.
  const erased = handlers as Readonly<Record<string, WorkHandler>>;
  return new Map(
    Object.entries(specs).map(([kind, spec]) => {
      const handle = erased[kind];
      if (handle === undefined) throw new TypeError(`workKinds: needs a handler for each kind, got none for ${kind}`);
      return [kind, { spec, handle }];
    }),
  );
}

/** The payload of a stored version as the kind needs it today. Throws WorkRefused. */
export function readPayload<Payload>(spec: PayloadSpec<Payload>, stored: unknown, version: number): Payload {
  let payload = stored;
  for (let from = version; from !== spec.version; from++) {
    const upgrade = spec.upgrades[from];
    if (upgrade === undefined) {
      throw new WorkRefused(`payload of version ${version} can't be read: version ${spec.version} is needed`);
    }
    payload = upgrade(payload);
  }
  const read = spec.schema.safeParse(payload);
  if (!read.success) throw new WorkRefused(`payload does not fit: ${issuesOf(read.error)}`);
  return read.data;
}
