import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitEverywhere } from './support/accessibility';
import { book } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const WIDTHS = [390, 1366];

/** Two clients with one phone number, and a file with a row that could be either, a wrong one and three new ones. */
async function familyFile(page: Page) {
  const lastName = `Import${Date.now().toString(36)}`;
  const phone = `+63 917 ${String(Date.now()).slice(-7)}`;
  for (const firstName of ['Ana', 'Ben'])
    await page.request.post('/api/admin/clients', { data: { firstName, lastName, phone } });
  const mail = (name: string) => `${name}.${lastName}@example.org`.toLowerCase();
  const lines = [
    'First name;Last name;E-mail;Phone;Notes',
    `Iñigo;${lastName};${mail('inigo')};0917 111 0001;Old client`,
    `Maria;${lastName};${mail('maria')};;"One; two"`,
    `Jose;${lastName};${mail('jose')};+63 2 8123 4567;`,
    `Dan;${lastName};not an address;;`,
    `Carla;${lastName};;${phone};`,
    `;${lastName};;;No first name`,
  ];
  const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  return { lastName, file: { name: 'clients.csv', mimeType: 'text/csv', buffer } };
}

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/admin/imports');
  await page.getByRole('link', { name: 'New import' }).click();
  await page.getByRole('radio', { name: /^Clients/ }).check();
  await page.getByTestId('chosen-file').setInputFiles(file);
  await expectFitEverywhere(page, 'the file of an import', [1366]);
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible();
}

test('a file of clients is checked, decided, applied and undone', async ({ page }) => {
  await signIn(page);
  const { lastName, file } = await familyFile(page);
  await upload(page, file);
  await expect(page.getByText(/with semicolons between the columns/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'The first rows of the file' })).toContainText('Iñigo');
  await expect(page.getByRole('combobox', { name: 'E-mail goes into' })).toHaveValue('email');
  await expectFitEverywhere(page, 'the columns of an import', [1366]);

  await page.getByRole('button', { name: 'Check every row' }).click();
  await expect(page.getByText('Apply creates 4 clients.')).toBeVisible();
  await expect(page.getByText('1 cell cannot be read: it is left out, and named below.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeFocused();
  const question = page.getByRole('region', { name: `Same person? Row 6, Carla ${lastName}` });
  await expectFitEverywhere(page, 'the conflicts of an import', [1366]);
  await question.getByRole('button', { name: 'Another person' }).click();
  await expect(page.getByText('Apply creates 5 clients.')).toBeVisible();
  await page.getByRole('tab', { name: '5 New' }).click();
  await expect(page.getByRole('region', { name: 'Rows' })).toContainText('“not an address” is left out');
  await page.getByRole('tab', { name: '1 Wrong' }).click();
  await expect(page.getByRole('region', { name: 'Rows' })).toContainText('First name is required');
  await expectAccessible(page, 'the wrong rows of an import');

  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('5 clients created.')).toBeVisible();
  await expectFitEverywhere(page, 'the report of an import', WIDTHS);
  await page.getByRole('link', { name: 'See the clients' }).click();
  await expect(page.getByRole('link', { name: `Iñigo ${lastName}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Carla ${lastName}` })).toBeVisible();

  await page.getByRole('link', { name: `Maria ${lastName}` }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel(/^Address/).fill('12 Mabini Street');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Details').getByText('12 Mabini Street')).toBeVisible();
  await page.goto('/admin/imports');
  await page.getByRole('link', { name: 'clients.csv' }).first().click();
  await page.getByRole('button', { name: 'Undo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this import' });
  await expect(dialog).toContainText('1 row is left as it is');
  await expect(dialog.getByRole('row', { name: new RegExp(`^3 Maria ${lastName}`) })).toBeVisible();
  await expectAccessible(page, 'the undo of an import');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 rows taken back, 1 row left.')).toBeVisible();
  await expectFitEverywhere(page, 'an undone import', WIDTHS);
  const filter = encodeURIComponent(JSON.stringify({ q: lastName }));
  await page.goto(`/admin/clients?filter=${filter}`);
  await expect(page.getByRole('link', { name: new RegExp(`${lastName}$`) })).toHaveText([
    `Ana ${lastName}`,
    `Ben ${lastName}`,
    `Maria ${lastName}`,
  ]);
});

test('a file with relatives on one address is decided by keys, one after the other', async ({ page }) => {
  await signIn(page);
  const lastName = `Family${Date.now().toString(36)}`;
  const email = `${lastName}@example.org`.toLowerCase();
  const father = { firstName: 'Jose', lastName, email, dateOfBirth: '1950-01-02' };
  await page.request.post('/api/admin/clients', { data: father });
  const lines = [
    'First name,Last name,E-mail,Phone,Birthday',
    `Corazon,${lastName},${email},0918 400 0002,1985-06-07`,
    `Jose,${lastName} Jr.,${email},,1987-02-03`,
    `Pepe,${lastName},${email},,`,
  ];
  const buffer = Buffer.from(lines.join('\r\n'));
  await upload(page, { name: 'family.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check every row' }).click();
  await expect(page.getByRole('tab', { name: '3 To decide' })).toBeVisible();
  const question = (row: number) =>
    page.getByRole('region', { name: new RegExp(`^Same person\\? Row ${row},`) });
  await expect(question(2).getByRole('row', { name: /^Date of birth/ })).toContainText('differs');
  await page.keyboard.press('2');
  await expect(question(3)).toBeFocused();
  await page.keyboard.press('3');
  await expect(question(4)).toBeFocused();
  await expectFitEverywhere(page, 'the decisions of an import', [1366]);
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeFocused();
  await expect(page.getByText('Apply creates 1 client and updates 1 client.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 client created and 1 client updated.')).toBeVisible();
  await page.getByRole('link', { name: 'See the clients' }).click();
  await expect(page.getByRole('link', { name: `Corazon ${lastName}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Pepe ${lastName}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Jose ${lastName}` })).toHaveCount(0);
});

test('on a phone an import is watched, not made', async ({ page }) => {
  await signIn(page);
  await upload(page, (await familyFile(page)).file);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Go on with this on a computer')).toBeVisible();
  await expectFitEverywhere(page, 'an import on a phone', [390]);
  await page.getByRole('link', { name: 'All imports' }).click();
  await expect(page.getByRole('link', { name: 'clients.csv' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New import' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Export everything' })).toBeVisible();
  await expectFitEverywhere(page, 'the imports on a phone', [390]);
});

/** Records whose texts look like formulas, separators and escaped cells. */
async function awkwardRecords(page: Page) {
  const lastName = `Export${Date.now().toString(36)}`;
  const add = async (path: string, data: object) => {
    const response = await page.request.post(`/api/admin/${path}`, { data });
    expect(response.status(), await response.text()).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };
  const { id: ownerId } = (await (await page.request.get('/api/user')).json()) as { id: string };
  const person = { lastName, phone: '+63 917 555 0101', dateOfBirth: '1988-04-12' };
  const head = await add('clients', { ...person, firstName: '=1+1', email: '=liza@example.org' });
  await add('clients', {
    ...person,
    firstName: "'=1",
    notes: 'one\n=2;\'-3, "four"',
    tags: ['a;b', '=1'],
    channel: 'call',
    ownerId,
    referredBy: head,
    address: "'Ñ' St;\n-1",
  });
  await add('policies', {
    clientId: head,
    insurer: `+${lastName}`,
    product: "'=SUM(A1)",
    line: 'non-life',
    mode: 'quarterly',
    application: 'issued',
    force: 'in force',
    startsOn: '2026-01-01',
    policyNumber: '=1',
    premium: { amount: 1_250_050 },
    insured: head,
    remarks: 'a;=1',
  });
  await book(page, { lastName, firstName: "'=1", notes: '-1\n;=2' });
  return lastName;
}

test('the exported lists of clients, policies and leads change nothing when they are imported', async ({
  page,
}) => {
  await signIn(page);
  const lastName = await awkwardRecords(page);
  for (const [kind, rows] of [
    ['clients', 2],
    ['policies', 1],
    ['leads', 1],
  ] as const) {
    await page.goto(`/admin/${kind}?filter=${encodeURIComponent(JSON.stringify({ q: lastName }))}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const buffer = await readFile(await (await download).path());
    const file = { name: `${kind}.csv`, mimeType: 'text/csv', buffer };
    const uploaded = await page.request.post('/api/admin/imports', { multipart: { kind, file } });
    const body = (await uploaded.json()) as { id: string; columns: { heading: string; suggested: string }[] };
    const columns = Object.fromEntries(body.columns.map(({ heading, suggested }) => [heading, suggested]));
    const at = `/api/admin/imports/${body.id}`;
    await page.request.put(`${at}/mapping`, { data: { columns, options: {} } });
    expect((await page.request.post(`${at}/dry-run`)).status()).toBe(202);
    await expect
      .poll(async () => (await (await page.request.get(at)).json()) as object)
      .toMatchObject({
        kind,
        rows,
        preset: 'office',
        state: 'checked',
        counts: { create: 0, update: 0, skip: rows, conflict: 0, wrong: 0 },
      });
  }
});
