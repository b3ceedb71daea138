import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test';

/** The minified axe loads in half the time of `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DIALOG = '[aria-modal="true"]';

/** Off unless they are asked for: names contain the words that are seen, and targets are 24 px or have that much room. */
const MORE_RULES = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
};

/** The rules of axe whose result depends on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no axe violation, of the named rules or of all, once every running transition has ended: during a fade, axe
 * measures the contrast of mixed colours. Of the console's pages with an open dialog only the dialog is checked, because
 * axe takes as long for what is behind it.
 */
export async function expectAccessible(page: Page, what = page.url(), rules?: string[]) {
  // a menu or dialog of the console stays in the document for a moment after its transition
  await expect(page.locator('.MuiModal-root:not(.MuiModal-hidden) [style*="opacity: 0;"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );
  // once for each document; @axe-core/playwright does it again for each check, which takes four times as long
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const include = (await page.locator(DIALOG).count()) > 0 ? [[DIALOG]] : [['html']];
  const violations = await page.evaluate(
    async ({ context, only }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const results = await run(context, { resultTypes: ['violations'], ...only });
      // a bar at the edge of the window covers a part of what scrolls below it: tried again in the middle
      const isTooSmall = async (selector: string) => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        return (await run(selector, { runOnly: ['target-size'] })).violations.length > 0;
      };
      const found: string[] = [];
      for (const { id, nodes } of results.violations)
        for (const { html, target } of nodes)
          if (id !== 'target-size' || (await isTooSmall(String(target[0])))) found.push(`${id} ${html}`);
      return found;
    },
    // the sandbox of a mail's frame runs no script, not that of axe either
    {
      context: { include, exclude: [['iframe[sandbox]']] },
      only: rules ? { runOnly: rules } : { rules: MORE_RULES },
    },
  );
  expect(violations.map((violation) => `${what}: ${violation}`)).toEqual([]);
}

/** Expects no axe violation and no horizontal overflow. */
export async function expectFit(page: Page, what: string, rules?: string[]) {
  await expectAccessible(page, what, rules);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    what,
  ).toBeLessThanOrEqual(0);
}

/** Expects the same of the loaded page of the console at each width in light colours, and of the dark colours at the last. */
export async function expectFitEverywhere(page: Page, what: string, widths: readonly number[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const isDark = () =>
      page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body)
          .backgroundColor.match(/\d+/g)!
          .map(Number);
        return red + green + blue < 384;
      });
    await expect.poll(isDark, `${what}, ${colorScheme}`).toBe(colorScheme === 'dark');
    await expectFitWidths(
      page,
      `${what}, ${colorScheme}`,
      colorScheme === 'dark' ? widths.slice(-1) : widths,
      colorScheme === 'dark' ? OF_COLOURS : undefined,
    );
  }
}

/** Expects the same of the loaded page at each width. */
export async function expectFitWidths(page: Page, what: string, widths: readonly number[], rules?: string[]) {
  const dialogs = page.locator(DIALOG);
  const open = await dialogs.count();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // a change of the width is rendered before the second frame
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(dialogs, `open dialogs at ${width} px`).toHaveCount(open);
    await expectFit(page, `${what}, ${width} px`, rules);
  }
}
