import { expect, test } from 'vitest';
import { PUSH_HOSTS } from '../notifications/push-hosts.ts';
import { QUICKNET_RELAYS } from '../proofs/relays.ts';
import { readSettings, SettingsError } from './settings.ts';

test('without any setting a local world runs at ten times real time in the embedded database (R-WLD-3)', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    role: 'all',
    world: 'local',
    clockScale: 10,
    publicUrl: 'http://localhost:3000',
    production: false,
  });
  expect(readSettings({}).dataFolder).toMatch(/\/\.data$/);
});

test('a server in production runs a shared world in real time (R-WLD-1)', () => {
  expect(readSettings({ MM_ENV: 'production' })).toMatchObject({ world: 'shared', clockScale: 1, production: true });
});

test('an empty variable counts as none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test.each([
  [{ PORT: 'many' }, 'PORT: must be a whole number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be postgres://user:password@host/database'],
  [{ MM_ROLE: 'boss' }, "MM_ROLE: must be 'api', 'worker' or 'all'"],
  [{ MM_WORLD: 'flat' }, "MM_WORLD: must be 'local' or 'shared'"],
  [{ MM_PUBLIC_URL: 'jogo' }, 'MM_PUBLIC_URL: must be an address such as https://jogo.example'],
  [{ MM_PUBLIC_URL: 'https://jogo.example/x' }, 'MM_PUBLIC_URL: must be an origin'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET: is missing, though GOOGLE_CLIENT_ID is set'],
])('a mistake is reported in one line: %j', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(line);
});

test.each([
  [undefined, null],
  ['no', null],
  ['0', null],
  ['2', { hops: 2 }],
  ['loopback, 10.0.0.0/8,2001:db8::1', { addresses: ['loopback', '10.0.0.0/8', '2001:db8::1'] }],
])('proxies are trusted by their number or their addresses: %s (R-OPR-3)', (MM_TRUST_PROXY, trustProxy) => {
  expect(readSettings(MM_TRUST_PROXY === undefined ? {} : { MM_TRUST_PROXY }).trustProxy).toEqual(trustProxy);
});

test.each(['yes', 'all', '99', '10.0.0.0/33', '10.0.0', 'loopback,', '::1/x', '1.2.3.4/8/8', '0.0.0.0/'])(
  'a proxy that is neither a number nor an address is refused: %s (R-OPR-3)',
  (MM_TRUST_PROXY) => {
    expect(() => readSettings({ MM_TRUST_PROXY })).toThrow(/^MM_TRUST_PROXY: must be the number of proxies/);
  },
);

test('test accounts are there if they are asked for, and never in production or behind a proxy (R-IDN-13)', () => {
  expect([readSettings({}).testAccounts, readSettings({ MM_TEST_ACCOUNTS: 'yes' }).testAccounts]).toEqual([
    false,
    true,
  ]);
  const elsewhere = { MM_TEST_ACCOUNTS: 'yes', MM_ENV: 'production', MM_TRUST_PROXY: '1' };
  expect(() => readSettings(elsewhere)).toThrow(
    /^MM_TEST_ACCOUNTS: not in production.*\nMM_TEST_ACCOUNTS: not behind a/,
  );
  expect(() => readSettings({ ...elsewhere, MM_ENV: '' })).toThrow(/^MM_TEST_ACCOUNTS: not behind a proxy/);
});

test('every mistake in the settings gets a line of its own', () => {
  const mistakes = {
    PORT: '-1',
    MM_ROLE: 'boss',
    MM_PUBLIC_URL: 'https://jogo.example/x',
    MM_TEST_ACCOUNTS: 'yes',
    MM_ENV: 'production',
    MM_TRUST_PROXY: '10.0.0.1',
    GOOGLE_CLIENT_ID: 'x',
    GITHUB_CLIENT_SECRET: 'x',
  };
  const lines = [
    'PORT: .*',
    'MM_ROLE: .*',
    'MM_PUBLIC_URL: must be an origin .*',
    'MM_TEST_ACCOUNTS: not in production.*',
    'MM_TEST_ACCOUNTS: not behind a proxy.*',
    'GOOGLE_CLIENT_SECRET: is missing.*',
    'GITHUB_CLIENT_ID: is missing.*',
  ];
  expect(() => readSettings(mistakes)).toThrow(new RegExp(`^${lines.join('\\n')}$`));
});

test('a local world has no beacon unless one is set, a shared one has quicknet (R-PRF-4)', () => {
  expect(readSettings({}).beacon).toBe('none');
  expect(readSettings({ MM_BEACON: 'quicknet' }).beacon).toBe('quicknet');
  expect(readSettings({ MM_WORLD: 'shared' })).toMatchObject({ beacon: 'quicknet', beaconRelays: QUICKNET_RELAYS });
  const relays = readSettings({ MM_BEACON_RELAYS: 'http://one.example/, https://two.example' }).beaconRelays;
  expect(relays).toEqual(['http://one.example', 'https://two.example']);
  expect(() => readSettings({ MM_BEACON_RELAYS: 'ftp://one.example' })).toThrow(/^MM_BEACON_RELAYS: must be addresses/);
  expect(() => readSettings({ MM_BEACON: 'moon' })).toThrow(/^MM_BEACON: must be 'quicknet' or 'none'/);
});

test('secrets that can be repeated are refused in production (R-PRF-5)', () => {
  expect(readSettings({ MM_TEST_SECRETS: 'seed' }).testSecrets).toBe('seed');
  expect(() => readSettings({ MM_TEST_SECRETS: 'seed', MM_ENV: 'production' })).toThrow(
    /^MM_TEST_SECRETS: not in production/,
  );
});

test('e-mails need a server and a sender, or there are none (R-NOT-17)', () => {
  expect(readSettings({}).mail).toBeUndefined();
  const given = { MM_SMTP_URL: 'smtps://ana:s%40nha@mail.exemplo.com.br', MM_MAIL_FROM: 'Jogo <jogo@exemplo.com.br>' };
  expect(readSettings(given).mail).toEqual({ url: given.MM_SMTP_URL, from: given.MM_MAIL_FROM });
  expect(readSettings({ ...given, MM_MAIL_FROM: 'jogo@exemplo.com.br' }).mail?.from).toBe('jogo@exemplo.com.br');
  expect(() => readSettings({ MM_SMTP_URL: given.MM_SMTP_URL })).toThrow(/^MM_MAIL_FROM: is missing/);
  expect(() => readSettings({ ...given, MM_SMTP_URL: 'https://mail.exemplo.com.br' })).toThrow(/^MM_SMTP_URL: must be/);
  for (const from of ['jogo', 'Jogo <jogo>', 'a@b.c, d@e.f', 'Jogo\r\nBcc: x <a@b.c>'])
    expect(() => readSettings({ ...given, MM_MAIL_FROM: from }), from).toThrow(/^MM_MAIL_FROM: must be/);
});

test('push services are hosts, none of this machine in production, and their keys come in pairs (R-NOT-13)', () => {
  expect(readSettings({})).toMatchObject({ pushHosts: PUSH_HOSTS, pushKeys: undefined });
  const local = { MM_PUSH_HOSTS: 'Push.Exemplo.com.br, http://127.0.0.1:9000' };
  expect(readSettings(local).pushHosts).toEqual(['push.exemplo.com.br', 'http://127.0.0.1:9000']);
  expect(() => readSettings({ ...local, MM_ENV: 'production' })).toThrow(/^MM_PUSH_HOSTS: no address of this machine/);
  expect(() => readSettings({ MM_PUSH_HOSTS: 'https://exemplo.com.br' })).toThrow(/^MM_PUSH_HOSTS: must be hosts/);
  const keys = { MM_PUSH_PUBLIC_KEY: 'B'.repeat(87), MM_PUSH_PRIVATE_KEY: 'c'.repeat(43) };
  expect(readSettings(keys).pushKeys).toEqual({ publicKey: 'B'.repeat(87), privateKey: 'c'.repeat(43) });
  expect(() => readSettings({ MM_PUSH_PUBLIC_KEY: keys.MM_PUSH_PUBLIC_KEY })).toThrow(
    /^MM_PUSH_PRIVATE_KEY: is missing/,
  );
});
