import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** The two widths that every screen is looked at. */
export const SIZES = { laptop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** The two themes. */
export const THEMES = ['light', 'dark'] as const;
export type Size = keyof typeof SIZES;
export type Theme = (typeof THEMES)[number];

/** WebGL drawn by the processor, where a machine has no graphics card. */
export const SOFTWARE_WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Debian’s Chromium, or the one that MM_CHROMIUM names. */
export function launch(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.MM_CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...flags] });
}

export interface Visitor {
  /** Whether the visitor is a newcomer; default: an experienced manager. */
  readonly newcomer?: boolean;
  /** What an earlier context had stored, such as a session. */
  readonly stored?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** A context of that size and theme, without motion, in São Paulo. */
export async function contextOf(
  browser: Browser,
  size: Size,
  theme: Theme,
  { newcomer = false, stored }: Visitor = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(stored && { storageState: stored }),
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  if (!newcomer) await context.addInitScript(skipFirstSteps);
  return context;
}

function skipFirstSteps(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('mm.firstSteps', 'skipped');
}

/** Collects what the page complains about, from now on. A flow is clean when the list stays empty. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Serious and critical violations that axe finds, one line each. R-PRD-14 */
export async function violationsOf(page: Page): Promise<string[]> {
  const hasAxe = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  const axeSource = hasAxe.every(Boolean) ? NOTHING : undefined;
  const { violations } = await new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    // In the page itself, not in a blank one that opens for each run. Frames of other origins are not looked at; there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** A script for frames that have axe already. */
const NOTHING = '0';

/** Waits until nothing loads any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !/Baixando dados \.\.\.|Iniciando \.\.\./.test(document.body.textContent));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
}
