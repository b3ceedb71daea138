import type { Page, Route } from '@playwright/test';
import { bookingFields } from './booking-fields';
import { PAYLOADS } from './payloads';
import { signIn } from './sign-in';
import { test as base } from './test';

/** Every payload with a mark behind it, so that each can be found again letter by letter. */
export const marked = (field: string) => PAYLOADS.map((payload, index) => `${payload} ${field}${index}`);

/** Those that a field of one line takes. */
export const ONE_LINE = PAYLOADS.filter((payload) => !/[\t\n]/.test(payload));
export const markedLine = (field: string) => ONE_LINE.map((payload, index) => `${payload} ${field}${index}`);

/** The day that every booking is for. */
export const preferredDate = bookingFields().preferredDate;

/** The test of a superadmin, in which pictures may be none, pages may be missing and forms refused. */
export const test = base.extend<{ superadmin: void }>({
  superadmin: [
    async ({ page, problems }, use) => {
      problems.expect(/status of 4(00|04|09)/);
      await signIn(page);
      await use();
    },
    { auto: true },
  ],
});

/** Puts a payload into every field of every row that the API would refuse it in, each row another one. */
export async function poison(page: Page, fields: readonly string[], pattern: string): Promise<Set<string>> {
  const put = new Set<string>();
  const rowsSeen: unknown[] = [];
  await page.route(pattern, async (route: Route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Record<string, unknown>[];
    for (const row of rows) {
      if (!rowsSeen.includes(row.id)) rowsSeen.push(row.id);
      const turn = rowsSeen.indexOf(row.id);
      for (const field of fields.filter((name) => name in row)) {
        row[field] = `${PAYLOADS[turn % PAYLOADS.length]} ${field}${turn}`;
        put.add(row[field] as string);
      }
    }
    await route.fulfill({ response, json: rows });
  });
  return put;
}
