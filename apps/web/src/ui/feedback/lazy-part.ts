import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * `lazy` for a part of a screen. Where its code fails to load, `Instead` (default: nothing) replaces it with the same
 * properties. `prepare` loads the code ahead; when that fails, showing the part tries again.
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
