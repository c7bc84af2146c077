import type { Page } from 'playwright-core';

/** A picture of docs/screens. */
export interface Picture {
  /** The name of its files, and what the command line asks for. */
  readonly name: string;
  /** An address in the demo world; `src/testing/demo/dev-main.tsx` lists the parameters that choose its state. */
  readonly address: string;
  /** What is done before the picture is taken, such as opening a dialog; the picture then shows the window only, unless `whole`. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly whole?: boolean;
  /** Another state of a screen that has a picture of its own: taken light on a laptop and dark on a phone only. */
  readonly state?: boolean;
}

/** A preparation that presses the buttons of those names, one after the other. */
export function pressing(...names: readonly (string | RegExp)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
    await page.waitForTimeout(250);
  };
}

/** A preparation that opens a tab of the screen. */
export function opening(tab: string): Pick<Picture, 'prepare' | 'whole'> {
  return {
    whole: true,
    prepare: async (page) => {
      await page.getByRole('tab', { name: tab }).click();
      // The page is measured next: not with what was shown before.
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
    },
  };
}
