/**
 * Every error code of the interface: refusals of the rules, the server's own, and those of a client. The server repeats
 * no code of the rules: a player sold a moment ago is `market/not-listed`.
 */
import type { RuleErrorCode } from '@mundo-manager/rules/core';

/** The server's own codes, each with its HTTP status. */
export const SERVER_ERRORS = {
  // who calls
  /** No bearer token came along. */
  'auth/required': 401,
  /** The token is not ours, damaged or past its end: sign in or refresh it. */
  'auth/invalid-token': 401,
  /** A page of another origin asks for what is for our own pages alone. */
  'auth/foreign-origin': 403,
  /** No account has that e-mail address and that password. */
  'auth/wrong-password': 401,
  /** There is an account with that e-mail address already. */
  'auth/address-taken': 409,
  /** An account's name is empty or too long. Facts: maximum, characters. */
  'auth/unfit-name': 422,
  /** An account's e-mail address is none, or too long. Facts: maximum, characters. */
  'auth/unfit-address': 422,
  /** An account's password is too short or too long. Facts: minimum and maximum, characters. */
  'auth/unfit-password': 422,
  /** The token is good, but its user has no record here (yet, or any more). */
  'user/none': 404,
  /** An operator keeps the user out of the game. Facts: until, reason. */
  'user/banned': 403,
  /** The user's sign-in has left a club behind not long ago. Facts: until. */
  'user/departed': 409,
  /** The user has no operator's scope, or it has ended. */
  'operator/required': 403,
  /** The action concerns the operator himself or his own club. */
  'operator/own-affairs': 403,
  /** The user is not kept out. */
  'operator/not-banned': 409,
  'operator/not-silenced': 409,
  /** The operator has decided on the post like this before. */
  'operator/decided-before': 409,
  /** The entry took nothing, so there is nothing to give back. */
  'operator/no-expense': 409,
  /** The entry was given back before. */
  'operator/refunded-before': 409,
  /** The announcement ends before it begins. */
  'operator/bad-period': 422,
  /** The user has no club. */
  'club/none': 422,
  /** The user has a club already. */
  'club/exists': 422,
  /** Another club has that name. Facts: name. */
  'club/name-taken': 409,
  /** The name has words that speak for the game, or that the operator does not want. Facts: name. */
  'club/name-reserved': 422,

  // how he calls
  /** Path, query, headers or body do not have the shape that the call asks for. Facts: part, path, problem. */
  'request/malformed': 400,
  /** The body is larger than any call needs. Facts: limit, in bytes. */
  'request/too-large': 413,
  /** The headers are larger than any call needs. Facts: limit, in bytes. */
  'request/headers-too-large': 431,
  /** The request did not arrive whole in time. */
  'request/too-slow': 408,
  /** The body is of another type than JSON. */
  'request/unsupported-type': 415,
  /** Too many calls in a short time. Facts: seconds, until the next one is welcome. */
  'request/rate-limited': 429,
  /** The address has more connections than are allowed. Facts: limit. */
  'request/too-many-connections': 429,
  /** The user or the address has more live streams than are allowed. Facts: limit. */
  'request/too-many-streams': 429,
  /** There is no such call. */
  'request/unknown-route': 404,

  // commands
  /** A command came without an Idempotency-Key. */
  'command/key-missing': 400,
  /** The Idempotency-Key was used for another command before. */
  'command/key-reused': 422,
  /** The command arrived after its key had been settled as not arrived; it did nothing. */
  'command/cancelled': 409,
  /** A command on a club came without the version that it builds on. */
  'command/version-missing': 428,
  /** The club has changed since the version that the command builds on. Facts: version, the current one. */
  'command/stale-version': 409,
  /** What the command needs is held by another one, and was for seconds: nothing is stored, and the same key may be sent again. */
  'command/busy': 503,

  // notifications outside the game
  /** The address is of no push service that this server sends to. */
  'notifications/unknown-service': 422,
  /** The user has as many browsers as may be subscribed. Facts: maximum. */
  'notifications/too-many-browsers': 409,
  /** This server sends no e-mails. */
  'notifications/no-email': 409,
  /** It is not known that the address is the user’s own. */
  'notifications/email-unconfirmed': 409,
  /** No browser of the user is subscribed. */
  'notifications/no-browser': 409,

  // what he asks for
  /** No user has that id. */
  'not-found/user': 404,
  /** No ledger entry has that number. */
  'not-found/entry': 404,
  /** No announcement of that number is still open. */
  'not-found/announcement': 404,
  /** No club has that id. */
  'not-found/club': 404,
  /** No player has that id. */
  'not-found/player': 404,
  /** No competition has that id. */
  'not-found/competition': 404,
  /** No match has that id, or it is of another competition than the one that was named. */
  'not-found/match': 404,
  /** No post of that number is on the board, or it is not the caller's. */
  'not-found/post': 404,
  /** A bot runs the club, which has no manager to mute. */
  'not-found/manager': 404,
  /** The club has no such invitation to a friendly. */
  'not-found/invitation': 404,
  /** No replay has that id. */
  'not-found/replay': 404,
  /** The world has never had a rule set of that hash. */
  'not-found/ruleset': 404,
  /** The match of the replay is not over. Facts: date, of full time. */
  'replay/not-yet': 409,

  // the clock
  /** Only the clock of a local world can be moved. */
  'clock/not-local': 403,
  /** The club has nothing ahead to move the clock to. */
  'clock/nothing-ahead': 409,
  /** The stop that was expected is behind: another manager of the world was faster, or time itself. */
  'clock/moved-on': 409,

  // the server
  /** The process has as many live streams as it takes. */
  'server/full': 503,
  /** The server is starting, stopping or without its database: worth another try. */
  'server/unavailable': 503,
  /** A mistake of the server's own. Facts: requestId, to find it in the log. */
  'server/internal': 500,
} as const;

/** A code that only the server gives. */
export type ServerErrorCode = keyof typeof SERVER_ERRORS;

/** What a client finds out by itself, without an answer of the server. */
export const CLIENT_ERROR_CODES = [
  /** No connection, or it broke off. */
  'network/unreachable',
  /** No answer within the time that the client waits. */
  'network/timeout',
  /** An answer that is not of this interface: from a proxy, say. Facts: status. */
  'network/unreadable-answer',
] as const;
/** A code that only a client gives. */
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];

/** A code that an answer may carry. */
export type ApiErrorCode = RuleErrorCode | ServerErrorCode;
/** Any code that a screen may have to explain. */
export type ErrorCode = ApiErrorCode | ClientErrorCode;
