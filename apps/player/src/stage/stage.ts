/** The pitch on the canvas: 22 players, the ball and its shadow, drawn by WebGL. R-REP-4 */
import 'pixi.js/unsafe-eval';
import { discSvg, kitSvg } from '@mundo-manager/art/kit';
import { pitchSvg } from '@mundo-manager/art/pitch';
import type { Category } from '@mundo-manager/rules';
import type { Kit } from '@mundo-manager/rules/clubs';
import { Container, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { type InterpolatedPositions, isOnPitch, POSITIONS_LENGTH } from '../match/interpolated-positions.ts';
import type { MatchKits } from '../match/kits.ts';
import type { Shown } from '../match/line-ups.ts';
import { NO_SLOT, SLOT_COUNT } from '../match/recording.ts';
import { ballTexture, nameTexture, ringTexture, shadowTexture } from './ball-and-name-textures.ts';
import { type PitchView, pixelX, pixelY, playerSize, viewFor } from './metres-to-pixels.ts';
import { createTextureCache } from './texture-cache.ts';
import { svgTexture } from './textures.ts';

/** Below this width in pixels a shirt is a smudge: a disc of its colours is drawn instead. */
const SHIRT_FROM = 30;
const CLASH_RIM = '#ffc62e';
const RIM = '#121715';

/** What is to be seen at a moment. */
interface Scene {
  readonly positions: InterpolatedPositions;
  readonly carrier: number;
  readonly players: readonly Shown[];
  /** Slots whose names are shown. */
  readonly named: ReadonlySet<number>;
}

/** How the ground looks. */
interface Ground {
  readonly category: Category;
  readonly theme: 'light' | 'dark';
}

export interface Stage {
  readonly dress: (kits: MatchKits) => void;
  /** Whether every shirt is painted; until then the same scene looks different when it is drawn again. */
  readonly isComplete: () => boolean;
  /** Fits the pitch into so many pixels. Resolves when it is painted anew. */
  readonly resize: (width: number, height: number, ground: Ground) => Promise<void>;
  readonly draw: (scene: Scene) => void;
  /** The slot of the player at that point of the canvas, or NO_SLOT. */
  readonly playerAt: (x: number, y: number) => number;
}

/** Starts to draw on the canvas. Rejects in a browser without WebGL. */
export async function createStage(canvas: HTMLCanvasElement): Promise<Stage> {
  let kits: MatchKits | null = null;
  const ratio = Math.min(2, globalThis.devicePixelRatio);
  const renderer = new WebGLRenderer();
  await renderer.init({ canvas, width: 2, height: 2, resolution: ratio, autoDensity: true, backgroundAlpha: 0 });

  const world = new Container();
  const ground = new Sprite();
  const ring = new Sprite();
  const shadow = new Sprite();
  const ball = new Sprite();
  const tokens = Array.from({ length: SLOT_COUNT }, () => new Sprite());
  const names = Array.from({ length: SLOT_COUNT }, () => new Sprite());
  for (const sprite of [ring, shadow, ball, ...tokens]) sprite.anchor.set(0.5);
  for (const sprite of names) sprite.anchor.set(0.5, 0);
  world.addChild(ground, ring, ...tokens, shadow, ball, ...names);

  const shirts = createTextureCache<Texture>(Texture.EMPTY);
  const plates = new Map<string, Texture>();
  let view: PitchView = viewFor(2, 2);
  let painting = 0;
  const shown: InterpolatedPositions = new Float32Array(POSITIONS_LENGTH);

  const shirtOf = (slot: number, number: number): Texture => {
    if (kits === null) return Texture.EMPTY;
    const [wearer, kit, rim] = wornBy(kits, slot);
    const size = playerSize(view);
    return shirts.get(`${wearer} ${number} ${size}`, () => {
      const svg = size < SHIRT_FROM ? discSvg(kit, { number, rim }) : kitSvg(kit, { number });
      const pixels = Math.round(size * ratio * (size < SHIRT_FROM ? 1 : 1.15));
      return svgTexture(svg, pixels, pixels);
    });
  };
  const plateOf = (name: string): Texture => {
    const known = plates.get(name) ?? nameTexture(name, ratio);
    plates.set(name, known);
    return known;
  };
  const swap = (sprite: Sprite, texture: Texture) => {
    if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true);
    sprite.texture = texture;
    sprite.scale.set(1 / ratio);
  };

  return {
    isComplete: shirts.isComplete,
    dress(worn) {
      kits = worn;
      for (const sprite of tokens) sprite.texture = Texture.EMPTY;
      shirts.clear();
    },
    async resize(width, height, { category, theme }) {
      painting += 1;
      const mine = painting;
      const fitted = viewFor(width, height);
      const { orientation } = fitted;
      const [across, down] = orientation === 'landscape' ? [115, 78] : [78, 115];
      const pixels = fitted.scale * ratio;
      const pitch = await svgTexture(
        pitchSvg({ category, orientation, theme }),
        Math.round(across * pixels),
        Math.round(down * pixels),
      );
      if (mine !== painting) return pitch.destroy(true);
      view = fitted;
      renderer.resize(width, height);
      for (const sprite of tokens) sprite.texture = Texture.EMPTY;
      shirts.clear();
      swap(ground, pitch);
      const size = playerSize(view);
      swap(ring, ringTexture(size * 1.55 * ratio));
      swap(shadow, shadowTexture(size * 0.42 * ratio));
      swap(ball, ballTexture(size * 0.46 * ratio));
      // The drawing goes half a metre further on each side than what is shown.
      ground.position.set(
        pixelX(view, 0, 0) - 5 * view.scale,
        pixelY(view, orientation === 'landscape' ? 0 : 105, 0) - 5 * view.scale,
      );
    },
    draw({ positions, carrier, players, named }) {
      shown.set(positions);
      const size = playerSize(view);
      for (let slot = 0; slot < SLOT_COUNT; slot++) {
        const [token, plate, player] = [tokens[slot], names[slot], players[slot]];
        if (token === undefined || plate === undefined || player === undefined) continue;
        const [x, y] = [positions[2 * slot] ?? 0, positions[2 * slot + 1] ?? 0];
        const [left, top] = [pixelX(view, x, y), pixelY(view, x, y)];
        token.visible = isOnPitch(x, y);
        token.texture = shirtOf(slot, player.number);
        token.scale.set(1 / ratio);
        token.position.set(left, top);
        plate.visible = token.visible && named.has(slot);
        if (!plate.visible) continue;
        plate.texture = plateOf(player.name);
        plate.scale.set(1 / ratio);
        plate.position.set(left, top + size * 0.56);
      }
      ring.visible = carrier !== NO_SLOT;
      const owner = tokens[carrier];
      if (owner !== undefined) ring.position.copyFrom(owner.position);
      const at = 2 * SLOT_COUNT;
      const [x, y, height] = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
      const [left, top] = [pixelX(view, x, y), pixelY(view, x, y)];
      shadow.position.set(left + size * 0.06, top + size * 0.08);
      shadow.alpha = 1 / (1 + height * 0.18);
      ball.position.set(left, top - height * view.scale * 0.75);
      ball.scale.set((1 + Math.min(1, height * 0.07)) / ratio);
      renderer.render(world);
    },
    playerAt(x, y) {
      const reach = Math.max(22, playerSize(view));
      let nearest = NO_SLOT;
      let least = reach;
      for (let slot = 0; slot < SLOT_COUNT; slot++) {
        const [px, py] = [shown[2 * slot] ?? 0, shown[2 * slot + 1] ?? 0];
        const distance = Math.hypot(pixelX(view, px, py) - x, pixelY(view, px, py) - y);
        if (distance < least) [nearest, least] = [slot, distance];
      }
      return nearest;
    },
  };
}

/** A player's kit, its key in the cache, and the colour of his disc's ring. */
function wornBy(kits: MatchKits, slot: number): [wearer: string, kit: Kit, rim: string] {
  if (slot === 0) return ['home-keeper', kits.homeKeeper, RIM];
  if (slot === 11) return ['away-keeper', kits.awayKeeper, RIM];
  return slot < 11 ? ['home', kits.home, RIM] : ['away', kits.away, kits.clash ? CLASH_RIM : RIM];
}
