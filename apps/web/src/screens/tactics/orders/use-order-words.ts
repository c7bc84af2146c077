import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import type { Line } from '@mundo-manager/rules/positions';
import type { Order, OrderAction, OrderCondition } from '@mundo-manager/rules/tactics';
import { INSTRUCTION_NAMES } from '../../../components/messages/instruction-names.ts';
import { locale } from '../../../ui/text/locale.ts';

/** A conditional order as a sentence: when, and what is done then. */
export interface OrderWords {
  readonly conditionOf: (condition: OrderCondition) => string;
  readonly actionOf: (action: OrderAction) => string;
  /** ‘Se estivermos perdendo por 1 ou mais e a partir dos 60’, entra 12 Zeca e sai 9 Beto.’ */
  readonly sentenceOf: (order: Order) => string;
}

const AND = new Intl.ListFormat(locale);

/** The words of orders; `players` is the squad by id. R-TSC-30 */
export function useOrderWords(players: ReadonlyMap<string, Player>): OrderWords {
  const { t } = useLingui();
  const nameOf = (id: string) => {
    const player = players.get(id);
    return player ? `${player.number} ${player.personalData.name}` : t`ninguém`;
  };
  const conditionOf = (condition: OrderCondition): string => {
    switch (condition.kind) {
      case 'minute': {
        const { from, to } = condition;
        return to === null ? t`passarem ${from} minutos` : t`o jogo estiver entre ${from} e ${to} minutos`;
      }
      case 'score':
        return condition.state === 'leading'
          ? t`estivermos ganhando por ${condition.goals} ou mais`
          : t`estivermos perdendo por ${condition.goals} ou mais`;
      case 'level':
        return t`o jogo estiver empatado`;
      case 'players': {
        const texts = {
          more: t`tivermos mais jogadores em campo`,
          equal: t`os times tiverem o mesmo número de jogadores`,
          fewer: t`tivermos menos jogadores em campo`,
        };
        return texts[condition.state];
      }
      case 'condition':
        return t`a condição de ${nameOf(condition.playerId)} cair abaixo de ${condition.below}%`;
      case 'booked':
        return t`${nameOf(condition.playerId)} tiver cartão amarelo`;
      case 'injured':
        return t`${nameOf(condition.playerId)} se machucar`;
    }
  };
  const tired: Readonly<Record<Line, string>> = {
    defence: t`sai o mais cansado da defesa`,
    midfield: t`sai o mais cansado do meio-campo`,
    attack: t`sai o mais cansado do ataque`,
  };
  const actionOf = (action: OrderAction): string => {
    switch (action.kind) {
      case 'substitution': {
        const { playerIn, out } = action;
        const leaving = out.kind === 'mostTired' ? tired[out.line] : t`sai ${nameOf(out.playerId)}`;
        return t`${leaving} e entra ${nameOf(playerIn)}`;
      }
      case 'instruction': {
        const names = INSTRUCTION_NAMES[action.name];
        const option = names?.options[action.value];
        const group = names ? t(names.name) : action.name;
        return t`${group}: ${option ? t(option) : action.value}`;
      }
      case 'tactic':
        return t`jogar como na tática ${action.tacticName}`;
    }
  };
  const sentenceOf = ({ when, action }: Order) => t`Se ${AND.format(when.map(conditionOf))}: ${actionOf(action)}.`;
  return { conditionOf, actionOf, sentenceOf };
}
