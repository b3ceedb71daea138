import type { Page } from '@playwright/test';
import { expectAccessible, expectFitEverywhere, expectFitWidths } from './support/accessibility';
import { confirmLate } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });

/** A booking for today that staff entered, under a name that nobody else has. */
async function bookedToday(page: Page) {
  const lastName = `Desk${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x')}`;
  const response = await page.request.post('/api/admin/appointments', {
    data: {
      firstName: 'Marites',
      lastName,
      email: `${lastName.toLowerCase()}@sample.example`,
      phone: '+63 917 555 0188',
      preferredDate: today(),
      preferredTime: '4pm',
      serviceInterest: 'retirement',
      leadSource: 'phone',
      tellVisitor: false,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { id, name: `Marites ${lastName}` };
}

test.beforeEach(({ page }) => signIn(page));

/** All consultations of today, also those that are folded. */
async function wholeDay(page: Page) {
  await page.goto('/admin');
  const day = page.getByRole('region', { name: /^Today/ });
  await day.waitFor();
  for (const button of await day.getByRole('button', { name: /^Show (earlier|\d+ more)$/ }).all())
    await button.click();
  return day;
}

test('a consultation of today is confirmed, noted and opened where it stands', async ({ page }) => {
  const { id, name } = await bookedToday(page);
  const line = (await wholeDay(page)).getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('4:00 PM');
  await expect(line.getByRole('link', { name: '+63 917 555 0188' })).toHaveAttribute(
    'href',
    'tel:+639175550188',
  );
  await line.getByRole('button', { name: 'Confirm' }).click();
  await confirmLate(page, line.getByText('Confirmed'));
  await expect(line).toContainText('Confirmed');
  await expect(line.getByRole('button', { name: 'Confirm' })).toHaveCount(0);

  await line.getByRole('button', { name: `Notes & Activity of ${name}` }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Promised three quotes');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notes list' })).toContainText('Promised three quotes');
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(line).toContainText('Promised three quotes');

  await line.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/admin/leads/appointment/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Promised three quotes');
  await expect(history).toContainText('Booking status changed from Pending to Confirmed');
});

test('a premium past grace waits on Today until somebody decides, beside the phone of who owes', async ({
  page,
}) => {
  const add = async (path: string, data: object) => {
    const response = await page.request.post(`/api/admin/${path}`, { data });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()) as { readonly id: string };
  };
  const daysFromToday = (days: number) => {
    const date = new Date(`${today()}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };
  const lastName = `Grace${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x')}`;
  const name = `Ricardo ${lastName}`;
  const client = await add('clients', { firstName: 'Ricardo', lastName, phone: '+63 917 555 0144' });
  const policy = await add('policies', {
    clientId: client.id,
    insurer: 'Sun Life',
    product: 'Term 20',
    line: 'life',
    policyNumber: lastName,
    application: 'issued',
    force: 'in force',
    startsOn: daysFromToday(-34),
    mode: 'annual',
    graceDays: 31,
    premium: { amount: 756_000 },
  });
  await add(`policies/${policy.id}/cases`, {
    kind: 'claim',
    title: `Stay of ${lastName}`,
    nextStep: `Forms of ${lastName}`,
    nextBy: daysFromToday(-1),
  });
  await page.goto('/admin');
  const line = page
    .getByRole('region', { name: 'Premiums' })
    .getByRole('region', { name: /^Past grace/ })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(line).toContainText('Cover unclear for 3 days');
  await expect(line).toContainText('no e-mail: call');
  await expect(line.getByRole('link', { name: '+63 917 555 0144' })).toHaveAttribute(
    'href',
    'tel:+639175550144',
  );
  await expect(line.getByRole('link', { name: /^Mark as lapsed/ })).toHaveAttribute(
    'href',
    `/admin/policies/${policy.id}?act=lapse`,
  );
  const tasks = page.getByRole('region', { name: /^To do/ });
  await expect(tasks.getByRole('link', { name: `Forms of ${lastName}` })).toHaveAttribute(
    'href',
    `/admin/policies/${policy.id}`,
  );
  await line.getByRole('button', { name: /^Ask the insurer/ }).click();
  await expect(tasks).toContainText(`Ask Sun Life whether policy ${lastName} is in force`);
  await expect(line.getByRole('button', { name: /^To be asked/ })).toBeDisabled();
  await expectFitEverywhere(page, 'the premiums of the day', [390, 768, 1366]);
  await line.getByRole('button', { name: /^Record payment/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(line).toBeHidden();
});

test('Ctrl+K finds a lead by the last digits of the phone number', async ({ page }) => {
  const { id, name } = await bookedToday(page);
  await page.goto('/admin/calendar');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor();
  await page.keyboard.type(name.split(' ')[1]!.slice(0, 9));
  const option = page.getByRole('option', { name: new RegExp(name) });
  await expect(option).toBeVisible();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('5550188');
  await expect(page.getByRole('option', { name: /\+63 917 555 0188/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Search everything' }).fill(name);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/leads/appointment/${id}`);
});

test('the details of a person are corrected, and a contact is logged', async ({ page, problems }) => {
  problems.expect(/status of 400/);
  const { id } = await bookedToday(page);
  await page.goto(`/admin/leads/appointment/${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Correct details' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/Phone must/);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+63 918 555 0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '+63 918 555 0199' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log a call' }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Left a message');
  await page.getByRole('button', { name: 'Log contact' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Left a message' })).toContainText('Call');
  await expect(history).toContainText(/Details changed: phone/i);
});

test('on a wide screen a lead opens beside the list, which keeps its place and its selection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 700 });
  for (let index = 0; index < 6; index += 1) await bookedToday(page);
  await page.goto('/admin/leads');
  const cards = page.getByRole('article');
  await cards.nth(1).getByRole('checkbox').check();
  const link = cards.nth(5).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await link.click();
  const lead = page.getByRole('region', { name: 'Lead', exact: true });
  const name = (await link.textContent()) ?? '';
  await expect(lead.getByRole('heading', { name })).toBeFocused();
  await lead.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
  await expectAccessible(page);
  await lead.evaluate((element) => element.scrollTo(0, 200));
  expect(await lead.evaluate((element) => element.scrollTop)).toBe(200);
  expect(await page.evaluate(() => scrollY)).toBe(top);

  // a change in one place appears in the other
  await lead.getByRole('combobox', { name: 'Lead Status' }).click();
  await page.getByRole('option', { name: 'In Progress' }).click();
  await expect(cards.nth(5).getByRole('combobox', { name: 'Lead Status' })).toHaveText('In Progress');

  await page.pdf();
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await page.goBack();
  await expect(lead).toBeHidden();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(page.getByText('1 lead selected')).toBeVisible();

  await link.click();
  await page.reload();
  await expect(lead.getByRole('heading', { name })).toBeVisible();
  await expect(cards.nth(5)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Lead Management' })).toBeHidden();
  await expect(lead.getByRole('heading', { name })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await lead.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin/leads');
  await expect(link).toBeFocused();
});

test('the day, a lead and the search fit the screen and have no accessibility faults', async ({ page }) => {
  const { id } = await bookedToday(page);
  await page.goto('/admin');
  await page.getByRole('region', { name: /^Today/ }).waitFor();
  await expectFitEverywhere(page, 'the day', [320, 1280]);
  await page.goto(`/admin/leads/appointment/${id}`);
  await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
  await expectFitWidths(page, 'a lead', [390, 1366]);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Calendar', exact: true }).waitFor();
  await expectFitWidths(page, 'the search', [390, 1366]);
});

test('on a desktop the figures, and the first lines of every list of the day, are on the first screen', async ({
  page,
}) => {
  await bookedToday(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/admin');
  const figures = page.getByRole('region', { name: /^(Booking|Lead|Sales) Stats$/ });
  await expect(figures.getByRole('link')).toHaveCount(16);
  for (const label of await figures.locator('dt, dd').all()) await expect(label).toBeInViewport({ ratio: 1 });
  for (const figure of await figures.all())
    expect((await figure.boundingBox())!.height).toBeLessThanOrEqual(100);
  for (const name of ['Total Bookings', 'Total Leads', 'Total Sales'])
    await expect(page.getByRole('link', { description: name })).toHaveCSS('font-size', '26px');
  for (const name of [/^Today/, /^Waiting longest/]) {
    const list = page.getByRole('region', { name });
    await expect(list.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the figures stand below the lists', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const top = async (name: RegExp) => (await page.getByRole('region', { name }).first().boundingBox())!.y;
  await page.getByRole('region', { name: /^Waiting longest/ }).waitFor();
  expect(await top(/^Today/)).toBeLessThan(200);
  expect(await top(/^Waiting longest/)).toBeLessThan(await top(/^Booking Stats/));
});

/** A Confirmed booking of yesterday, from a file: nobody can book in the past. */
async function bookedYesterday(page: Page) {
  const lastName = `Past${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x')}`;
  const date = new Date(`${today()}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  const yesterday = date.toISOString().slice(0, 10);
  const lines = [
    'First name,Last name,E-mail,Phone,Preferred date,Preferred time,Service,Booking status',
    `Marites,${lastName},${lastName}@sample.example,+63 917 555 0177,${yesterday},9am,retirement,Confirmed`,
  ];
  await page.goto('/admin/imports');
  await page.getByRole('link', { name: 'New import' }).click();
  await page.getByRole('radio', { name: /^Leads/ }).check();
  const buffer = Buffer.from(`${lines.join('\n')}\n`);
  await page.getByTestId('chosen-file').setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await page.getByRole('button', { name: 'Check every row' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('1 lead created.')).toBeVisible();
  return `Marites ${lastName}`;
}

test('the day asks whether a past consultation took place; the answer is undone, and stands on its page', async ({
  page,
}) => {
  const name = await bookedYesterday(page);
  await page.goto('/admin');
  const asked = page.getByRole('region', { name: 'Did it take place?' });
  await expect(asked).toContainText(name);
  await asked.getByRole('button', { name: 'Show did it take place?' }).click();
  await expectFitEverywhere(page, 'the question whether a consultation took place', [390, 1366]);
  await page.setViewportSize({ width: 1366, height: 768 });
  const line = asked.getByRole('listitem').filter({ hasText: name });
  await line.getByRole('button', { name: `No-show: ${name}` }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await asked.getByRole('button', { name: 'Show did it take place?' }).click();
  await line.getByRole('button', { name: `Held: ${name}` }).click();
  await expect(line).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: `Held: ${name}` })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Outcome: Held');
});
