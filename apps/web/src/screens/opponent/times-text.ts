import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** In how many of the last matches something was so: 'em 4 dos últimos 5 jogos'. R-OPP-3 */
export function timesText(times: number, of: number): MessageDescriptor {
  if (times === 0) return msg`em nenhum jogo`;
  if (of === 1) return msg`no último jogo`;
  if (times === of) return msg`nos últimos ${of} jogos`;
  return msg`em ${times} dos últimos ${of} jogos`;
}
