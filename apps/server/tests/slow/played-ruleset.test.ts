/** The author's guide goes on from a checked rule set to a world that is played by it. R-SRV-10, R-SRV-11, R-SRV-12 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY } from '../../../../.config/testing/repository.ts';
import { spawnNpm, startServerProcess } from '../harness/server-process.ts';

const PORT = '3251';
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-ruleset-'));
  file = join(folder, 'my-ruleset.mjs');
  const guide = await readFile(join(REPOSITORY, 'docs/authoring-rules.md'), 'utf8');
  const [, text = ''] = /```js file=my-ruleset\.mjs\n([\s\S]*?)```/.exec(guide) ?? [];
  await writeFile(file, text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inForce(settings: Readonly<Record<string, string>>): Promise<Ruleset> {
  const server = await startServerProcess({ PORT, MM_DATA: join(folder, 'data'), ...settings });
  const answer = await fetch(`${server.url}/api/rulesets/current`);
  const { data } = (await answer.json()) as { readonly data: { readonly ruleset: Ruleset } };
  await server.end('SIGTERM');
  return data.ruleset;
}

async function npm(...words: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const { exited, output } = spawnNpm(words, { PORT, MM_DATA: join(folder, 'data') });
  return { code: await exited, said: output() };
}

test('the world of the guide is played by its rule set, goes on without the file, and takes a new version', async () => {
  const created = await inForce({ MM_RULESET: file });
  expect([created.name, created.market.searchesPerDay]).toEqual(['Bairro', 8]);
  expect(await inForce({})).toEqual(created);

  const other = join(folder, 'other.mjs');
  await writeFile(other, "export default { name: 'Outro', market: { searchesPerDay: 9 } };");
  const refused = await npm('start', '--', '--ruleset', other);
  expect(refused.said).toMatch(
    /can't start: this world is played by another rule set than Outro: leave the choice out/,
  );
  expect(refused.code).toBe(1);

  const applied = await npm('run', '--silent', 'ruleset', '--', 'apply', other);
  expect(applied.said).toContain('market.searchesPerDay: 8 -> 9');
  expect(applied.said).toMatch(
    /^Outro \([0-9a-f]{64}\) is in force from \d{4}-\d{2}-\d{2}T00:00:00\.000Z of the game on\.$/m,
  );
  expect(applied.code).toBe(0);
  expect((await inForce({})).name).toBe('Bairro');
});

test('a slip in the file is a line, and no world begins (R-SRV-8)', async () => {
  const slip = join(folder, 'slip.mjs');
  await writeFile(slip, 'export default { market: { serchesPerDay: 8 }, name: 1 };');
  const { said, code } = await npm('start', '--', '--ruleset', slip);
  expect(said).toContain('slip.mjs: there is no constant market.serchesPerDay\nslip.mjs: name must be of type string');
  expect(code).toBe(1);
});
