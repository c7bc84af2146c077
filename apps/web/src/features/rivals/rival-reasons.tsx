import { Plural } from '@lingui/react/macro';
import type { RivalView } from '@mundo-manager/contract/client';
import type { RivalryReason } from '@mundo-manager/rules/rivalry';
import type { ReactNode } from 'react';

/** The reasons of a rivalry as one line. R-RIV-6 */
export function RivalReasons({ rival: { reasons, counts } }: { readonly rival: RivalView }) {
  return reasons.map((reason, index) => (
    <span key={reason}>
      {index > 0 && ' · '}
      {TEXTS[reason](counts[reason])}
    </span>
  ));
}

const TEXTS: Readonly<Record<RivalryReason, (count: number) => ReactNode>> = {
  deniedPromotions: (count) => (
    <Plural value={count} one="# acesso disputado lugar a lugar" other="# acessos disputados lugar a lugar" />
  ),
  knockOuts: (count) => <Plural value={count} one="# mata-mata" other="# mata-matas" />,
  neighbours: (count) => (
    <Plural value={count} one="# liga lado a lado na tabela" other="# ligas lado a lado na tabela" />
  ),
  closeMeetings: (count) => (
    <Plural value={count} one="# jogo decidido no detalhe" other="# jogos decididos no detalhe" />
  ),
  meetings: (count) => <Plural value={count} one="# confronto" other="# confrontos" />,
};
