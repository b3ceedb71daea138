import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectFit, expectFitEverywhere } from './support/accessibility';
import { book } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

// the programs that are connected run beside the tests
test.use({ environment: { OUTBOUND_PRIVATE_ADDRESSES: 'allow' } });

/** Another program: answers every request, and keeps what was sent to it. */
async function anotherProgram() {
  const received: string[] = [];
  const answer = { status: 200, body: 'Thank you' };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push(body);
      response.writeHead(answer.status).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, received, answer, stop: () => server.close() };
}

test('a key is made and copied on a phone, used by another program, watched and ended, and the page fits every screen', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  // where a dialog that follows another one has to stay open
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/connections');
  await page.getByRole('button', { name: 'Make a key…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByLabel('Name', { exact: true }).fill('Spreadsheet of the office');
  await dialog.getByRole('checkbox', { name: /^Read leads/ }).check();
  await expectFit(page, 'making a key');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^ao_[\w-]{43}$/);
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue(key);
  await page.getByRole('button', { name: 'I have kept it' }).click();

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/v1/leads')).status()).toBe(200);
  expect((await program.get('/api/v1/clients')).status()).toBe(403);
  const row = page.getByRole('listitem', { name: 'Spreadsheet of the office' });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('2 calls in 7 days', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(key)).toHaveCount(0);
  await expectFitEverywhere(page, 'connections', [320, 1280]);

  await row.getByRole('button', { name: 'End the key Spreadsheet of the office' }).click();
  await page.getByRole('button', { name: 'End the key', exact: true }).click();
  await expect(row).toContainText('Ended');
  expect((await program.get('/api/v1/leads')).status()).toBe(401);
  await program.dispose();
});

test('a webhook is told of a booking, shows what was delivered, and is off when the receiver says so', async ({
  page,
}) => {
  const program = await anotherProgram();
  await signIn(page);
  await page.goto('/admin/connections');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Address', { exact: true }).fill(program.url);
  await dialog.getByLabel('Description').fill('Bookings to the sheet');
  await dialog.getByRole('checkbox', { name: 'A consultation is booked' }).check();
  await expectFit(page, 'adding a webhook');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'I have kept it' }).click();

  await book(page);
  await expect.poll(() => program.received.length).toBe(1);
  const told = JSON.parse(program.received[0]!) as Record<string, unknown>;
  expect(told).toMatchObject({ type: 'booking.created', sequence: 1, data: { leadType: 'appointment' } });
  await page.getByRole('button', { name: 'Deliveries of Bookings to the sheet' }).click();
  const log = page.getByRole('dialog', { name: 'Deliveries: Bookings to the sheet' });
  await expect(log.getByRole('listitem')).toContainText(/A consultation is booked.*Delivered/s);
  await log.getByText('What the receiver answered').click();
  await expect(log.getByText('Thank you')).toBeVisible();
  await expectFitEverywhere(page, 'deliveries of a webhook', [320, 1280]);
  await log.getByText('Close', { exact: true }).click();

  program.answer.status = 410;
  await page.getByRole('button', { name: 'Send a test of Bookings to the sheet' }).click();
  await expect(log.getByRole('listitem').first()).toContainText('410');
  await log.getByText('Close', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'On of Bookings to the sheet' })).not.toBeChecked();
  await expect(page.getByRole('alert')).toBeVisible();
  program.stop();
});

test('busy times of another calendar are in the office’s calendar', async ({ page }) => {
  const program = await anotherProgram();
  // tomorrow in Manila
  const date = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);
  const day = date.replaceAll('-', '');
  program.answer.body = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Browser tests//EN',
    'BEGIN:VEVENT',
    'UID:dentist',
    `DTSTART:${day}T020000Z`,
    `DTEND:${day}T030000Z`,
    'SUMMARY:Dentist',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  await signIn(page);
  await page.goto('/admin/settings/calendars');
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a calendar' });
  await dialog.getByLabel('Name').fill('Private');
  await dialog.getByLabel('Secret address').fill(program.url);
  await expectFit(page, 'adding a calendar');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const calendars = page.getByRole('list', { name: 'Your other calendars' });
  await expect(calendars).toContainText('Last read on');
  await expect(page.getByText(program.url)).toHaveCount(0);
  await page.goto(`/admin/calendar?selected=${date}`);
  await expect(page.getByRole('button', { name: /Busy you \(Dentist\)$/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Busy times' })).toContainText(
    '10:00 AM to 11:00 AM · busy: you (Dentist)',
  );
  await expectFitEverywhere(page, 'calendar with busy times', [320, 1280]);
  await page.goto('/admin/settings/calendars');
  await page.getByRole('button', { name: 'Remove Private' }).click();
  await expect(calendars).toHaveCount(0);
  program.stop();
});
