import { transformSync } from '@babel/core';
import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { describe, expect, test } from 'vitest';
import { compiledMessages } from '../scripts/compiled-messages.ts';

const playersLeft = (count: number) => msg`Restam ${plural(count, { one: '# jogador', other: '# jogadores' })}.`;

describe('messages are compiled by the build', () => {
  test('a message arrives as tokens, not as ICU text to be parsed', () => {
    expect(playersLeft(2).message).toEqual([
      'Restam ',
      ['count', 'plural', { one: ['#', ' jogador'], other: ['#', ' jogadores'] }],
      '.',
    ]);
    expect(msg`Elenco`.message).toEqual(['Elenco']);
  });

  test.each([
    [1, 'Restam 1 jogador.'],
    [11, 'Restam 11 jogadores.'],
  ])('%i is shown with its plural', (count, text) => {
    expect(i18n._(playersLeft(count))).toBe(text);
  });

  test('text that is no message fails the build', () => {
    const build = () =>
      transformSync('f(/** i18n */ { id: "a", message: "Restam {count" })', {
        plugins: [compiledMessages],
        configFile: false,
      });
    expect(build).toThrow('no ICU message');
  });

  test('objects that are no descriptors stay as they are', () => {
    const code = transformSync('f({ message: "Restam {count" })', {
      plugins: [compiledMessages],
      configFile: false,
    })?.code;
    expect(code).toContain('message: "Restam {count"');
  });
});
