import { readdirSync, readFileSync } from 'node:fs';
import { COMPETITION_NAMES } from '@mundo-manager/rules/competitions';
import { describe, expect, test } from 'vitest';

const folder = `${import.meta.dirname}/`;
/** All messages of the app in macros. */
const messages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name))
  .flatMap((name) => [...readFileSync(folder + name, 'utf8').matchAll(/\b(?:t|msg)`([^`]*)`/g)])
  .map(([, text]) => text ?? '');

describe('words of the product', () => {
  test('the product is called Mundo Manager, and its competitions carry ‘MM’ (R-PRD-6)', () => {
    expect(messages).toContain('Mundo Manager');
    for (const name of COMPETITION_NAMES) expect(name).toMatch(/^MM \p{L}+$/u);
  });

  test('loading texts end in three ASCII dots, and keep the space before them if they have one (R-PRD-11)', () => {
    const waiting = [...new Set(messages.filter((text) => /\.\.|…/.test(text)))];
    for (const text of waiting) expect(text).toMatch(/^[^.…]*[^.…]\.\.\.$/);
    const close = waiting.filter((text) => !text.endsWith(' ...'));
    expect(close.toSorted()).toEqual(['Executando Upgrade...', 'Executando treino...', 'Loading...']);
    expect(waiting).toEqual(
      expect.arrayContaining([
        'Assinando contrato ...',
        'Baixando dados ...',
        'Buscando ...',
        'Checando disponibilidade ...',
        'Coletando ...',
        'Construindo ...',
        'Iniciando ...',
      ]),
    );
  });

  test('each term has one translation (R-PRD-28)', () => {
    const others = /\b(?:elencos?|equipes?|oponentes?|lesionad[oa]s?|finalizações|boosters? de partida)\b/i;
    expect(messages.filter((text) => others.test(text))).toEqual([]);
    const managers = messages.filter((text) => /\btécnicos?\b/i.test(text));
    const technical = 'Faz os treinos de ataque, defesa e goleiros, os técnicos e os mentais renderem mais.';
    expect(new Set(managers)).toEqual(new Set([technical]));
  });

  test('terms that stay English are not translated (R-PRD-12)', () => {
    expect(messages).toEqual(expect.arrayContaining(['Loading...', 'Set Pieces', 'Overall', 'LOGIN']));
    for (const word of ['Carregando...', 'Bola parada', 'Bolas paradas']) {
      expect(messages).not.toContain(word);
    }
  });
});
