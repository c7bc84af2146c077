import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallData } from '@mundo-manager/contract/client';
import { momentText } from '../../ui/text/date-text.tsx';
import { moneyText } from '../../ui/text/money-text.ts';

type DoneAct = CallData<'operatorActs'>['acts'][number];
type Facts = DoneAct['facts'];

const until = ({ until: moment }: Facts) => momentText(Number(moment));

/** Name of each action in the list; an unknown one is shown by its own name. */
const NAMES: Readonly<Record<string, (facts: Facts) => MessageDescriptor>> = {
  ban: (facts) => msg`Suspensão até ${until(facts)}`,
  unban: () => msg`Fim da suspensão`,
  mute: (facts) => msg`Silenciado nos murais até ${until(facts)}`,
  unmute: () => msg`Volta a escrever nos murais`,
  'hide-post': ({ postId }) => msg`Recado ${String(postId)} ocultado`,
  'restore-post': ({ postId }) => msg`Recado ${String(postId)} restaurado`,
  rename: ({ from, to }) => msg`Novo nome: de “${String(from)}” para “${String(to)}”`,
  refund: ({ amount, currency }) =>
    currency === 'money'
      ? msg`Devolução de ${moneyText(Number(amount))}`
      : msg`Devolução de ${Number(amount)} créditos`,
  grant: ({ amount, currency }) =>
    currency === 'money' ? msg`Ajuste de ${moneyText(Number(amount))}` : msg`Ajuste de ${Number(amount)} créditos`,
  announce: ({ title }) => msg`Aviso publicado: ${String(title)}`,
  resolve: () => msg`Aviso encerrado`,
  appoint: (facts) => msg`Acesso de operador até ${until(facts)}`,
  dismiss: () => msg`Fim do acesso de operador`,
};

/** What was done, in a line. R-OPR-8 */
export function actionText({ act, facts }: Pick<DoneAct, 'act' | 'facts'>): MessageDescriptor {
  return NAMES[act]?.(facts) ?? msg`Ato: ${act}`;
}
