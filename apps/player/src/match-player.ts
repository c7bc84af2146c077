/** A match on the screen: data, stage and controls, advanced by animation frames. */
import { USUAL_TICKS } from '@mundo-manager/contract/client';
import type { Overlay } from './controls/overlay.ts';
import { createPlaybackControls } from './controls/playback-controls.ts';
import { createScoreboard } from './controls/scoreboard.ts';
import { createSeekBar } from './controls/seek-bar.ts';
import { createTicker } from './controls/ticker.ts';
import { POSITIONS_LENGTH, positionsAt } from './match/interpolated-positions.ts';
import { matchKits } from './match/kits.ts';
import { clockAt, clockText } from './match/match-clock.ts';
import { NO_SLOT, SLOT_COUNT } from './match/recording.ts';
import type { ReplayData } from './match/replay-data.ts';
import { scoreAt } from './match/seek-bar-marks.ts';
import { element } from './page/elements.ts';
import { namesOf, spokenScore, TEXTS } from './page/texts.ts';
import { toggleFullScreen, toggleNarration } from './page/toggle-panels.ts';
import { createPlayback, type Playback } from './playback/playback.ts';
import { type OpenStage, openStage, type WithoutStage } from './stage/open-stage.ts';

export interface MatchPlayer {
  /** Shows the match from its beginning, a live one from its edge, and plays. Resolves when it can be seen. */
  readonly show: (data: ReplayData) => Promise<void>;
  /** Continues the same match with newer data. */
  readonly grow: (data: ReplayData) => void;
}

/** Longest step of a frame in milliseconds: a tab that slept continues where it was. */
const LONGEST_FRAME = 100;
/** Faster than this, captions show goals only. */
const FAST = 4;
const WITHOUT_STAGE = { noWebgl: TEXTS.withoutWebgl, notLoaded: TEXTS.withoutStage } as const;

export function createMatchPlayer(overlay: Overlay): MatchPlayer {
  const scoreboard = createScoreboard();
  const positions = new Float32Array(POSITIONS_LENGTH);
  const canvas = element('pitch', HTMLCanvasElement);
  const named = new Set<number>();
  let data: ReplayData | null = null;
  let playback: Playback | null = null;
  let stage: OpenStage | null = null;
  let withoutStage: WithoutStage = 'noWebgl';
  let allNamed = false;
  let pointed = NO_SLOT;
  let isStale = true;

  const seek = (tick: number) => {
    playback?.seek(tick);
    isStale = true;
  };
  const ticker = createTicker(seek);
  const timeline = createSeekBar(seek);
  const transport = createPlaybackControls({
    toggle: () => playback?.toggle(),
    setSpeed: (speed) => playback?.setSpeed(speed),
    toggleBest: () => playback?.setBestOnly(!playback.state().bestOnly),
    toggleNames() {
      allNamed = !allNamed;
      transport.press('names', allNamed);
      nameThem();
    },
    toggleNarration,
    toggleFullScreen: () => void toggleFullScreen(),
    follow: () => data?.source.pace != null && playback?.follow(),
    skip: (seconds) => seek((playback?.state().tick ?? 0) + 2 * seconds),
    jump: (direction) => seek(data?.nearestClip(playback?.state().tick ?? 0, direction) ?? 0),
  });
  const nameThem = () => {
    named.clear();
    for (let slot = 0; slot < SLOT_COUNT; slot++) if (allNamed || slot === pointed) named.add(slot);
    isStale = true;
  };
  const point = ({ offsetX, offsetY }: MouseEvent) => {
    const slot = stage?.playerAt(offsetX, offsetY) ?? NO_SLOT;
    if (slot === pointed) return;
    pointed = slot;
    nameThem();
  };
  canvas.addEventListener('pointermove', point);
  canvas.addEventListener('pointerdown', point);
  canvas.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    pointed = NO_SLOT;
    nameThem();
  });

  const paint = (shown: ReplayData, played: Playback, passed: number) => {
    const state = played.state();
    const { tick } = state;
    const score = scoreAt(shown.goals, tick);
    const face = clockAt(shown.periods, tick);
    const goesOn = shown.source.pace !== null;
    const isOver = !goesOn && tick >= shown.source.end;
    const isBreak = shown.isBreak && tick >= shown.source.end;
    scoreboard.update(score, face, isOver ? TEXTS.final : isBreak ? TEXTS.halfTime : null);
    timeline.update(tick, `${clockText(face)}. ${spokenScore(namesOf(shown.looks), score)}`);
    ticker.update(tick, !state.following && state.speed > FAST, state.playing ? passed : 0);
    transport.update(state, { isOver, goesOn });
    overlay.celebrate(state.celebrated, shown.scorerOf(state.celebrated));
    if (stage === null || shown.tracking.frames.length === 0) return;
    positionsAt(shown.tracking, tick, positions);
    const carrier = shown.tracking.carriers[Math.max(0, Math.floor(tick - 1))] ?? NO_SLOT;
    stage.draw({ positions, carrier, players: shown.playersAt(tick), named });
  };

  let last = performance.now();
  let painted: unknown = null;
  const onFrame = (now: number) => {
    requestAnimationFrame(onFrame);
    const passed = Math.min(LONGEST_FRAME, now - last);
    last = now;
    if (data === null || playback === null) return;
    playback.advance(passed);
    if (!isStale && playback.state() === painted) return;
    painted = playback.state();
    paint(data, playback, passed);
    // What was missing may be there before the next frame, which has to show it all the same.
    isStale = stage?.isComplete() === false;
  };
  requestAnimationFrame(onFrame);

  /** Title, lines, seek bar and notices of the match. */
  const announce = ({ looks, lines, source, marks, isAsStored, tracking }: ReplayData) => {
    const { home, away } = namesOf(looks);
    const goesOn = source.pace !== null;
    document.title = `${home} × ${away} · Mundo Manager`;
    element('title', HTMLElement).textContent = `${goesOn ? TEXTS.live : TEXTS.replay}: ${home} × ${away}`;
    ticker.setLines(lines);
    timeline.setLength(goesOn ? Math.max(source.end, USUAL_TICKS) : source.end, source.end, marks);
    overlay.notice(isAsStored ? '' : TEXTS.differs);
    if (stage === null) overlay.withoutPitch(WITHOUT_STAGE[withoutStage]);
    else overlay.withoutPitch(tracking.frames.length === 0 ? TEXTS.withoutPictures : '');
    isStale = true;
  };

  return {
    async show(next) {
      const kits = matchKits(next.looks.home.uniform, next.looks.away.uniform);
      const kept = playback?.state();
      const fresh = createPlayback(next.source);
      if (kept !== undefined && next.source.pace === null) {
        fresh.setSpeed(kept.speed);
        fresh.setBestOnly(kept.bestOnly);
      }
      data = next;
      playback = fresh;
      scoreboard.present(namesOf(next.looks), kits);
      if (stage === null) {
        const opened = await openStage(canvas, () => {
          isStale = true;
        });
        if (typeof opened === 'string') withoutStage = opened;
        else stage = opened;
      }
      await stage?.dress(kits, next.ground);
      if (data !== next) return;
      announce(next);
      overlay.open();
      const isLive = next.source.pace !== null;
      // A replay waits where reduced motion is wanted; a live match plays.
      if (isLive || !matchMedia('(prefers-reduced-motion: reduce)').matches) fresh.toggle();
    },
    grow(next) {
      data = next;
      playback?.setSource(next.source);
      announce(next);
    },
  };
}
