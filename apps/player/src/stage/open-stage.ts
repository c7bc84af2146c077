/** The stage in its place on the page: it fits what holds it and follows the theme. */
import type { Category } from '@mundo-manager/rules/clubs';
import type { MatchKits } from '../match/kits.ts';
import { element } from '../page/elements.ts';
import type { Stage } from './stage.ts';

export interface OpenStage extends Pick<Stage, 'draw' | 'playerAt' | 'isComplete'> {
  /** Both sides put on their kits, on that ground. */
  readonly dress: (kits: MatchKits, ground: Category) => Promise<void>;
}

/** Why a match is shown without its pitch: the browser has no WebGL, or the stage did not arrive. */
export type WithoutStage = 'noWebgl' | 'notLoaded';

/** The stage, or why there is none. `onChange` is called when the canvas is out of date. */
export async function openStage(canvas: HTMLCanvasElement, onChange: () => void): Promise<OpenStage | WithoutStage> {
  if (!hasWebgl()) return 'noWebgl';
  const loaded = await import('./stage.ts').catch(() => null);
  if (loaded === null) return 'notLoaded';
  const stage = await loaded.createStage(canvas).catch(() => null);
  if (stage === null) return 'noWebgl';

  const box = element('stage', HTMLElement);
  let category: Category = 'Várzea';
  const fit = async () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
    await stage.resize(box.clientWidth, box.clientHeight, { category, theme });
    onChange();
  };
  new ResizeObserver(() => void fit()).observe(box);
  new MutationObserver(() => void fit()).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  // What a browser takes away in the background comes back blank; the renderer, which listens first, has its textures by then.
  canvas.addEventListener('webglcontextrestored', onChange);
  return {
    draw: stage.draw,
    playerAt: stage.playerAt,
    isComplete: stage.isComplete,
    async dress(kits, ground) {
      category = ground;
      stage.dress(kits);
      await fit();
    },
  };
}

function hasWebgl(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
