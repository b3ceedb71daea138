import type { Page, Request } from '@playwright/test';
import { bookingForm, fillBooking, open } from './support/site';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const sends = (page: Page) =>
  page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/appointments'),
  );
const bodyOf = (request: Request) => request.postDataJSON() as Record<string, string>;

test('nothing is loaded before a form is touched; then a real browser sends a proof', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /challenge|roof/.test(path))).toEqual([]);
  const started = page.waitForEvent('worker');
  await fillBooking(page);
  const worker = await started;
  // it ends when it has solved the challenge
  if (page.workers().includes(worker)) await worker.waitForEvent('close');
  expect(asked.filter((path) => path === '/api/challenge')).toHaveLength(1);
  const [sent] = await Promise.all([
    sends(page),
    bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click(),
  ]);
  const { proof, subject } = bodyOf(sent);
  const { challenge, solution } = JSON.parse(atob(proof!)) as Record<string, object>;
  expect(challenge).toHaveProperty('signature');
  expect(solution).toHaveProperty('counter');
  expect(subject).toBeUndefined();
  await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
});

test('a form that is sent before its proof is ready is not delayed for long', async ({ page }) => {
  await page.route('/api/challenge', () => {});
  await open(page, '/');
  await fillBooking(page);
  const [sent] = await Promise.all([
    sends(page),
    bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click(),
  ]);
  expect(bodyOf(sent).proof).toBeUndefined();
  await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
});

test('the hidden field is found neither by keyboard nor by sight', async ({ page }) => {
  await open(page, '/');
  const hidden = page.locator('input[name=subject]');
  // the booking form, the newsletter and the footer
  await expect(hidden).toHaveCount(3);
  const box = (await bookingForm(page).locator('input[name=subject]').locator('..').boundingBox())!;
  expect([box.width, box.height]).toEqual([1, 1]);
  await bookingForm(page).getByLabel('First name').focus();
  const reached = new Set<string>();
  for (let turn = 0; turn < 40; turn += 1) {
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    await page.keyboard.press('Tab');
  }
  expect([...reached]).toContain('notes');
  expect([...reached]).not.toContain('subject');
});

test('what a robot sends waits at the desk, which blocks it and makes a lead of another', async ({
  page,
}) => {
  const robot = async (lastName: string) => {
    await open(page, '/');
    await fillBooking(page);
    await bookingForm(page).getByLabel('Last name').fill(lastName);
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('form[action="/book"] input[name=subject]');
      field!.value = 'An offer';
    });
    await bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click();
    await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
  };
  await robot('Robotson');
  await robot('Humanson');
  await signIn(page);
  await page.goto('/admin/leads');
  await expect(page.getByText('Robotson')).toHaveCount(0);
  await page.getByRole('link', { name: '2 suspected' }).click();
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Robotson').getByText('Filled in a field that people cannot see')).toBeVisible();
  await card('Robotson').getByRole('button', { name: 'Block sender' }).click();
  await page.getByRole('menuitem', { name: /^Block everybody at/ }).click();
  await expect(page.getByRole('list', { name: 'Blocked senders' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Nobody is blocked.')).toBeVisible();
  await card('Robotson').getByRole('button', { name: 'Discard' }).click();
  await expect(card('Robotson')).toHaveCount(0);
  await card('Humanson').getByRole('button', { name: 'Make it a lead' }).click();
  await expect(page.getByText('Nothing is suspected')).toBeVisible();
  await page.getByRole('link', { name: 'All leads' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Humanson' })).toBeVisible();
});

test('beside a birth date under 18 the form says kindly that an adult books', async ({ page }) => {
  await open(page, '/');
  const birth = bookingForm(page).getByLabel('Date of birth');
  await birth.fill(`${new Date().getFullYear() - 10}-01-01`);
  await expect(birth).toHaveAccessibleDescription(/a parent or guardian books/);
  await birth.fill('1988-04-12');
  await expect(birth).toHaveAccessibleDescription(/Premiums and pensions/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says for whom it is, and books', async ({ page }) => {
    await page.goto('/');
    const adults = bookingForm(page).locator('noscript');
    await expect(adults).toBeVisible();
    expect(await adults.innerText()).toContain('a parent or guardian books');
    await fillBooking(page);
    await bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click();
    await expect(page.getByRole('heading', { name: 'Appointment booked successfully!' })).toBeVisible();
  });
});
