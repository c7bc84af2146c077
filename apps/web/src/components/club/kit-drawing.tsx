import { keeperKit, kitSvg } from '@mundo-manager/art';
import { useMemo } from 'react';
import { Drawing } from './drawing.tsx';
import type { KitProps } from './kit-props.ts';

/** The kit itself; `Kit` brings it when it is needed. */
export default function KitDrawing({
  kit,
  keeper = false,
  view,
  number,
  size,
  title,
  idPrefix,
}: KitProps & { readonly idPrefix: string }) {
  const svg = useMemo(
    () =>
      kitSvg(keeper ? keeperKit([kit.primary, kit.secondary]) : kit, {
        theme: 'css',
        idPrefix,
        ...(view && { view }),
        ...(number !== undefined && { number }),
        ...(size && { size }),
        ...(title && { title }),
      }),
    [kit, keeper, view, number, size, title, idPrefix],
  );
  return <Drawing svg={svg} width={size} />;
}
