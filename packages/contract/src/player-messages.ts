/**
 * Messages between a page and the replay player in its frame, by `postMessage`. Both sides check origin and sender; the
 * player's input is parsed by hand, because browsers load no schemas.
 */
import { FRAME_LENGTH, type MatchEvent, type MatchInput, TICKS_A_MINUTE } from '@mundo-manager/engine';
import type { Category } from '@mundo-manager/rules/clubs';
import type { LiveLineUp, Replay, SideLook } from './schemas/index.ts';

/** A match that can be played: what enters the engine, how both sides look, and what came out when it was played for good. */
export interface PlayableMatch {
  readonly input: MatchInput;
  readonly seed: string | number;
  readonly knockout: boolean;
  readonly engineVersion: number;
  /** The home club's category: its ground shows it. */
  readonly ground: Category;
  readonly home: SideLook;
  readonly away: SideLook;
  /** The stored result; null for a match that was not played yet. */
  readonly stored: Pick<Replay, 'score' | 'digest'> | null;
}

/** Half seconds of a match with usual stoppage time: the length of a live one's timeline, before its own is known. R-WLD-9 */
export const USUAL_TICKS = 96 * TICKS_A_MINUTE;

/** A match that is being played, as far as it may be seen, from kick-off on. Each minute it is sent anew, whole. R-REP-9 */
export interface LiveShow {
  readonly home: LiveLineUp;
  readonly away: LiveLineUp;
  readonly ground: Category;
  readonly events: readonly MatchEvent[];
  /** Whole minutes that may be seen, stoppage time included. */
  readonly minutes: number;
  /** Frames of the engine's recorder, `ticksPerFrame` half seconds from one to the next; null if the server has none. */
  readonly positions: { readonly ticksPerFrame: number; readonly frames: Int16Array } | null;
  /** Half seconds of the match in a real second. */
  readonly pace: number;
  /** Minutes of stoppage time that the fourth official has shown in the period that is played; null before. */
  readonly stoppage: number | null;
  /** Whether a period is over and another one follows. */
  readonly isBreak: boolean;
  /** The replay, once the match is over. */
  readonly replayId: string | null;
}

/** To the player. */
export type PlayerMessage =
  | { readonly type: 'mundo-manager/match'; readonly match: PlayableMatch }
  | { readonly type: 'mundo-manager/live'; readonly live: LiveShow };

/** From the player: it takes messages from now on. */
export interface PlayerReady {
  readonly type: 'mundo-manager/ready';
}

export const PLAYER_READY: PlayerReady = { type: 'mundo-manager/ready' };

/** The message, or null for anything else that arrives. */
export function readPlayerMessage(data: unknown): PlayerMessage | null {
  if (!isObject(data)) return null;
  if (data.type === 'mundo-manager/match' && isPlayable(data.match)) return data as unknown as PlayerMessage;
  if (data.type === 'mundo-manager/live' && isLiveShow(data.live))
    return { type: data.type, live: asFarAsSeen(data.live) };
  return null;
}

/** Without the events of later minutes: a page that was answered without positions has more events than frames. */
function asFarAsSeen(live: LiveShow): LiveShow {
  const events = live.events.filter(({ tick }) => tick <= live.minutes * TICKS_A_MINUTE);
  return events.length === live.events.length ? live : { ...live, events };
}

/** Whether a player says that it is ready. */
export function isPlayerReady(data: unknown): boolean {
  return isObject(data) && data.type === PLAYER_READY.type;
}

type Fields = Readonly<Record<string, unknown>>;

function isPlayable(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { input, seed, knockout, engineVersion, ground, home, away, stored } = value;
  return (
    isObject(input) &&
    (typeof seed === 'string' || typeof seed === 'number') &&
    typeof knockout === 'boolean' &&
    Number.isInteger(engineVersion) &&
    typeof ground === 'string' &&
    isLook(home) &&
    isLook(away) &&
    (stored === null || isObject(stored))
  );
}

function isLiveShow(value: unknown): value is LiveShow {
  if (!isObject(value)) return false;
  const { home, away, ground, events, minutes, positions, pace, stoppage, isBreak, replayId } = value;
  return (
    isLineUp(home) &&
    isLineUp(away) &&
    typeof ground === 'string' &&
    isCount(minutes) &&
    typeof pace === 'number' &&
    Number.isFinite(pace) &&
    pace >= 0 &&
    (stoppage === null || isCount(stoppage)) &&
    typeof isBreak === 'boolean' &&
    (replayId === null || typeof replayId === 'string') &&
    Array.isArray(events) &&
    events.every((event) => isObject(event) && typeof event.type === 'string' && isCount(event.tick)) &&
    (positions === null || arePositions(positions, minutes))
  );
}

function isLineUp(value: unknown): boolean {
  return isObject(value) && isLook(value.look) && Array.isArray(value.players) && value.players.every(isObject);
}

function isLook(value: unknown): boolean {
  return isObject(value) && typeof value.name === 'string' && isObject(value.uniform);
}

/** Frames of whole players, and none of a minute that may not be seen yet. */
function arePositions(value: unknown, minutes: number): boolean {
  if (!isObject(value)) return false;
  const { frames, ticksPerFrame } = value;
  if (!(frames instanceof Int16Array) || !isCount(ticksPerFrame) || ticksPerFrame === 0) return false;
  const count = frames.length / FRAME_LENGTH;
  return Number.isInteger(count) && count * ticksPerFrame <= minutes * TICKS_A_MINUTE;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
