import type { Page, Route } from '@playwright/test';
import { bookingFields } from './booking-fields';
import { PAYLOADS } from './payloads';
import { signIn } from './sign-in';
import { test as base } from './test';

/** All payloads, each with a marker, so that each can be found again exactly. */
export const marked = (field: string) => PAYLOADS.map((payload, index) => `${payload} ${field}${index}`);

/** The payloads without tabs and line breaks. */
export const ONE_LINE = PAYLOADS.filter((payload) => !/[\t\n]/.test(payload));
export const markedLine = (field: string) => ONE_LINE.map((payload, index) => `${payload} ${field}${index}`);

/** The date of all bookings. */
export const preferredDate = bookingFields().preferredDate;

/** A test with a signed-in superadmin, which ignores missing images, missing pages and rejected forms. */
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

/** Puts payloads into the fields of all rows that the API would reject, a different one for each row. */
export async function injectPayloads(
  page: Page,
  fields: readonly string[],
  pattern: string,
): Promise<Set<string>> {
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
