import { type ComponentType, lazy } from 'react';

/**
 * `lazy` for a part outside of the screens that the game can do without: where its code does not arrive nothing is shown. Nothing out there would catch
 * the failure, and the page would go blank.
 */
export function lazyOrNothing<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
