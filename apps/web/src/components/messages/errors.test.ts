import { i18n } from '@lingui/core';
import { CLIENT_ERROR_CODES, SERVER_ERRORS } from '@mundo-manager/contract';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { RULE_ERROR_CODES } from '@mundo-manager/rules/testing';
import { restsReturnAt } from '@mundo-manager/rules/training';
import { describe, expect, test } from 'vitest';
import { startI18n } from '../../i18n.ts';
import { errorMessage } from './errors.ts';
import { IDENTITY_ERRORS } from './identity-errors.ts';

startI18n();

const sentence = (code: string, facts = {}) => i18n._(errorMessage({ code, facts }, ALPHA));
const UNKNOWN = /^Não deu certo \(/;

describe('sentences of refusals', () => {
  test.each([
    ...RULE_ERROR_CODES,
    ...Object.keys(SERVER_ERRORS),
    ...CLIENT_ERROR_CODES,
    ...Object.keys(IDENTITY_ERRORS),
  ])('%s has a Portuguese sentence, without facts too (R-ERR-1)', (code) => {
    expect(sentence(code)).not.toMatch(UNKNOWN);
    expect(sentence(code)).not.toMatch(/undefined|NaN|\{/);
    expect(sentence(code).length).toBeGreaterThan(9);
  });

  test('a code of a newer server gets a general sentence that names it', () => {
    expect(sentence('club/struck-by-lightning')).toMatch(UNKNOWN);
    expect(sentence('constructor')).toMatch(UNKNOWN);
  });

  test('searches come back a day after the first one (R-MKT-2)', () => {
    const date = Date.UTC(2026, 2, 5, 1, 7);
    expect(sentence('market/no-searches-left', { limit: 5, date })).toBe(
      'Suas buscas acabaram. Elas voltam em 04/03 às 22:07 (horário de Brasília).',
    );
  });

  test('rests come back at midnight UTC, which is 21:00 in São Paulo (R-TRA-6)', () => {
    const date = restsReturnAt(Date.UTC(2026, 2, 4, 12));
    expect(sentence('training/no-rests-left', { limit: 3, date })).toBe(
      'Os descansos de hoje acabaram. Eles voltam em 04/03 às 21:00 (horário de Brasília).',
    );
  });

  test('a club of another category hears both categories as such', () => {
    expect(sentence('competitions/other-category', { category: 'Pro', clubCategory: 'Amador' })).toBe(
      'Essa competição é da categoria Pro; seu clube está na categoria Amador.',
    );
  });

  test('a match closes as long before its kick-off as the rules say', () => {
    expect(sentence('match/not-editable')).toContain(`Faltam ${ALPHA.matchWindow.minutesBefore} minutos ou menos`);
  });

  test.each([
    [69.6, '69,6'],
    [69.94, '69,9'],
    [69.99, '69,9'],
    [62, '62'],
  ])('a condition of %d is short of 70 by its own figure, and never reads 70 (R-TRS-11)', (condition, shown) => {
    expect(sentence('training/tired', { number: 16, condition, limit: 70 })).toBe(
      `O camisa 16 está cansado: tem ${shown}% de condição e precisa de 70% para treinar.`,
    );
  });

  test('only a draft is said to be kept; an order without an answer gets a sentence of its own (R-ERR-10, R-ERR-11)', () => {
    const told = (code: string, during?: 'load' | 'draft') => i18n._(errorMessage({ code }, ALPHA, during));
    expect(told('network/unreachable')).toBe('Sem conexão. Nada foi confirmado; tente de novo.');
    expect(told('network/timeout')).toMatch(/Não dá para saber se foi feito: confira antes de repetir\.$/);
    for (const code of ['network/unreachable', 'network/timeout']) {
      expect(told(code, 'draft')).toMatch(/Suas mudanças continuam aqui\.$/);
      expect(told(code, 'load')).not.toMatch(/mudanças|feito/);
    }
    expect(told('server/unavailable', 'load')).toBe(told('server/unavailable'));
  });

  test('sentences contain the facts', () => {
    expect(sentence('finances/insufficient-credits', { price: 20, available: 8 })).toBe(
      'Créditos insuficientes. Custa 20 e você tem 8.',
    );
    expect(sentence('club-creation/name-length', { length: 2, minimum: 3, maximum: 25 })).toBe(
      'O nome deve ter entre 3 e 25 caracteres.',
    );
    expect(sentence('request/rate-limited', { seconds: 1 })).toBe('Muitos pedidos de uma vez. Espere 1 segundo.');
    expect(sentence('request/rate-limited', { seconds: 30 })).toBe('Muitos pedidos de uma vez. Espere 30 segundos.');
    expect(sentence('tactics/taker-not-a-starter', { names: ['captain', 'leftCorners'] })).toBe(
      'Cobradores e capitão precisam ser titulares: confira Capitão, Escanteios da esquerda.',
    );
  });
});

describe('an answer of somebody between here and the game (R-CAL-25)', () => {
  test.each([
    [{ status: 502 }, 'Erro inesperado (status 502)'],
    [{ status: 503, said: 'Em manutenção.' }, 'Em manutenção.'],
    [{ status: 200 }, 'A resposta não veio do jogo. Confira sua conexão.'],
    [{}, 'A resposta não veio do jogo. Confira sua conexão.'],
  ])('%o reads: %s', (facts, said) => {
    expect(sentence('network/unreadable-answer', facts)).toBe(said);
  });
});
