import { consentWording, PRIVACY_POLICY_DATE } from '@contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '../../shared/toast/ToastHost';
import { anyPage, business, fakeApi, issueSummary, onPage, renderOnPage } from '../../testing/site';
import { PageContext } from '../PageContext';
import { ConsentWording } from './ConsentWording';
import { NewsletterBlock } from './NewsletterBlock';
import { NewsletterForm } from './NewsletterForm';

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

test.each(['newsletter', 'footer'] as const)('the form %s shows the wording of the consent', (form) => {
  renderOnPage(<NewsletterForm form={form} label="Newsletter" button="Subscribe" />);
  expect(screen.getByRole('button')).toHaveAccessibleDescription(
    consentWording(business.name, PRIVACY_POLICY_DATE),
  );
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '#privacy-policy');
  // without script
  expect(screen.getByRole('form')).toHaveFormValues({ form });
});

test('links to the Privacy Policy also if the business is called so', () => {
  const named = {
    ...anyPage,
    pathname: '/',
    closedDays: [],
    takenTimes: {},
    business: { ...business, name: 'Privacy Policy Inc' },
  };
  render(
    <PageContext value={named}>
      <ConsentWording id="consent" />
    </PageContext>,
  );
  expect(document.getElementById('consent')).toHaveTextContent(
    consentWording('Privacy Policy Inc', PRIVACY_POLICY_DATE),
  );
  expect(screen.getByRole('link').previousSibling?.textContent).toMatch(/as our $/);
});

test('links to the last letter, once there is one', () => {
  const { rerender } = renderOnPage(<NewsletterBlock latest={null} />);
  expect(screen.queryByRole('link', { name: 'Read the last letter' })).toBeNull();
  const latest = issueSummary({ slug: 'three-questions', subject: 'Three questions' });
  rerender(onPage(<NewsletterBlock latest={latest} />));
  const link = screen.getByRole('link', { name: 'Read the last letter' });
  expect(link).toHaveAttribute('href', '/newsletter/three-questions');
  expect(screen.getByText('Three questions')).toBeVisible();
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
    body: { firstName: 'Ana', email: 'ana@example.org', form: 'newsletter' },
  });
  expect(api.calls[0]!.headers).toHaveProperty('idempotency-key');
  expect(screen.getByLabelText(/Email/)).toHaveValue('');
  expect(
    within(screen.getByRole('form')).getByText(
      /^One step is left, Ana: an e-mail to ana@example.org asks you to confirm your address/,
    ),
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
