import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A painted advert of the wall. */
export interface PaintedAdvert {
  readonly name: MessageDescriptor;
  readonly slogan: MessageDescriptor;
  readonly paint: string;
  readonly ink: string;
}

/** Businesses of the neighbourhood, the same as on the wall of the landing page. R-DSC-3 */
const ADVERTS: readonly [PaintedAdvert, ...PaintedAdvert[]] = [
  { name: msg`Padaria do Gol`, slogan: msg`Pão quente às 6`, paint: '#f7e6b5', ink: '#a61b26' },
  { name: msg`Bar da Dona Célia`, slogan: msg`Perdeu? A primeira é por nossa conta`, paint: '#cfe3ff', ink: '#1a4fa3' },
  { name: msg`Auto Elétrica`, slogan: msg`Ligou, pegou`, paint: '#ffd84a', ink: '#14201a' },
  { name: msg`Materiais Tonhão`, slogan: msg`Do alicerce à arquibancada`, paint: '#10503c', ink: '#fbfdf6' },
];

const DAY_MS = 86_400_000;

/** Another advert each day, and another one for each reward of a day. */
export function advertOf(reward: 'money' | 'item', now: number): PaintedAdvert {
  const turn = 2 * Math.floor(now / DAY_MS) + (reward === 'item' ? 1 : 0);
  return ADVERTS[turn % ADVERTS.length] ?? ADVERTS[0];
}
