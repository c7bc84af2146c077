/** Play and pause, speeds, best moments, names, full screen: buttons and keys do the same. R-REP-5 */
import { element, say } from '../page/elements.ts';
import { speedText, TEXTS } from '../page/texts.ts';
import type { PlaybackState } from '../playback/playback.ts';
import { nextSpeed, SPEEDS, type Speed } from '../playback/speeds.ts';

export interface PlaybackActions {
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggleBest: () => void;
  readonly toggleNames: () => void;
  readonly toggleFullScreen: () => void;
  readonly toggleNarration: () => void;
  /** To what happens now in a live match. */
  readonly follow: () => void;
  /** So many seconds of the match forwards or back. */
  readonly skip: (seconds: number) => void;
  /** To the next or the last chance. */
  readonly jump: (direction: 1 | -1) => void;
}

export interface PlaybackControls {
  /** `goesOn` while a live match has not ended. */
  readonly update: (state: PlaybackState, moment: { readonly isOver: boolean; readonly goesOn: boolean }) => void;
  readonly press: (id: 'names', isPressed: boolean) => void;
}

const SKIP_SECONDS = 10;

export function createPlaybackControls(actions: PlaybackActions): PlaybackControls {
  const button = (id: string) => element(id, HTMLButtonElement);
  const onPress = (id: string, act: () => void) => button(id).addEventListener('click', act);
  onPress('toggle', actions.toggle);
  onPress('best', actions.toggleBest);
  onPress('names', actions.toggleNames);
  onPress('full', actions.toggleFullScreen);
  onPress('narration', actions.toggleNarration);
  onPress('live', actions.follow);
  onPress('previous', () => actions.jump(-1));
  onPress('next', () => actions.jump(1));
  if (!document.fullscreenEnabled) button('full').hidden = true;

  const speeds = SPEEDS.map((speed) => {
    const key = document.createElement('button');
    key.type = 'button';
    key.className = 'speed';
    say(key, speedText(speed));
    key.addEventListener('click', () => actions.setSpeed(speed));
    return key;
  });
  element('speeds', HTMLElement).replaceChildren(...speeds);

  let speed: Speed = SPEEDS[0];
  let pressed: Speed | null | undefined;
  listenToKeys(actions, () => speed);
  const toggle = button('toggle');
  const live = button('live');
  return {
    update(state, { isOver, goesOn }) {
      const label = state.playing ? TEXTS.pause : isOver ? TEXTS.again : TEXTS.play;
      if (toggle.ariaLabel !== label) toggle.ariaLabel = label;
      toggle.dataset.playing = String(state.playing);
      speed = state.speed;
      const own = state.following ? null : speed;
      if (pressed !== own) {
        pressed = own;
        for (const [at, key] of speeds.entries()) key.ariaPressed = String(SPEEDS[at] === own);
      }
      button('best').ariaPressed = String(state.bestOnly);
      const isAtEdge = state.following && state.playing;
      live.hidden = !goesOn;
      live.ariaPressed = String(isAtEdge);
      say(live, isAtEdge ? TEXTS.live : TEXTS.backToLive);
    },
    press(id, isPressed) {
      button(id).ariaPressed = String(isPressed);
    },
  };
}

/** Keys that repeat while they are held. */
const GO_ON = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ',', '.']);

/** Space, arrows, digits and letters, wherever the focus is; a focused button keeps its own space. */
export function listenToKeys(actions: PlaybackActions, speed: () => Speed): void {
  const keys: Readonly<Record<string, () => void>> = {
    ' ': actions.toggle,
    k: actions.toggle,
    ArrowLeft: () => actions.skip(-SKIP_SECONDS),
    ArrowRight: () => actions.skip(SKIP_SECONDS),
    ArrowUp: () => actions.setSpeed(nextSpeed(speed(), 1)),
    ArrowDown: () => actions.setSpeed(nextSpeed(speed(), -1)),
    ',': () => actions.jump(-1),
    '.': () => actions.jump(1),
    b: actions.toggleBest,
    n: actions.toggleNames,
    f: actions.toggleFullScreen,
    l: actions.follow,
    ...Object.fromEntries(SPEEDS.map((each, at) => [String(at + 1), () => actions.setSpeed(each)])),
  };
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (key === ' ' && target instanceof HTMLButtonElement) return;
    const scrolls = target instanceof Element && target.closest('.ticker') !== null;
    if (scrolls && (key === 'ArrowUp' || key === 'ArrowDown')) return;
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (act === undefined) return;
    event.preventDefault();
    if (!event.repeat || GO_ON.has(key)) act();
  });
}
