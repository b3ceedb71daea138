import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '../../shared/toast/ToastHost';
import { business, fakeApi, renderOnPage } from '../../testing/site';
import { NewsletterBlock } from './NewsletterBlock';

const show = () =>
  renderOnPage(
    <>
      <NewsletterBlock />
      <ToastHost />
    </>,
  );

async function subscribe() {
  await userEvent.type(screen.getByLabelText(/First name/), 'Ana');
  await userEvent.type(screen.getByLabelText(/Email/), 'ana@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
}

afterEach(() => jest.restoreAllMocks());

test('has the texts of the spec', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Get Free Financial Tips' })).toBeVisible();
  for (const benefit of ['Weekly advice', 'Market insights', 'Money-saving tips'])
    expect(screen.getByText(benefit)).toBeVisible();
  expect(screen.getByText('We respect your privacy. Unsubscribe at any time.')).toBeVisible();
  expect(screen.getByRole('form')).toHaveAttribute('action', '/subscribe');
});

test('subscribes, shows the message of the spec and clears the form', async () => {
  const api = fakeApi({ status: 201, body: {} });
  show();
  await subscribe();
  expect(await screen.findByText('Subscription successful!')).toBeVisible();
  expect(
    screen.getByText(
      "Thank you for subscribing to our newsletter. You'll receive our latest financial tips and insights.",
    ),
  ).toBeVisible();
  expect(api.calls[0]).toMatchObject({
    path: '/api/subscriptions',
    body: { firstName: 'Ana', email: 'ana@example.org' },
  });
  expect(api.calls[0]!.headers).toHaveProperty('idempotency-key');
  expect(screen.getByLabelText(/Email/)).toHaveValue('');
  expect(
    within(screen.getByRole('form')).getByText('You’re on the list, Ana, with ana@example.org.'),
  ).toBeVisible();
});

test('shows Subscribing... with a spinner while sending', async () => {
  let respond: (response: Response) => void = () => {};
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (respond = resolve)));
  show();
  await subscribe();
  const button = screen.getByRole('button', { name: 'Subscribing...' });
  expect(button).toBeDisabled();
  expect(button.querySelector('.spinner')).not.toBeNull();
  respond(new Response('{}', { status: 201 }));
  expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
});

test('after a failure shows the message of the spec and logs the error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({ status: 500 });
  show();
  await subscribe();
  expect(await screen.findByText('Subscription failed')).toBeVisible();
  expect(
    screen.getByText('There was an error subscribing to our newsletter. Please try again.'),
  ).toBeVisible();
  expect(log).toHaveBeenCalled();
  const notice = within(screen.getByRole('form')).getByRole('alert');
  expect(notice).toHaveTextContent('Subscription failed. Something went wrong on our side.');
  expect(within(notice).getByRole('link', { name: business.email })).toBeVisible();
  expect(screen.getByLabelText(/Email/)).toHaveValue('ana@example.org');
});

test('requires both fields', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/First name/)).toHaveAccessibleDescription('First name is required'),
  );
  expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('Email is required');
});
