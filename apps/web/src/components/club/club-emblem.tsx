import { drawEmblem } from '@mundo-manager/art';
import type { Emblem as EmblemData } from '@mundo-manager/rules/clubs';
import { useId, useMemo, useSyncExternalStore } from 'react';
import { Drawing } from './drawing.tsx';
import { onSymbols, symbolPaths } from './emblem-symbols.ts';

interface ClubEmblemProps {
  readonly emblem: EmblemData;
  /** Width in pixels: 22–26 in rows, 34 in the header, 96 in the next match. Fills what holds it unless given. */
  readonly size?: number;
  /** The club’s name where the emblem is shown without it; none beside the name. */
  readonly title?: string;
}

/** A club’s emblem. Its symbol appears once the symbols have arrived. */
export function ClubEmblem({ emblem, size, title }: ClubEmblemProps) {
  const paths = useSyncExternalStore(onSymbols, symbolPaths);
  const idPrefix = `e${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const svg = useMemo(() => {
    const symbol = paths?.[emblem.symbol] ?? '';
    return drawEmblem(emblem, symbol, { theme: 'css', idPrefix, ...(size && { size }), ...(title && { title }) });
  }, [emblem, paths, size, title, idPrefix]);
  return <Drawing svg={svg} width={size} />;
}
