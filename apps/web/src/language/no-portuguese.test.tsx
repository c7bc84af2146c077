import { act, cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../ui/text/locale.ts';

/** Letters and words that Portuguese has, and neither Spanish nor English. */
const LETTER = /[ãõçâêôà]/i;
const WORD =
  /(?<!\p{L})(?:jogo|jogos|jogador|jogadores|goleiro|zagueiro|rodada|treino|elenco|gols|lances?|chutes?|ganhou|perdeu|empatou|estádio|salário|início|amador|técnica|uma?|aos?|pel[oa]s?|mais|sem|ou|foi|ainda|depois|hoje|até|também|seus?|suas?|nas|das)(?!\p{L})/iu;
/** Words of the list that Spanish has too. */
const SPANISH = /^técnica$/i;
/** Languages by their own names, and a sponsor. */
const SAME_EVERYWHERE = /^(?:Português \(Brasil\)|.*Tonhão)$/;

const SCREENS = [
  '/landing?signedout',
  '/login?signedout',
  '/enginedemo',
  '/home',
  '/competitions',
  '/competitions/mmleague',
  '/competitions/mmcup',
  '/competitions/friendlies',
  '/edition?id=l1',
  '/season?id=l1',
  '/matchStats',
  '/matchStats?tab=ratings',
  '/matchStats?tab=highlights',
  '/club',
  '/managers?id=c2',
  '/highlights?id=l1',
  '/opponent?id=c2',
  '/dailyRewards',
  '/squad',
  '/development?id=c1-p2',
  '/training',
  '/tactics',
  '/manager',
  '/finances',
  '/finances?tab=balance',
  '/finances?tab=sponsorship',
  '/market',
  '/market?part=watched',
  '/facilities',
  '/playerBoosters',
  '/matchBoosters',
  '/playerDetails?id=c1-p4',
  '/email',
  '/account',
  '/situacao',
  '/creditos',
  '/nenhum-lugar',
];

/** The app's modules anew, as a page in the language has them. */
async function pageIn(language: Locale) {
  vi.resetModules();
  document.documentElement.lang = language;
  const { bringTranslations, startI18n } = await import('../i18n.ts');
  startI18n();
  await bringTranslations();
  const [{ renderApp }, { demoWorld }] = await Promise.all([
    import('../testing/render-app.tsx'),
    import('../testing/demo/demo-world.ts'),
  ]);
  const world = demoWorld();
  return { renderApp, world, names: [...namesIn(world)].sort((one, other) => other.length - one.length) };
}

const NAME_KEYS = /^(?:name|clubName|managerName|userName|rivalName|venue|text|note|fullName|nickname)$/;

/** Names of the world, of people, clubs and stadiums, and what managers have written. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [key, each] of Object.entries(value)) {
    if (typeof each !== 'string') namesIn(each, names);
    else if (NAME_KEYS.test(key) && each.length > 1) names.add(each);
  }
  return names;
}

const READ_ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'];

/** All texts of the page, and its accessible names. */
function textsShown(): readonly string[] {
  const texts = [...document.body.querySelectorAll('*')].flatMap((each) => [
    ...READ_ATTRIBUTES.map((name) => each.getAttribute(name) ?? ''),
    ...[...each.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
  ]);
  return texts.filter((text) => /\p{L}/u.test(text) && !SAME_EVERYWHERE.test(text));
}

/** Resolves once the page has shown the same for a while. */
async function settled(): Promise<void> {
  let before = '';
  await vi.waitFor(
    () => {
      const now = textsShown().join('\n');
      const isSame = now === before;
      before = now;
      expect([isSame, now.length > 60]).toEqual([true, true]);
    },
    { timeout: 20_000, interval: 150 },
  );
}

/** The tabs of a screen, one after the other. */
async function pressTabs(collect: () => void): Promise<void> {
  for (const tab of document.querySelectorAll<HTMLElement>('main [role=tab]')) {
    if (!tab.isConnected) continue;
    act(() => tab.click());
    await settled();
    collect();
  }
}

describe.each(['es', 'en-GB'] as const)('in %s', (language) => {
  let page: Awaited<ReturnType<typeof pageIn>>;
  beforeAll(async () => {
    page = await pageIn(language);
  }, 120_000);
  afterEach(cleanup);
  afterAll(() => document.documentElement.removeAttribute('lang'));

  const portugueseIn = (text: string) => {
    const rest = page.names.reduce((left, name) => left.replaceAll(name, '…'), text);
    const word = WORD.exec(rest)?.[0];
    return LETTER.test(rest) || (word !== undefined && !(language === 'es' && SPANISH.test(word)));
  };

  test.each(SCREENS)('%s shows no Portuguese word (R-LNG-7)', async (address) => {
    const { renderApp, world } = page;
    await renderApp(address, { world, signedIn: !address.endsWith('?signedout') });
    await settled();
    const shown = new Set(textsShown());
    await pressTabs(() => {
      for (const text of textsShown()) shown.add(text);
    });
    expect([...shown].filter(portugueseIn)).toEqual([]);
  });
});
