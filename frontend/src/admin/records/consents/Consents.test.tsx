import { screen, waitFor, within } from '@testing-library/react';
import { aConsent } from '@/testing/fakeNewsletter';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { Consents } from './Consents';
import type { SubscriptionConsents } from '@/shared/api-types';

const confirmed: SubscriptionConsents = {
  subscriptionId: 'subscription-1',
  state: 'confirmed',
  confirmationSentAt: '2026-11-19T01:00:00.000Z',
  consents: [
    aConsent({ id: 'c2', confirmedAt: '2026-11-20T01:00:00.000Z', confirmedHow: 'link', form: 'footer' }),
    aConsent({
      wording: 'An older wording.',
      withdrawnAt: '2026-10-01T01:00:00.000Z',
      withdrawnHow: 'one-click',
    }),
  ],
};
function render(consents?: SubscriptionConsents | null) {
  const server = fakeProvider(consents === undefined ? {} : { consents });
  return renderAdmin(<Consents subscriptionId="subscription-1" />, { server });
}

test('shows the state and every consent with its wording, form and events', async () => {
  render(confirmed);
  expect(await screen.findByText('Confirmed on Nov 20, 2026, 9:00 AM')).toBeVisible();
  const consents = within(screen.getByRole('list', { name: 'Consents' })).getAllByRole('listitem');
  expect(consents.map((consent) => consent.textContent)).toEqual([
    '“By subscribing you agree.”Form at the foot of the page, wording 2026-11' +
      'Given Nov 19, 2026, 9:00 AMConfirmed by the link in the mail Nov 20, 2026, 9:00 AM',
    '“An older wording.”Newsletter form of the home page, wording 2026-11' +
      'Given Nov 19, 2026, 9:00 AMUnsubscribed by the button of the mail program Oct 1, 2026, 9:00 AM',
  ]);
  expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).toBeNull();
});

test('sends the confirmation again, or says why not', async () => {
  const { user, server } = render();
  expect(await screen.findByText('Not confirmed')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Send the confirmation again' });
  server.rejectWith = errorResponse(409, 'It was sent less than an hour ago');
  await user.click(button);
  expect(await screen.findByText('It was sent less than an hour ago')).toBeVisible();
  server.rejectWith = null;
  await user.click(button);
  expect(await screen.findByText(/The confirmation was sent Nov 21, 2026, 10:00 AM/)).toBeVisible();
});

test('asks once before it unsubscribes a person on request', async () => {
  const { user, server } = render(confirmed);
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe on request' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(server.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe on request' }));
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('Left on Nov 21, 2026, 10:00 AM')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unsubscribe on request' })).toBeNull());
  expect(screen.getByText(/Unsubscribed by staff on request/)).toBeVisible();
});

test('says that an address fails', async () => {
  render({ ...confirmed, state: 'failing' });
  expect(await screen.findByText('Failing address')).toBeVisible();
  expect(screen.getByText(/Nothing more is sent to it/)).toBeVisible();
});

test('names the other subscription that has the newsletter of the mailbox', async () => {
  render({ ...confirmed, subscriptionId: 'subscription-2' });
  expect(await screen.findByRole('link', { name: 'the other subscription' })).toHaveAttribute(
    'href',
    '/admin/leads/subscription/subscription-2',
  );
});

test('says that nobody asked for the newsletter', async () => {
  render(null);
  expect(await screen.findByText(/^Nobody has asked for the newsletter/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
