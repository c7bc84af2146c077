import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CreditEntryType, MoneyEntryType } from '@mundo-manager/rules/finances';

/** What the statement calls each type of entry. R-FNS-5 */
export const ENTRY_NAMES: Readonly<Record<MoneyEntryType | CreditEntryType, MessageDescriptor>> = {
  'Sponsor Payment': msg`Pagamento do patrocinador`,
  'Stadium Upgrade': msg`Obra no estádio`,
  'Facility Upgrade': msg`Obra na infraestrutura`,
  'Salary Payment': msg`Pagamento de salários`,
  'Player Contract Rescission': msg`Rescisão de contrato`,
  'Transfer Out': msg`Venda de jogador`,
  'Transfer In': msg`Contratação de jogador`,
  'Tickets Sale': msg`Venda de ingressos`,
  'Opening Balance': msg`Saldo inicial`,
  'Daily Reward': msg`Recompensa diária`,
  Prize: msg`Premiação`,
  'Facility Upkeep': msg`Manutenção da infraestrutura`,
  'Sponsor Credits': msg`Créditos do patrocinador`,
  'Booster Slot': msg`Espaço de booster`,
  'Booster Fusion': msg`Fusão de boosters`,
  'Competition Entry': msg`Inscrição em competição`,
  'Operator Adjustment': msg`Ajuste da administração`,
  'Manager Level': msg`Novo nível do treinador`,
};
