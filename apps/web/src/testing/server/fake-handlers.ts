import type { ApiErrorCode, CallBody, CallData, CallName, CallParams, CallQuery } from '@mundo-manager/contract/client';
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { FakeWorld } from '../world.ts';

/** A call as a handler gets it. */
export interface FakeCall<Name extends CallName = CallName> {
  readonly name: Name;
  readonly params: CallParams<Name>;
  readonly query: CallQuery<Name>;
  readonly body: CallBody<Name>;
  readonly headers: Headers;
  readonly world: FakeWorld;
}

/** Thrown by handlers: the answer is a refusal. */
export class RefusedCall extends Error {
  readonly code: ApiErrorCode;
  readonly facts: RuleFacts;

  constructor(code: ApiErrorCode, facts: RuleFacts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** What answers a call; `throw new Refused(code, facts)` refuses it. */
export type Handlers = {
  readonly [Name in CallName]?: (call: FakeCall<Name>) => CallData<Name> | Promise<CallData<Name>>;
};
