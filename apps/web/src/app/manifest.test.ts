import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WEB = `${import.meta.dirname}/../..`;
const page = readFileSync(`${WEB}/index.html`, 'utf8');
const manifest = JSON.parse(readFileSync(`${WEB}/public/manifest.webmanifest`, 'utf8'));

/** Sides of a PNG, as its header says. */
function sidesOf(path: string): readonly [number, number] {
  const bytes = readFileSync(`${WEB}/public${path}`);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('the game can be installed: name, start, colours and icons (R-NOT-21)', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
  expect(manifest).toMatchObject({
    name: 'Mundo Manager',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    lang: 'pt-BR',
  });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});

test.each([
  ...manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes]),
  ['/icons/icon-180.png', '180x180'],
])('%s is a picture of %s pixels (R-NOT-21)', (src, sizes) => expect(sidesOf(src).join('x')).toBe(sizes));
