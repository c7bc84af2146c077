import type { Emblem } from '@mundo-manager/rules/clubs';
import type { CSSProperties } from 'react';

/** The club’s colours for what is painted in them. */
export function muralColours({ primary, secondary, tertiary }: Emblem): CSSProperties {
  return { '--primary': primary, '--secondary': secondary, '--tertiary': tertiary } as CSSProperties;
}
