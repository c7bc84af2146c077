import { i18n } from '@lingui/core';
import { type CallName, ENDPOINTS } from '@mundo-manager/contract/client';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import type { CommandOutcome } from './settle-command.ts';
import { settledMessage } from './settled-commands.ts';

const COMMANDS = (Object.keys(ENDPOINTS) as CallName[]).filter((name) => ENDPOINTS[name].command);
const told = (name: CallName, outcome: CommandOutcome) => i18n._(settledMessage(name, outcome, ALPHA));

describe('messages about a command whose answer comes late (R-ERR-11)', () => {
  test.each(COMMANDS)('%s has a name of its own', (name) => {
    expect(told(name, { state: 'done', data: {} })).toMatch(/^O pedido sem resposta \([a-zà-ú ]+\) foi feito\.$/);
    expect(told(name, { state: 'done', data: {} })).not.toContain('último pedido');
  });

  test('a refusal says why', () => {
    expect(
      told('buyPlayer', { state: 'refused', refusal: { code: 'market/squad-full', facts: { maximum: 40 } } }),
    ).toMatch(/^O pedido sem resposta \(compra de jogador\) não foi feito\. \S+/);
  });

  test.each([
    ['cancelled', 'O pedido sem resposta (treino) não chegou ao servidor. Nada foi feito; pode repetir.'],
    ['unknown', 'Não dá para saber se o pedido sem resposta (treino) foi feito. Confira antes de repetir.'],
  ] as const)('%s', (state, text) => {
    expect(told('trainPlayers', { state })).toBe(text);
  });
});
