import { expectAccessible, expectFitEverywhere } from './support/accessibility';
import { book, openBooking } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('a lead becomes a client, who is edited and found', async ({ page }) => {
  await signIn(page);
  const { name, email } = await book(page);
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  await openBooking(page, email);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add to clients' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/clients\//);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Address (optional)').fill('12 Mabini Street');
  await page.getByLabel('Tags, with commas between them (optional)').fill('VIP, family');
  await page.getByRole('button', { name: 'More about the person' }).click();
  await page.getByLabel('TIN (optional)').fill('123-456-789');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Details').getByText('12 Mabini Street')).toBeVisible();
  await expect(page.getByText('••• ••• 789')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole numbers' }).click();
  await expect(page.getByText('123456789')).toBeVisible();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(/^Good day, /);
  await expectAccessible(page, 'a message to a client');
  await page.getByRole('dialog').getByRole('link', { name: 'SMS' }).click();
  await expect(page.getByText('Message opened by hand in SMS: Greeting')).toBeVisible();
  await expect(page.getByText('family')).toBeVisible();
  await page.getByRole('region', { name: 'Leads' }).getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: 'Open the client' })).toBeVisible();
  await page.goto(`/admin/clients?filter=${filter}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

const WIDTHS = [390, 1280];

test('two clients become a household, one of them by a search', async ({ page }) => {
  await signIn(page);
  const add = async (firstName: string, lastName: string) => {
    const answer = await page.request.post('/api/admin/clients', { data: { firstName, lastName } });
    return ((await answer.json()) as { id: string }).id;
  };
  const lastName = `Home${Date.now().toString(36)}`;
  const id = await add('Liza', lastName);
  await add('Ana', lastName);
  await page.goto(`/admin/clients/${id}`);
  await page.getByRole('button', { name: 'Make a household' }).click();
  await page.getByLabel('Add a member').fill(`Ana ${lastName}`);
  await page.getByRole('option', { name: `Ana ${lastName}` }).click();
  await expect(page.getByRole('combobox', { name: `Role of Ana ${lastName}` })).toHaveText('Spouse');
  await expectAccessible(page, 'the form of a household');
  await page.getByRole('button', { name: 'Make household' }).click();
  await page.getByRole('link', { name: `${lastName} family` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${lastName} family` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Members' }).getByRole('link')).toHaveText([
    `Liza ${lastName}`,
    `Ana ${lastName}`,
  ]);
  await expect(page.getByText('The members own no policies.')).toBeVisible();
  await expectFitEverywhere(page, 'the page of a household', WIDTHS);
});

test('a duplicate is found, merged field by field, and taken back', async ({ page, problems }) => {
  // the merged client is answered with the one that stays
  problems.expect(/404 .*\/api\/admin\/clients\//);
  await signIn(page);
  const email = `double-${Date.now()}@example.org`;
  const first = await page.request.post('/api/admin/clients', {
    data: {
      firstName: 'Lisa',
      lastName: 'Reyes-Santos',
      email,
      phone: '+63 917 555 0199',
      notes: 'Has a dog',
    },
  });
  const { id: otherId } = (await first.json()) as { id: string };
  await page.goto('/admin/clients?new=client');
  await page.getByLabel('First name').fill('Liza');
  await page.getByLabel('E-mail (optional)').fill(email);
  await page.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByText('Perhaps the same person as Lisa Reyes-Santos.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Duplicates' })).toContainText('same e-mail');
  await page.getByRole('link', { name: 'Compare with Lisa Reyes-Santos' }).click();
  await expect(page.getByRole('group', { name: 'Phone' }).getByLabel('+63 917 555 0199')).toBeChecked();
  await page.getByRole('group', { name: 'First name' }).getByLabel('Lisa').check();
  await expectFitEverywhere(page, 'the merge of two clients', WIDTHS);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisa Reyes-Santos' })).toBeVisible();
  await expect(page.getByText('Has a dog')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Duplicates' })).toHaveCount(0);
  await expectFitEverywhere(page, 'the page of a merged client', WIDTHS);
  const path = new URL(page.url()).pathname;
  await page.goto(`/admin/clients/${otherId}`);
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liza' })).toBeVisible();
  await page.goto(`/admin/clients/${otherId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lisa Reyes-Santos' })).toBeVisible();
});
