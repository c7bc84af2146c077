import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { colourDistance } from '@mundo-manager/art';

/** A paint with its name. */
export interface Paint {
  readonly colour: string;
  readonly name: MessageDescriptor;
}

/** The paints on offer; any other can be mixed. */
export const PAINTS: readonly Paint[] = [
  { colour: '#12325e', name: msg`azul-marinho` },
  { colour: '#1d46a0', name: msg`azul` },
  { colour: '#6fb7de', name: msg`azul-celeste` },
  { colour: '#0f4436', name: msg`verde-escuro` },
  { colour: '#12683f', name: msg`verde` },
  { colour: '#b9d431', name: msg`verde-limão` },
  { colour: '#f4c21c', name: msg`amarelo` },
  { colour: '#e3681c', name: msg`laranja` },
  { colour: '#c4202b', name: msg`vermelho` },
  { colour: '#7a1730', name: msg`vinho` },
  { colour: '#552b86', name: msg`roxo` },
  { colour: '#6b3f22', name: msg`marrom` },
  { colour: '#f6f7f2', name: msg`branco` },
  { colour: '#9aa3a0', name: msg`cinza` },
  { colour: '#1a1d1c', name: msg`preto` },
];

/** Colours of kits that are no paint. */
const OTHERS: readonly Paint[] = [
  { colour: '#1a9b97', name: msg`verde-água` },
  { colour: '#ee8fae', name: msg`rosa` },
  { colour: '#e5d3a3', name: msg`creme` },
  { colour: '#93213f', name: msg`grená` },
  { colour: '#b4552c', name: msg`terracota` },
];

/** What a colour is called: the name of the nearest known one. */
export function colourName(colour: string): MessageDescriptor {
  const [nearest] = [...PAINTS, ...OTHERS]
    .map((paint) => ({ paint, far: colourDistance(paint.colour, colour) }))
    .toSorted((a, b) => a.far - b.far);
  return nearest?.paint.name ?? msg`outra cor`;
}
