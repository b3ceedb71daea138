import { type Page } from '@playwright/test';
import { expectFit, expectFitEverywhere } from './support/accessibility';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const premiums = (page: Page) => page.getByRole('region', { name: 'Premiums' });

test('a client gets a policy, its premium is paid and taken back, and the amount is changed with a reason', async ({
  page,
}) => {
  await signIn(page);
  const lastName = `Reyes ${Date.now()}`;
  await page.goto('/admin/clients?new=client');
  await page.getByLabel('First name').fill('Liza');
  await page.getByLabel('Last name (optional)').fill(lastName);
  await page.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Liza ${lastName}` })).toBeVisible();

  await page.getByRole('region', { name: 'Policies' }).getByRole('button', { name: 'Add policy' }).click();
  const form = dialog(page);
  await form.getByRole('combobox', { name: 'Insurer' }).fill('Sun Life');
  await form.getByRole('combobox', { name: 'Product' }).fill('Term 20');
  const number = `E2E-${Date.now()}`;
  await form.getByLabel('Policy number (optional)').fill(number);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });
  await form.getByLabel('Start').fill(today);
  // the decimal key of number pads in many countries
  await form.getByRole('textbox', { name: 'Premium', exact: true }).pressSequentially('12500,5');
  await expect(form.getByText('₱12,500.50')).toBeVisible();
  await form.getByRole('combobox', { name: 'Mode' }).click();
  await page.getByRole('option', { name: 'Quarterly' }).click();
  await form.getByRole('button', { name: 'Add policy' }).click();
  await page
    .getByRole('region', { name: 'Policies' })
    .getByRole('link', { name: 'Sun Life Term 20' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sun Life Term 20' })).toBeVisible();
  await expect(premiums(page).getByText('Due today')).toBeVisible();

  await premiums(page)
    .getByRole('button', { name: /^Record payment/ })
    .first()
    .click();
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('12,500.50');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(premiums(page).getByText('Paid', { exact: true })).toBeVisible();

  await premiums(page)
    .getByRole('button', { name: /^Take back/ })
    .click();
  await dialog(page).getByLabel('Reason').fill('Cheque bounced');
  await dialog(page).getByRole('button', { name: 'Take back' }).click();
  await expect(premiums(page).getByText('Due today')).toBeVisible();
  await expect(premiums(page).getByText(/−₱12,500\.50 taken back/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit policy' }).click();
  await dialog(page).getByRole('textbox', { name: 'Premium', exact: true }).fill('13000');
  await dialog(page)
    .getByRole('radio', { name: /^Correction/ })
    .check();
  await dialog(page).getByLabel('Reason for the change (optional)').fill('Rider added');
  // the preview of the change has come
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectFit(page, 'the form of a policy');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Rider added')).toBeVisible();
  await expect(history.getByText('₱12,500.50')).toBeVisible();
  await expect(history.getByText('₱13,000.00')).toBeVisible();

  await page.getByRole('button', { name: 'Edit policy' }).click();
  await dialog(page).getByLabel('Delivered (optional)').fill(today);
  await dialog(page).getByLabel('Face amount (optional)').fill('₱1,500,000.75');
  await dialog(page).getByRole('combobox', { name: 'How it is paid (optional)' }).click();
  await page.getByRole('option', { name: 'Post-dated cheques' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const terms = page.getByRole('region', { name: 'Terms' });
  await expect(terms.getByText('₱1,500,000.75')).toBeVisible();
  await expect(terms.getByText('Free look until')).toBeVisible();
  const cheques = page.getByRole('region', { name: 'Post-dated cheques' });
  await cheques.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('button', { name: 'Add a cheque' }).click();
  await dialog(page).getByLabel('Number').fill(number.slice(-8));
  await dialog(page).getByLabel('Date').fill(today);
  await expectFitEverywhere(page, 'the form of cheques', [320, 1280]);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(cheques.getByText(`No. ${number.slice(-8)}`)).toBeVisible();
  await expectFitEverywhere(page, 'policy', [320, 1280]);
  const address = page.url();
  await page.goto('/admin/tasks');
  await page.getByRole('link', { name: `Deposit cheque ${number.slice(-8)}` }).click();
  await expect(page).toHaveURL(address);
  await cheques.getByRole('button', { name: /^Mark as deposited/ }).click();
  await expect(cheques.getByText('deposited', { exact: false }).first()).toBeVisible();
  await expect(cheques.getByRole('button', { name: /^Mark as deposited/ })).toHaveCount(0);

  await page.goto('/admin/policies');
  await page.getByLabel('Search the policies').fill(number.toLowerCase());
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  await expect(page.getByRole('row', { name: /Sun Life Term 20/ }).getByText('Due today')).toBeVisible();
  await expectFitEverywhere(page, 'policies', [320, 1280]);
});

test('a policy is found by its number in the search of everything, and opened', async ({ page }) => {
  await signIn(page);
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { id: string };
  const client = await post('/api/admin/clients', { firstName: 'Noel', lastName: 'Tan' });
  const policyNumber = `SEARCH-${Date.now()}`;
  const { id } = await post('/api/admin/policies', {
    clientId: client.id,
    insurer: 'Manulife',
    product: 'Term 10',
    line: 'life',
    policyNumber,
    application: 'issued',
    force: 'in force',
    startsOn: '2026-01-31',
    mode: 'annual',
    premium: { amount: 100_000 },
  });
  await page.goto('/admin/policies');
  await page.getByRole('table').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search everything' }).waitFor();
  await page.keyboard.type(policyNumber);
  await page.getByRole('option', { name: /Manulife Term 10.*Noel Tan/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/policies/${id}$`));
});
