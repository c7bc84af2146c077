/** A cache of kit textures, painted on first use. A player without one is not drawn, usually for one frame. */

/** What the cache needs of a texture. */
interface Texture {
  readonly destroy: (withSource: true) => void;
}

export interface TextureCache<T extends Texture> {
  /** The texture of that key; the empty one until it is painted, and where painting fails. */
  readonly get: (key: string, paint: () => Promise<T>) => T;
  /** Destroys all textures, those still being painted included. */
  readonly clear: () => void;
  /** Whether nothing is being painted. */
  readonly isComplete: () => boolean;
}

export function createTextureCache<T extends Texture>(empty: T): TextureCache<T> {
  const textures = new Map<string, T>();
  let unpainted = 0;
  /** After a change of kits the same key means another texture. */
  let generation = 0;

  const add = async (key: string, paint: () => Promise<T>) => {
    const mine = generation;
    unpainted += 1;
    try {
      const texture = await paint();
      if (mine === generation) textures.set(key, texture);
      else texture.destroy(true);
    } catch {
      // The browser could not read the drawing; it is not tried again with every frame.
    } finally {
      unpainted -= 1;
    }
  };
  return {
    get(key, paint) {
      const known = textures.get(key);
      if (known !== undefined) return known;
      textures.set(key, empty);
      void add(key, paint);
      return empty;
    },
    clear() {
      generation += 1;
      for (const texture of textures.values()) if (texture !== empty) texture.destroy(true);
      textures.clear();
    },
    isComplete: () => unpainted === 0,
  };
}
