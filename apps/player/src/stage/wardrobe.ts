/** What the players wear, painted when somebody first wears it; until then he is not seen, which takes a frame. */

/** A texture, as far as it is known here. */
interface Cloth {
  readonly destroy: (withSource: true) => void;
}

export interface Wardrobe<T extends Cloth> {
  /** What is worn under that key; the empty one until it is painted, and where it can't be. */
  readonly take: (key: string, paint: () => Promise<T>) => T;
  /** Away with all of it, with what is still being painted, too. */
  readonly drop: () => void;
  /** Whether nothing is being painted. */
  readonly isComplete: () => boolean;
}

export function createWardrobe<T extends Cloth>(empty: T): Wardrobe<T> {
  const worn = new Map<string, T>();
  let unpainted = 0;
  /** A key says too little: after a change of kits the old shirt has the same one. */
  let generation = 0;

  const add = async (key: string, paint: () => Promise<T>) => {
    const mine = generation;
    unpainted += 1;
    try {
      const cloth = await paint();
      if (mine === generation) worn.set(key, cloth);
      else cloth.destroy(true);
    } catch {
      // The browser could not read the drawing: it is not tried again with every frame.
    } finally {
      unpainted -= 1;
    }
  };
  return {
    take(key, paint) {
      const known = worn.get(key);
      if (known !== undefined) return known;
      worn.set(key, empty);
      void add(key, paint);
      return empty;
    },
    drop() {
      generation += 1;
      for (const cloth of worn.values()) if (cloth !== empty) cloth.destroy(true);
      worn.clear();
    },
    isComplete: () => unpainted === 0,
  };
}
