/** The typed client, for browsers and for Node: it carries the names and paths of calls, and no schema. */
export { STOP_BEFORE_KICK_OFF } from '../clock-stops.ts';
export { decodePositions, encodePositions } from '../encode-positions.ts';
export { type Access, ENDPOINTS, type Endpoint, type EndpointName, type Service } from '../endpoints/index.ts';
export type { Envelope, ErrorBody, Failure, Success } from '../envelope.ts';
export {
  type ApiErrorCode,
  CLIENT_ERROR_CODES,
  type ClientErrorCode,
  type ErrorCode,
  SERVER_ERRORS,
  type ServerErrorCode,
  statusOf,
} from '../errors/index.ts';
export { CLUB_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER } from '../headers.ts';
export {
  isPlayerReady,
  type LiveShow,
  PLAYER_READY,
  type PlayableMatch,
  type PlayerMessage,
  readPlayerMessage,
  USUAL_TICKS,
} from '../player-messages.ts';
export type { CallBody, CallData, CallParams, CallQuery, TransferItem } from '../routes/index.ts';
export type * from '../schemas/index.ts';
export { type Cell, spreadsheet } from '../spreadsheet.ts';
export { ApiError } from './api-error.ts';
export type { Call, CallArguments, CallInput, CallName, CallOptions } from './call-types.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export type { LiveOptions } from './live.ts';
