import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage, renderWithSettings } from '../../testing/site';
import { SiteFooter } from '../layout/SiteFooter';
import { LegalDialogHost } from './LegalDialogHost';
import { OPEN_COOKIE_POLICY } from './legalLinks';

const show = () =>
  renderOnPage(
    <>
      <SiteFooter />
      <LegalDialogHost />
    </>,
  );

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['Privacy Policy', 'Last updated October 7, 2025'],
  ['Terms of Service', 'Effective October 7, 2025'],
  ['Cookie Policy', 'Effective October 7, 2025'],
])('the footer opens the %s, and Escape restores the focus', async (title, date) => {
  show();
  const link = screen.getAllByRole('link', { name: title }).at(-1)!;
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveAccessibleDescription(date);
  expect(dialog).toHaveTextContent('Republic of the Philippines');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(link).toHaveFocus());
});

test('the wording of a consent opens the Privacy Policy', async () => {
  show();
  const form = within(screen.getByRole('form', { name: 'Newsletter' }));
  await userEvent.click(form.getByRole('link', { name: 'Privacy Policy' }));
  expect(await screen.findByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
});

test('a window event opens the cookie policy', async () => {
  show();
  act(() => void dispatchEvent(new CustomEvent(OPEN_COOKIE_POLICY)));
  expect(await screen.findByRole('dialog', { name: 'Cookie Policy' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page opened with the hash of a legal text shows it', async () => {
  history.replaceState(null, '', '/#terms-of-service');
  show();
  expect(await screen.findByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
});

test('shows the text that the owner has edited', async () => {
  const privacyPolicy = { date: 'May 1, 2027', text: '## Ours\n\nWords of {name}.' };
  renderWithSettings(
    <>
      <SiteFooter />
      <LegalDialogHost />
    </>,
    { legal: { privacyPolicy } },
  );
  await userEvent.click(screen.getAllByRole('link', { name: 'Privacy Policy' }).at(-1)!);
  const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' });
  expect(dialog).toHaveAccessibleDescription('Last updated May 1, 2027');
  expect(dialog).toHaveTextContent('Words of Lantern Advisory.');
  // the consent names the version that the visitor can read
  expect(document.getElementById('footer-consent')).toHaveTextContent('Privacy Policy of May 1, 2027');
});
