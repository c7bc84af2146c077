import { type ComponentType, lazy } from 'react';

/**
 * `lazy` for a part of a screen: where its code does not arrive, `Instead` stands in its place with the same properties, and what is around it stays. A
 * part that the game can do without leaves nothing. `prepare` brings the code before it is shown; when that fails, showing it tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
) {
  const part = lazy<ComponentType<Props>>(() =>
    load().catch((error: unknown) => {
      console.error(error);
      return { default: Instead };
    }),
  );
  const prepare = () => void load().catch(() => {});
  return Object.assign(part, { prepare });
}

function Nothing() {
  return null;
}
