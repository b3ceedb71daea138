import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Expects no axe violation once every running transition has ended: during a fade, axe measures the contrast of mixed
 * colours.
 */
export async function expectAccessible(page: Page, what = page.url()) {
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
  // the sandbox of a mail's frame runs no script, not that of axe either
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

/** Expects no axe violation and no horizontal overflow. */
export async function expectFit(page: Page, what: string) {
  await expectAccessible(page, what);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    what,
  ).toBeLessThanOrEqual(0);
}
