import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * `lazy` for a part of a screen: where its code does not arrive, `Instead` stands in its place with the same properties, and what is around it stays. A
 * part that the game can do without leaves nothing. `prepare` brings the code before it is shown, and then it is there at once; when that fails, showing
 * it tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
) {
  let prepared: ComponentType<Props> | null = null;
  const awaited = lazy<ComponentType<Props>>(() =>
    load().catch((error: unknown) => {
      console.error(error);
      return { default: Instead };
    }),
  );
  const Part: ComponentType<Props> = (props) => {
    // A suspended component keeps waiting: another one would start anew.
    const [shown] = useState(() => prepared ?? awaited);
    return createElement(shown as ComponentType<Props>, props);
  };
  const prepare = () => {
    load().then(
      (part) => {
        prepared = part.default;
      },
      () => {},
    );
  };
  return Object.assign(Part, { prepare });
}

function Nothing() {
  return null;
}
