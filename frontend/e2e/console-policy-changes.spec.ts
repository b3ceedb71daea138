import type { Page } from '@playwright/test';
import { expectFit, expectFitEverywhere } from './support/accessibility';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const DAY_MS = 86_400_000;
const day = (offset: number) =>
  new Date(Date.now() + offset * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });
/** As the console writes it. */
const shown = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
const dialog = (page: Page) => page.getByRole('dialog');
const premiums = (page: Page) => page.getByRole('region', { name: 'Premiums' });
const preview = (page: Page) => page.getByRole('region', { name: 'What happens to the premiums' });

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as { id: string };
}

/** A monthly policy that began 20 days ago: its first premium is in grace. */
async function addPolicy(page: Page) {
  const client = await post(page, '/api/admin/clients', { firstName: 'Liza', lastName: 'Reyes' });
  const policy = await post(page, '/api/admin/policies', {
    clientId: client.id,
    insurer: 'Sun Life',
    product: 'Term 20',
    line: 'life',
    mode: 'monthly',
    application: 'issued',
    force: 'in force',
    startsOn: day(-20),
    premium: { amount: 150_000 },
    policyNumber: `CHANGE-${Date.now()}`,
  });
  return { id: policy.id, clientId: client.id };
}

test('two people record the same payment: the second is told by whom, and asked', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 409/);
  await signIn(page);
  const { id } = await addPolicy(page);
  const account = {
    username: `maria${Date.now()}`,
    password: 'two people, one receipt',
    name: 'Maria Santos',
  };
  await post(page, '/api/admin/users', { ...account, role: 'admin_assistant' });
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  problems.watch(context);
  const marias = await context.newPage();
  await signIn(marias, account);

  for (const one of [page, marias]) {
    await one.goto(`/admin/policies/${id}`);
    await one.getByRole('button', { name: `Record payment for ${shown(day(-20))}` }).click();
    await expect(dialog(one).getByLabel('Amount')).toHaveValue('1,500.00');
  }
  await dialog(marias).getByRole('button', { name: 'Record payment' }).click();
  await expect(marias.getByText('₱1,500.00 from Liza Reyes').first()).toBeVisible();

  await expect(dialog(page).getByText('Maria Santos recorded ₱1,500.00 just now')).toBeVisible();
  await expect(dialog(page).getByText(`due ${shown(day(-20))}`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(
    dialog(page).getByText(/This premium is paid: Maria Santos recorded ₱1,500\.00/),
  ).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Record it again' })).toBeVisible();
  await expectFit(page, 'the question whether a premium is paid again');
  await dialog(page).getByRole('radio', { name: 'stays as credit' }).check();
  await dialog(page).getByRole('button', { name: 'Record it again' }).click();
  await expect(premiums(page).getByText('₱1,500.00 too much')).toBeVisible();
  await expect(premiums(page).getByText('Credit: ₱1,500.00')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(premiums(page).getByText(/−₱1,500\.00 taken back/)).toBeVisible();
  await expect(premiums(page).getByText('Credit: ₱1,500.00')).toBeHidden();
  await expect(premiums(marias).getByText(/“Undone at once” · by Administrator/)).toBeVisible();
  await context.close();
});

test('a premium in grace stays when the mode becomes longer, as the preview says', async ({ page }) => {
  await signIn(page);
  const { id } = await addPolicy(page);
  await page.goto(`/admin/policies/${id}`);
  await page.getByRole('button', { name: 'Edit policy' }).click();
  await dialog(page).getByRole('textbox', { name: 'Premium', exact: true }).fill('17000');
  await dialog(page).getByRole('combobox', { name: 'Mode' }).click();
  await page.getByRole('option', { name: 'Annual', exact: true }).click();
  await expect(preview(page).getByText(`Stays: ${shown(day(-20))} ₱1,500.00, in grace`)).toBeVisible();
  await expect(preview(page).getByRole('list', { name: 'Changed' })).toContainText('₱1,500.00 → ₱17,000.00');
  await expect(preview(page).getByRole('list', { name: 'Removed' })).toContainText('₱1,500.00');
  await expectFitEverywhere(page, 'a change of the terms', [1366, 390]);
  await page.emulateMedia({ colorScheme: 'light' });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(premiums(page).getByText(/^From .*: ₱17,000\.00 a year$/)).toBeVisible();
  await expect(premiums(page).getByText(/In grace, 1\d days left/)).toBeVisible();
  await expect(
    premiums(page)
      .getByText(/^₱17,000\.00/)
      .first(),
  ).toBeVisible();

  await premiums(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(
    preview(page)
      .getByText(/₱17,000\.00 → ₱1,500\.00$/)
      .first(),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(premiums(page).getByText(/^From /)).toBeHidden();
  await expect(premiums(page).getByText(/^₱17,000\.00/)).toHaveCount(0);
});

test('a policy is marked as lapsed from the address, with a task, and owes nothing then', async ({
  page,
}) => {
  await signIn(page);
  const { id, clientId } = await addPolicy(page);
  await page.goto(`/admin/policies/${id}?act=lapse`);
  const form = page.getByRole('dialog', { name: 'Mark as lapsed: Sun Life Term 20' });
  await form.getByLabel('Lapsed since').fill(day(-1));
  await form.getByLabel('Reinstatement until').fill(day(1000));
  await expect(preview(page).getByText(/in grace → no longer owed$/)).toBeVisible();
  await expect(preview(page).getByRole('list', { name: 'Removed' })).toBeVisible();
  await expectFitEverywhere(page, 'an act of a policy', [1366, 390]);
  await page.emulateMedia({ colorScheme: 'light' });
  await form.getByRole('button', { name: 'Mark as lapsed' }).click();
  const terms = page.getByRole('region', { name: 'Terms' });
  await expect(terms.getByText(`Lapsed since ${shown(day(-1))}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expect(premiums(page).getByText(shown(day(-20)))).toBeVisible();
  await expect(page.getByText(/grace,|grace ends/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Record payment/ })).toHaveCount(0);

  await page.goto(`/admin/clients/${clientId}`);
  await expect(page.getByText('Offer reinstatement of Sun Life Term 20')).toBeVisible();
  await page.goto(`/admin/policies/${id}`);
  await page.getByRole('button', { name: 'Change state' }).click();
  await page.getByRole('menuitem', { name: 'Reinstate…' }).click();
  await expect(page.getByRole('dialog', { name: 'Reinstate: Sun Life Term 20' })).toBeVisible();
});
