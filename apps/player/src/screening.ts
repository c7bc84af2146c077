/** A match on the screen: film, stage and controls, moved on by the browser's frames. */
import { USUAL_TICKS } from '@mundo-manager/contract/client';
import type { Curtain } from './controls/curtain.ts';
import { createScoreboard } from './controls/scoreboard.ts';
import { createTicker } from './controls/ticker.ts';
import { createTimeline } from './controls/timeline.ts';
import { createTransport } from './controls/transport.ts';
import { matchKits } from './match/kits.ts';
import { scoreAt } from './match/marks.ts';
import { clockAt, clockText } from './match/match-clock.ts';
import { PLACES_LENGTH, placesAt } from './match/places.ts';
import type { Programme } from './match/programme.ts';
import { NOBODY, SLOT_COUNT } from './match/recording.ts';
import { element } from './page/elements.ts';
import { toggleFullScreen, toggleNarration } from './page/panels.ts';
import { namesOf, scoreText, TEXTS } from './page/texts.ts';
import { createPlayback, type Playback } from './playback/playback.ts';
import { type OpenStage, openStage, type WithoutStage } from './stage/open-stage.ts';

export interface Screening {
  /** Shows the match from its beginning, a live one from its edge, and plays. Resolves when it can be seen. */
  readonly show: (programme: Programme) => Promise<void>;
  /** Goes on with the same match, of which more is known now. */
  readonly grow: (programme: Programme) => void;
}

/** Longest step of a frame in milliseconds: a tab that slept goes on where it was. */
const LONGEST_FRAME = 100;
/** Faster than this, captions tell only goals. */
const FAST = 4;
const WITHOUT_STAGE = { noWebgl: TEXTS.withoutWebgl, notLoaded: TEXTS.withoutStage } as const;

export function createScreening(curtain: Curtain): Screening {
  const scoreboard = createScoreboard();
  const places = new Float32Array(PLACES_LENGTH);
  const canvas = element('pitch', HTMLCanvasElement);
  const named = new Set<number>();
  let programme: Programme | null = null;
  let playback: Playback | null = null;
  let stage: OpenStage | null = null;
  let withoutStage: WithoutStage = 'noWebgl';
  let allNamed = false;
  let pointed = NOBODY;
  let isStale = true;

  const seek = (tick: number) => {
    playback?.seek(tick);
    isStale = true;
  };
  const ticker = createTicker(seek);
  const timeline = createTimeline(seek);
  const transport = createTransport({
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
    follow: () => programme?.reel.pace != null && playback?.follow(),
    skip: (seconds) => seek((playback?.state().tick ?? 0) + 2 * seconds),
    jump: (direction) => seek(programme?.nearestClip(playback?.state().tick ?? 0, direction) ?? 0),
  });
  const nameThem = () => {
    named.clear();
    for (let slot = 0; slot < SLOT_COUNT; slot++) if (allNamed || slot === pointed) named.add(slot);
    isStale = true;
  };
  const point = ({ offsetX, offsetY }: MouseEvent) => {
    const slot = stage?.playerAt(offsetX, offsetY) ?? NOBODY;
    if (slot === pointed) return;
    pointed = slot;
    nameThem();
  };
  canvas.addEventListener('pointermove', point);
  canvas.addEventListener('pointerdown', point);
  canvas.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    pointed = NOBODY;
    nameThem();
  });

  const paint = (shown: Programme, played: Playback, passed: number) => {
    const state = played.state();
    const { tick } = state;
    const score = scoreAt(shown.goals, tick);
    const face = clockAt(shown.periods, tick);
    const goesOn = shown.reel.pace !== null;
    const isOver = !goesOn && tick >= shown.reel.end;
    const isBreak = shown.isBreak && tick >= shown.reel.end;
    scoreboard.update(score, face, isOver ? TEXTS.final : isBreak ? TEXTS.halfTime : null);
    timeline.update(tick, `${clockText(face)}. ${scoreText(namesOf(shown.looks), score)}`);
    ticker.update(tick, !state.following && state.speed > FAST, state.playing ? passed : 0);
    transport.update(state, { isOver, goesOn });
    curtain.celebrate(state.celebrated, shown.scorerOf(state.celebrated));
    if (stage === null || shown.film.frames.length === 0) return;
    placesAt(shown.film, tick, places);
    const carrier = shown.film.carriers[Math.max(0, Math.floor(tick - 1))] ?? NOBODY;
    stage.draw({ places, carrier, players: shown.playersAt(tick), named });
  };

  let last = performance.now();
  let painted: unknown = null;
  const onFrame = (now: number) => {
    requestAnimationFrame(onFrame);
    const passed = Math.min(LONGEST_FRAME, now - last);
    last = now;
    if (programme === null || playback === null) return;
    playback.advance(passed);
    if (!isStale && playback.state() === painted) return;
    painted = playback.state();
    paint(programme, playback, passed);
    // What was missing may be there before the next frame, which has to show it all the same.
    isStale = stage?.isComplete() === false;
  };
  requestAnimationFrame(onFrame);

  /** What stands around the pitch. */
  const announce = ({ looks, lines, reel, marks, isAsStored, film }: Programme) => {
    const { home, away } = namesOf(looks);
    const goesOn = reel.pace !== null;
    document.title = `${home} × ${away} · Mundo Manager`;
    element('title', HTMLElement).textContent = `${goesOn ? TEXTS.live : TEXTS.replay}: ${home} × ${away}`;
    ticker.setLines(lines);
    timeline.setLength(goesOn ? Math.max(reel.end, USUAL_TICKS) : reel.end, reel.end, marks);
    curtain.notice(isAsStored ? '' : TEXTS.differs);
    if (stage === null) curtain.withoutPitch(WITHOUT_STAGE[withoutStage]);
    else curtain.withoutPitch(film.frames.length === 0 ? TEXTS.withoutPictures : '');
    isStale = true;
  };

  return {
    async show(next) {
      const kits = matchKits(next.looks.home.uniform, next.looks.away.uniform);
      const kept = playback?.state();
      const fresh = createPlayback(next.reel);
      if (kept !== undefined && next.reel.pace === null) {
        fresh.setSpeed(kept.speed);
        fresh.setBestOnly(kept.bestOnly);
      }
      programme = next;
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
      if (programme !== next) return;
      announce(next);
      curtain.open();
      const isLive = next.reel.pace !== null;
      // A film waits for whoever wants little motion; what is happening now does not.
      if (isLive || !matchMedia('(prefers-reduced-motion: reduce)').matches) fresh.toggle();
    },
    grow(next) {
      programme = next;
      playback?.setReel(next.reel);
      announce(next);
    },
  };
}
