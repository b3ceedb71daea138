import type { Page } from '@playwright/test';
import { book } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** A new booking with its id. */
async function newLead(page: Page) {
  const { name, email } = await book(page);
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const response = await page.request.get(`/api/admin/leads?filter=${filter}`);
  const leads = (await response.json()) as { id: string; firstName: string; lastName: string }[];
  const { id } = leads.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)!;
  return { name, id };
}

const nextTaskDue = async (page: Page, leadId: string) => {
  const filter = encodeURIComponent(JSON.stringify({ id: [leadId] }));
  const response = await page.request.get(`/api/appointments?filter=${filter}`);
  return ((await response.json()) as { nextTaskDue: string | null }[])[0]?.nextTaskDue;
};

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });

test.beforeEach(({ page }) => signIn(page));

test('a task of a lead is in the list, is done, and comes back by Undo', async ({ page }) => {
  const { name, id } = await newLead(page);
  const title = `Send the proposal to ${name}`;
  await page.goto('/admin/tasks');
  await page.getByRole('tab', { name: 'Due' }).click();
  // another member of staff adds it, and the live channel announces it
  const added = await page.request.post('/api/admin/tasks', {
    data: { title, dueDate: today(), leadType: 'appointment', leadId: id },
  });
  expect(added.status(), await added.text()).toBe(201);
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('Due today');
  await expect(line.getByRole('link', { name })).toHaveAttribute('href', `/admin/leads/appointment/${id}`);
  expect(await nextTaskDue(page, id)).toBe(today());

  await line.getByRole('checkbox', { name: `Done: ${title}` }).click();
  await expect(line).toHaveCount(0);
  expect(await nextTaskDue(page, id)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveCount(1);
  expect(await nextTaskDue(page, id)).toBe(today());
});

test('a task is added, edited and deleted on its screen, with the keyboard alone', async ({ page }) => {
  const title = `Order forms ${Date.now()}`;
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  await page.getByRole('textbox', { name: 'New task' }).focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('Due tomorrow');
  await page.getByRole('button', { name: `Edit ${title}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Task', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' and stamps');
  await page.keyboard.press('Enter');
  await expect(line).toContainText(`${title} and stamps`);
  await page.getByRole('button', { name: `Delete ${title} and stamps` }).press('Enter');
  await expect(line).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(line).toHaveCount(1);
});
