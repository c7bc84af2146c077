import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ENDPOINTS } from '@mundo-manager/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { apiDescription } from '../src/http/api-description.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('a long answer is compressed for a client that accepts that, and is the same', async () => {
  await world.newManager({ userId: 'reader' });
  const authorization = `Bearer ${await world.identity.tokenOf('reader')}`;
  const ask = (encoding?: string) =>
    world.app.inject({
      url: ENDPOINTS.initialData.path,
      headers: { authorization, ...(encoding === undefined ? {} : { 'accept-encoding': encoding }) },
    });
  const [plain, gzip] = [await ask(), await ask('gzip, deflate, br, zstd')];
  expect([plain, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip']);
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString()).data.club).toEqual(plain.json().data.club);
  expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(gzip.headers.vary).toMatch(/accept-encoding/i);
});

test('a short answer stays as it is', async () => {
  const { headers } = await world.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBeUndefined();
});

test('a compressed request is not inflated, however small it is', async () => {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/clubs/addLead',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"name":"Dona Célia","email":"celia@campo.com.br"}'),
  });
  expect([response.statusCode, response.json().error.code]).toEqual([400, 'request/malformed']);
});

test('a built file goes out as the build has compressed it', async () => {
  const web = await mkdtemp(join(tmpdir(), 'mm-web-'));
  await writeFile(join(web, 'index.html'), '<title>Mundo Manager</title>');
  await writeFile(join(web, 'app.js'), 'void 0;');
  await writeFile(join(web, 'app.js.br'), brotliCompressSync('void 1;'));
  const app = await buildApp(world.services, { description: false, folders: { web, player: join(web, 'none') } });
  const ask = (encoding: string) => app.inject({ url: '/app.js', headers: { 'accept-encoding': encoding } });
  const [plain, brotli] = [await ask('identity'), await ask('gzip, deflate, br')];
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'void 0;']);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  expect(brotli.headers['content-type']).toMatch(/javascript/);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('void 1;');
  await app.close();
  await rm(web, { recursive: true });
});

test('the description of the interface is built and compressed once, as small as it gets (R-CAL-30)', async () => {
  const folders = { web: '/nonexistent', player: '/nonexistent' };
  const app = await buildApp(world.services, { rateFactor: 1000, folders });
  const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
  const { text } = apiDescription();
  const zipped = await ask('/api/openapi.json', 'gzip, deflate, br');
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(zipped.rawPayload).toEqual(gzipSync(text, { level: 9 }));
  for (const refusing of ['', 'br', 'gzip;q=0', 'identity']) {
    const plain = await ask('/api/openapi.json', refusing);
    expect([plain.headers['content-encoding'], plain.body === text]).toEqual([undefined, true]);
  }
  for (const copy of ['/api/docs/json', '/api/docs/yaml']) {
    const { statusCode, headers } = await ask(copy, 'gzip');
    expect([statusCode, headers.location]).toEqual([302, '/api/openapi.json']);
  }
  expect(apiDescription()).toBe(apiDescription());
  await app.close();
});
