import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFit, expectFitWidths } from './support/accessibility';
import { ownPort } from './support/ports';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({
  // passkeys belong to a name, not to an address
  baseURL: `http://localhost:${ownPort}`,
});

const NOT_SIGNED_IN = /status of 401/;
const PASSWORD = 'member-password';
let created = 0;

/** An account of its own for each test, with nothing but its password. */
async function newAccount(page: Page) {
  const account = { username: `second${Date.now()}${(created += 1)}`, password: PASSWORD, name: 'Ana Cruz' };
  await signIn(page);
  expect((await page.request.post('/api/admin/users', { data: account })).status()).toBe(201);
  await page.context().clearCookies();
  return account;
}

async function enterPassword(page: Page, { username }: { username: string }) {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The code of the key at this moment, or some steps of 30 seconds later (RFC 6238). */
function codeOf(key: string, steps = 0): string {
  const bits = [...key.replace(/\s/g, '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const secret = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => parseInt(byte, 2)),
  );
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** A phone or laptop with a fingerprint reader, in software. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const signedIn = (page: Page) => expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

test('an authenticator app protects the account', async ({ page, problems }) => {
  problems.expect(NOT_SIGNED_IN);
  const account = await newAccount(page);
  await enterPassword(page, account);
  await signedIn(page);
  await page.goto('/admin/security');
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByRole('button', { name: 'Set up an authenticator app' }).click();
  let dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  await expectFitWidths(page, 'the password before the app', [390, 1366]);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectFitWidths(page, 'scanning the code', [390, 1366]);
  const key = await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await dialog.getByLabel('Code from the app').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await expectFitWidths(page, 'the recovery codes', [390, 1366]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await expectFitWidths(page, 'settings with a second factor', [390, 1366]);
  await page.request.post('/api/logout');

  await enterPassword(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectFitWidths(page, 'the second step', [390, 1366]);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('This code is not right, or was used before').first()).toBeVisible();
  await code.fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signedIn(page);
  await page.request.post('/api/logout');

  await enterPassword(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signedIn(page);
  await page.goto('/admin/security');
  await expect(card.getByText('9 of 10 recovery codes are left.')).toBeVisible();

  await card.getByRole('button', { name: 'Remove second factor' }).click();
  dialog = page.getByRole('dialog', { name: 'Remove second factor' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('No authenticator app is set up.')).toBeVisible();
  await page.request.post('/api/logout');
  await enterPassword(page, account);
  await signedIn(page);
});

test('a passkey signs in after the password and alone', async ({ page, problems }) => {
  problems.expect(NOT_SIGNED_IN);
  const account = await newAccount(page);
  await addAuthenticator(page);
  await enterPassword(page, account);
  await signedIn(page);
  await page.goto('/admin/security');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  let dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add' }).click();
  dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByText('Laptop')).toBeVisible();
  await expectFit(page, 'settings with a passkey');
  await card.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop of Ana');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(card.getByText('Laptop of Ana')).toBeVisible();
  await page.request.post('/api/logout');

  await enterPassword(page, account);
  await expect(page.getByText('Confirm with your passkey that it is you.')).toBeVisible();
  await expectFit(page, 'the second step with a passkey');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await signedIn(page);
  await page.request.post('/api/logout');

  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await signedIn(page);
  await page.goto('/admin/security');
  await expect(card.getByText(/last used/)).toBeVisible();
  await card.getByRole('button', { name: 'Remove Laptop of Ana' }).click();
  dialog = page.getByRole('dialog', { name: 'Remove passkey' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('You have no passkeys.')).toBeVisible();
});

test('a superadmin resets the second factor of somebody who lost it', async ({ page, problems }) => {
  problems.expect(NOT_SIGNED_IN);
  const account = await newAccount(page);
  await signIn(page, account);
  const begun = await page.request.post('/api/user/second-factor/totp', {
    data: { password: PASSWORD },
  });
  const { secret } = (await begun.json()) as { secret: string };
  await page.request.post('/api/user/second-factor/totp/confirm', { data: { code: codeOf(secret) } });
  await signIn(page);
  await page.goto('/admin/users');
  const card = page.getByRole('article').filter({ hasText: `@${account.username}` });
  await card.getByRole('button', { name: 'Reset Second Factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Second Factor' });
  await expectFit(page, 'the reset');
  await dialog.getByRole('button', { name: 'Reset Second Factor' }).click();
  await expect(page.getByText('Second factor reset successfully').first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Reset Second Factor' })).toHaveCount(0);
  await signIn(page, account);
});
