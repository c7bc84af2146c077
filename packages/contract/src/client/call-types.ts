/** The types of calls, taken from the table of routes; nothing of it is left when it runs. */
import type { EndpointName } from '../endpoints/index.ts';
import type { CallBody, CallData, CallParams, CallQuery } from '../routes/index.ts';

/** Calls that answer once; the stream of events has a reader of its own. */
export type CallName = Exclude<EndpointName, 'live'>;

/** What any call may be given beside its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Of a command: name it to repeat an attempt whose answer was lost. A new one unless given. */
  readonly idempotencyKey?: string;
  /** Of a command on the club: the version that it builds on. That of the client's `clubVersion` unless given. */
  readonly clubVersion?: number;
}

type Required<Key extends string, T> = { readonly [K in Key]: T };
type Optional<Key extends string, T> = { readonly [K in Key]?: T };
type Field<Key extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? Optional<Key, Exclude<T, undefined>>
    : Record<never, never> extends T
      ? Optional<Key, T>
      : Required<Key, T>;

/** What a call needs: parameters, query and body as far as it has them. */
export type CallInput<Name extends CallName> = CallOptions &
  Field<'params', CallParams<Name>> &
  Field<'query', CallQuery<Name>> &
  Field<'body', CallBody<Name>>;

/** The arguments of `call`: the input may be left out where nothing in it is needed. */
export type CallArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

/** Sends one call and answers its data. Rejects with an `ApiError`, or with an `AbortError` when its signal is aborted. */
export type Call = <Name extends CallName>(name: Name, ...input: CallArguments<Name>) => Promise<CallData<Name>>;
