/** A match on the screen: film, stage and controls, moved on by the browser's frames. */
import type { Curtain } from './controls/curtain.ts';
import { createScoreboard } from './controls/scoreboard.ts';
import { createTicker } from './controls/ticker.ts';
import { createTimeline } from './controls/timeline.ts';
import { createTransport } from './controls/transport.ts';
import { matchKits } from './match/kits.ts';
import { scoreAt } from './match/marks.ts';
import { clockAt, clockText } from './match/match-clock.ts';
import { PLACES_LENGTH, placesAt } from './match/places.ts';
import { type Programme, programmeOf } from './match/programme.ts';
import { NOBODY, SLOT_COUNT } from './match/recording.ts';
import { element } from './page/elements.ts';
import { scoreText, TEXTS } from './page/texts.ts';
import { createPlayback, type Playback } from './playback/playback.ts';
import type { Simulated } from './simulation/messages.ts';
import type { PlayableMatch } from './source/playable.ts';
import { openStage } from './stage/open-stage.ts';

export interface Screening {
  /** Shows the match from its beginning, and plays. Resolves when it can be seen. */
  readonly show: (match: PlayableMatch, simulated: Simulated) => Promise<void>;
}

/** Longest step of a frame in milliseconds: a tab that slept goes on where it was. */
const LONGEST_FRAME = 100;
/** Faster than this, captions tell only goals. */
const FAST = 4;

export function createScreening(curtain: Curtain): Screening {
  const scoreboard = createScoreboard();
  const places = new Float32Array(PLACES_LENGTH);
  const canvas = element('pitch', HTMLCanvasElement);
  const named = new Set<number>();
  let programme: Programme | null = null;
  let playback: Playback | null = null;
  let stage: Awaited<ReturnType<typeof openStage>> = null;
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
    toggleNarration: () => toggleNarration(),
    toggleFullScreen: () => void toggleFullScreen(),
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

  const paint = (shown: Programme, played: Playback) => {
    const state = played.state();
    const { tick } = state;
    const score = scoreAt(shown.goals, tick);
    const face = clockAt(shown.periods, tick);
    const isOver = tick >= shown.film.length;
    scoreboard.update(score, face, isOver);
    timeline.update(tick, `${clockText(face)}. ${scoreText(shown.names, score)}`);
    ticker.update(tick, state.speed > FAST);
    transport.update(state, isOver);
    curtain.celebrate(state.celebrated, shown.scorerOf(state.celebrated));
    if (stage === null) return;
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
    const isSettled = !isStale && stage?.isComplete() !== false;
    if (isSettled && playback.state() === painted) return;
    painted = playback.state();
    isStale = false;
    paint(programme, playback);
  };
  requestAnimationFrame(onFrame);

  return {
    async show(match, simulated) {
      const kits = matchKits(match.home.uniform, match.away.uniform);
      const kept = playback?.state();
      programme = programmeOf(match, simulated);
      playback = createPlayback(programme.reel);
      if (kept !== undefined) {
        playback.setSpeed(kept.speed);
        playback.setBestOnly(kept.bestOnly);
      }
      scoreboard.present(programme.names, kits);
      document.title = `${programme.names.home} × ${programme.names.away} · Mundo Manager`;
      element('title', HTMLElement).textContent = `Replay: ${programme.names.home} × ${programme.names.away}`;
      ticker.setLines(simulated.lines);
      timeline.setLength(programme.reel.end, programme.marks);
      curtain.notice(programme.isAsStored ? '' : TEXTS.differs);
      stage ??= await openStage(canvas, () => {
        isStale = true;
      });
      if (stage === null) curtain.withoutWebgl();
      await stage?.dress(kits, match.ground);
      isStale = true;
      curtain.open();
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) playback.toggle();
    },
  };
}

function toggleNarration(): void {
  const player = element('player', HTMLElement);
  const isShown = player.dataset.narration !== 'shown';
  player.dataset.narration = isShown ? 'shown' : 'hidden';
  element('narration', HTMLButtonElement).ariaExpanded = String(isShown);
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) await element('player', HTMLElement).requestFullscreen();
  else await document.exitFullscreen();
}
