import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readForbiddenNames } from '../settings/forbidden-names-file.ts';
import { reservedNames } from './reserved-names.ts';

test.each(['Mundo Manager', 'MundoManager FC', 'Suporte', 'Flamengo Oficial', 'FC SUP0RTE', 'Adminístracao'])(
  '%s is reserved: it would speak for the game (R-STO-13)',
  (name) => {
    expect(reservedNames()(name)).toBe(true);
  },
);

test.each(['Mundo Novo', 'Oficialato', 'Manager do Mundo', 'Real Boaguaba'])('%s is not reserved', (name) => {
  expect(reservedNames()(name)).toBe(false);
});

test('an operator forbids words and phrases of his own (R-STO-13)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mundo-manager-names-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'names.txt');
  await writeFile(file, '# Rivals of the sponsor\nCola Preta\r\n\npalavrão # everywhere\n');
  const forbidden = await readForbiddenNames(file);
  expect(forbidden).toEqual(['Cola Preta', 'palavrão']);
  const isReserved = reservedNames(forbidden);
  expect(['Atlético Cola Preta', 'C0la Preta', 'Colapreta', 'O Palavrao', 'Preta Cola'].map(isReserved)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('a list that is not there is a mistake of the settings', async () => {
  await expect(readForbiddenNames('/nonexistent/names.txt')).rejects.toThrow(/^MM_FORBIDDEN_NAMES: .*can't be read/);
});
