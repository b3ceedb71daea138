import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '../../shared/toast/ToastHost';
import { fill } from '../../testing/fill';
import { business, fakeApi, onPage, renderOnPage } from '../../testing/site';
import { BookingForm } from './BookingForm';

const filled = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.org',
  phone: '+63 917 555 0101',
  dateOfBirth: '1988-04-12',
  preferredDate: '2199-01-02',
  preferredTime: '10am',
  serviceInterest: 'retirement',
};

const show = () =>
  renderOnPage(
    <>
      <BookingForm />
      <ToastHost />
    </>,
  );

const field = (label: RegExp) => screen.getByLabelText(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Book/ }));

const accepted = { id: '1', reference: '7KM-2QXP' };

async function fillIn() {
  await fill(field(/First name/), filled.firstName);
  await fill(field(/Last name/), filled.lastName);
  await fill(field(/Email/), filled.email);
  await fill(field(/Phone/), filled.phone);
  await fill(field(/Date of birth/), filled.dateOfBirth);
  await fill(field(/Preferred date/), filled.preferredDate);
  await userEvent.selectOptions(field(/Preferred time/), '10:00 AM');
  await userEvent.selectOptions(field(/Service/), 'Retirement Planning');
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  // jsdom does not scroll
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.restoreAllMocks());

test('has the fields of the spec, with input types, keyboards and autofill', () => {
  show();
  expect(field(/First name/)).toHaveAttribute('autocomplete', 'given-name');
  expect(field(/Last name/)).toHaveAttribute('autocomplete', 'family-name');
  expect(field(/Email/)).toHaveAttribute('type', 'email');
  expect(field(/Email/)).toHaveAttribute('inputmode', 'email');
  expect(field(/Phone/)).toHaveAttribute('type', 'tel');
  expect(field(/Date of birth/)).toHaveAttribute('type', 'date');
  expect(field(/Preferred date/)).toHaveAttribute('type', 'date');
  expect(field(/Notes/)).toHaveAttribute('rows', '4');
  const times = within(field(/Preferred time/))
    .getAllByRole('option')
    .slice(1);
  expect(times.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
    ['9am', '9:00 AM'],
    ['10am', '10:00 AM'],
    ['11am', '11:00 AM'],
    ['1pm', '1:00 PM'],
    ['2pm', '2:00 PM'],
    ['3pm', '3:00 PM'],
    ['4pm', '4:00 PM'],
  ]);
  const services = within(field(/Service/))
    .getAllByRole('option')
    .slice(1);
  expect(services.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
    ['insurance', 'Insurance Planning'],
    ['investment', 'Investment Advisory'],
    ['retirement', 'Retirement Planning'],
    ['education', 'Education Funding'],
    ['tax', 'Tax Optimization'],
    ['estate', 'Estate Planning'],
  ]);
});

test('requires and marks every field except the notes', () => {
  show();
  const form = screen.getByRole('form');
  const marked = [...form.querySelectorAll('label')].filter((label) => label.textContent.includes('*'));
  expect(marked).toHaveLength(8);
  expect(form.querySelectorAll('[required]')).toHaveLength(8);
  expect(field(/Notes/)).not.toBeRequired();
});

test('limits the date pickers', () => {
  show();
  const birth = field(/Date of birth/);
  const visit = field(/Preferred date/);
  expect(birth.getAttribute('min')! < birth.getAttribute('max')!).toBe(true);
  expect(birth.getAttribute('max')! < visit.getAttribute('min')!).toBe(true);
  expect(visit.getAttribute('min')! < visit.getAttribute('max')!).toBe(true);
});

test('shows an error below a field on blur, and removes it when the value is valid', async () => {
  show();
  await userEvent.type(field(/Email/), 'ana');
  expect(field(/Email/)).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(field(/Email/)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/Email/)).toHaveAccessibleDescription('Email must be an email address');
  await userEvent.type(field(/Email/), '@example.org');
  expect(field(/Email/)).not.toHaveAttribute('aria-invalid');
});

test('on submit shows all errors, focuses the first and sends no request', async () => {
  const api = fakeApi();
  show();
  await userEvent.type(field(/First name/), 'Ana');
  await submit();
  expect(field(/Last name/)).toHaveFocus();
  expect(field(/Last name/)).toHaveAccessibleDescription('Last name is required');
  expect(field(/Service/)).toHaveAccessibleDescription('Service is required');
  expect(api.calls).toEqual([]);
});

test('books, shows the message of the spec and clears the form', async () => {
  const api = fakeApi({ status: 201, body: accepted });
  show();
  await fillIn();
  await submit();
  expect(await screen.findByText('Appointment booked successfully!')).toBeVisible();
  expect(
    screen.getByText(
      `We'll contact you soon to confirm your consultation. Thank you for choosing ${business.name}.`,
    ),
  ).toBeVisible();
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]).toMatchObject({ path: '/api/appointments', body: filled });
  expect(api.calls[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(field(/First name/)).toHaveValue('');
  expect(field(/Preferred time/)).toHaveValue('');
  expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  for (const shown of ['7KM-2QXP', 'Wednesday, January 2, 2199', 'Retirement Planning'])
    expect(screen.getByText(shown, { selector: 'dd' })).toBeVisible();
  expect(screen.getByText(/We’ll contact you soon by phone or email to confirm this time/)).toBeVisible();
});

test('a confirmation replaces the form after booking, until another booking is started', async () => {
  fakeApi({ status: 201, body: accepted });
  show();
  await fillIn();
  await submit();
  const panel = (await screen.findByText('We have your request, Ana.')).closest('[tabindex]');
  await waitFor(() => expect(panel).toHaveFocus());
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Book another' }));
  expect(screen.getByRole('form')).toBeVisible();
  expect(panel).not.toBeInTheDocument();
  expect(field(/First name/)).toHaveFocus();
  expect(field(/First name/)).toHaveValue('');
  expect(field(/First name/)).not.toHaveAttribute('aria-invalid');
});

test.each([
  [
    true,
    'To change anything, open your booking with the link in our e-mail to ana@example.org, or call +63 2 8123 4567 and tell us your reference.',
  ],
  [false, 'To change anything, call +63 2 8123 4567 and tell us your reference.'],
])('where the own page is mailed (%s), the panel names the e-mail', async (pageIsMailed, words) => {
  fakeApi({ status: 201, body: { ...accepted, pageIsMailed } });
  show();
  await fillIn();
  await submit();
  const list = await screen.findByRole('list', { name: 'What happens next' });
  expect(within(list).getAllByRole('listitem').at(-1)).toHaveTextContent(words);
});

test('selecting a service after booking shows the form again', async () => {
  fakeApi({ status: 201, body: accepted });
  const { rerender } = renderOnPage(<BookingForm />);
  await fillIn();
  await submit();
  await screen.findByText('We have your request, Ana.');
  rerender(onPage(<BookingForm preset={{ interest: 'estate' }} />));
  expect(screen.getByRole('form')).toBeVisible();
  expect(field(/Service/)).toHaveValue('estate');
});

test('the button shows Booking... and is disabled while sending', async () => {
  let respond: (response: Response) => void = () => {};
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (respond = resolve)));
  show();
  await fillIn();
  await submit();
  const button = screen.getByRole('button', { name: 'Booking...' });
  expect(button).toBeDisabled();
  await act(async () => respond(new Response('{}', { status: 201 })));
  await userEvent.click(await screen.findByRole('button', { name: 'Book another' }));
  expect(screen.getByRole('button', { name: /^Book my/ })).toBeEnabled();
});

test('after a failure shows the message of the spec, logs the error, keeps the values and retries with the same key', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi({ status: 503 }, { status: 201, body: accepted });
  show();
  await fillIn();
  await submit();
  expect(await screen.findByText('Booking failed')).toBeVisible();
  expect(
    screen.getByText('There was an error booking your appointment. Please try again or contact us directly.'),
  ).toBeVisible();
  expect(log).toHaveBeenCalled();
  expect(field(/First name/)).toHaveValue('Ana');
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(api.calls[1]!.headers['idempotency-key']).toBe(api.calls[0]!.headers['idempotency-key']);
});

test('after a failure shows the reason and contact data above the button until the next attempt', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi({ status: 429, headers: { 'retry-after': '90' } }, { status: 201, body: accepted });
  show();
  await fillIn();
  await submit();
  const form = within(screen.getByRole('form'));
  const notice = await form.findByRole('alert');
  expect(notice).toHaveTextContent('Booking failed. Too many forms were sent from your connection.');
  expect(notice).toHaveTextContent('Please try again in 2 minutes. What you typed is kept.');
  expect(within(notice).getByRole('link', { name: business.phone })).toHaveAttribute(
    'href',
    'tel:+63281234567',
  );
  expect(within(notice).getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
  expect(notice.compareDocumentPosition(screen.getByRole('button', { name: /^Book my/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(form.queryByRole('alert')).toBeNull();
});

test('distinguishes a lost connection from a server error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await fillIn();
  await submit();
  expect(await within(screen.getByRole('form')).findByRole('alert')).toHaveTextContent(
    'You seem to be offline; nothing was sent. What you typed is kept.',
  );
  expect(field(/First name/)).toHaveValue('Ana');
});

test('after a lost response and a reload retries with the same key, and with a new one after an edit', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi({ status: 503 }, { status: 503 }, { status: 503 });
  const { unmount } = show();
  await fillIn();
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await screen.findByRole('button', { name: /^Book my/ });
  unmount();
  show();
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await fill(await screen.findByLabelText(/Notes/), 'In the morning');
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(3));
  const [first, second, third] = api.calls.map(({ headers }) => headers['idempotency-key']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('shows the server’s errors below the fields', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({
    status: 400,
    body: { statusCode: 400, message: 'x', errors: { phone: 'Phone is not a number' }, requestId: '1' },
  });
  show();
  await fillIn();
  await submit();
  await waitFor(() => expect(field(/Phone/)).toHaveAccessibleDescription('Phone is not a number'));
  expect(field(/Phone/)).toHaveFocus();
});

test('sends the time zone of the visitor', async () => {
  const api = fakeApi({ status: 201, body: accepted });
  show();
  await fillIn();
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(api.calls[0]!.body).toEqual({ ...filled, timeZone });
});

test('names the holiday on which the office is closed, without rejecting the date', async () => {
  renderOnPage(<BookingForm />, '/', [{ date: '2199-01-02', name: 'A Holiday' }]);
  await fill(field(/Preferred date/), '2199-01-02');
  expect(field(/Preferred date/)).toHaveAccessibleDescription(
    'A Holiday: we are closed. We will offer you the nearest open day.',
  );
  await userEvent.tab();
  expect(field(/Preferred date/)).not.toHaveAttribute('aria-invalid');
});

describe('the next open days', () => {
  // a Friday, 4:30 PM in Manila
  beforeEach(() => jest.useFakeTimers({ now: new Date('2025-10-10T08:30:00Z'), doNotFake: ['setTimeout'] }));
  afterEach(() => jest.useRealTimers());

  const chips = () => within(screen.getByRole('group', { name: 'Next open days' })).getAllByRole('button');

  test('are offered with weekday and date, without closed days', () => {
    renderOnPage(<BookingForm />, '/', [{ date: '2025-10-14', name: 'A Holiday' }]);
    for (const [index, name] of [
      'Saturday, October 11',
      'Monday, October 13',
      'Wednesday, October 15',
      'Thursday, October 16',
      'Friday, October 17',
    ].entries())
      expect(chips()[index]).toHaveAccessibleName(name);
    expect(chips()).toHaveLength(5);
  });

  test('set the date, its hint and its error', async () => {
    show();
    await submit();
    expect(field(/Preferred date/)).toHaveAttribute('aria-invalid');
    await userEvent.click(chips()[1]!);
    expect(field(/Preferred date/)).toHaveValue('2025-10-13');
    expect(field(/Preferred date/)).toHaveAccessibleDescription('Monday: open 9:00 AM to 6:00 PM.');
    expect(chips().map((chip) => chip.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
    ]);
    expect(sessionStorage.getItem('bookingDraft')).toContain('2025-10-13');
  });
});

describe('the steps', () => {
  const next = (step: number) => userEvent.click(screen.getAllByRole('button', { name: 'Next' })[step]!);
  const current = () => document.querySelector('[aria-current="step"]');

  test('Next shows the errors of its step only, and stays', async () => {
    show();
    await next(0);
    expect(field(/First name/)).toHaveFocus();
    expect(field(/Date of birth/)).toHaveAccessibleDescription(/^Date of birth is required/);
    expect(field(/Preferred date/)).not.toHaveAttribute('aria-invalid');
    expect(current()).toHaveTextContent('You');
  });

  test('Next focuses the heading of the next step', async () => {
    show();
    await fillIn();
    await next(0);
    expect(screen.getByText('When suits you')).toHaveFocus();
    expect(current()).toHaveTextContent('When');
    await next(1);
    expect(screen.getByText('What it is about')).toHaveFocus();
    expect(current()).toHaveTextContent('What');
  });

  test('the browser’s Back goes to the step before, and each step is one entry of its history', async () => {
    show();
    await fillIn();
    await next(0);
    await next(1);
    expect(history.state).toEqual({ bookingStep: 2 });
    act(() => history.back());
    await waitFor(() => expect(screen.getByText('When suits you')).toHaveFocus());
    expect(current()).toHaveTextContent('When');
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0]!);
    await waitFor(() => expect(screen.getByText('About you')).toHaveFocus());
    expect(field(/First name/)).toHaveValue('Ana');
    expect(history.state).toEqual({ bookingStep: 0 });
  });

  test('a returned form begins with the step of its first error', () => {
    const errors = { preferredDate: 'Preferred date is required' };
    renderOnPage(<BookingForm returned={{ values: {}, errors }} />);
    expect(current()).toHaveTextContent('When');
  });

  test('a reload stays at its step', async () => {
    history.replaceState({ bookingStep: 2 }, '');
    show();
    await waitFor(() => expect(current()).toHaveTextContent('What'));
  });

  test('an error of the server opens the step of its field', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi({
      status: 400,
      body: { statusCode: 400, message: 'x', errors: { phone: 'No' }, requestId: '1' },
    });
    show();
    await fillIn();
    await next(0);
    await submit();
    await waitFor(() => expect(field(/Phone/)).toHaveFocus());
    expect(current()).toHaveTextContent('You');
  });
});

test('says below the date of birth what it is for', () => {
  show();
  expect(field(/Date of birth/)).toHaveAccessibleDescription(/^Premiums and pensions depend on age/);
  expect(screen.getByRole('button', { name: 'Why we ask' })).toBeVisible();
});

test('shows when the office is closed, without rejecting the date', async () => {
  show();
  await fill(field(/Preferred date/), '2199-01-06');
  expect(field(/Preferred date/)).toHaveAccessibleDescription(/Closed on Sundays/);
  await userEvent.tab();
  expect(field(/Preferred date/)).not.toHaveAttribute('aria-invalid');
});

test('restores the typed values after a reload', async () => {
  const { unmount } = show();
  await userEvent.type(field(/First name/), 'Ana');
  await fill(field(/Notes/), 'In the morning');
  unmount();
  show();
  expect(field(/First name/)).toHaveValue('Ana');
  expect(field(/Notes/)).toHaveValue('In the morning');
});

test('without JavaScript, shows a returned form with its values and errors', () => {
  renderOnPage(
    <BookingForm
      returned={{
        values: { firstName: 'Ana', preferredTime: '3pm' },
        errors: { lastName: 'Last name is required' },
      }}
    />,
  );
  expect(screen.getByRole('form')).toHaveAttribute('action', '/book');
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  expect(field(/First name/)).toHaveValue('Ana');
  expect(field(/Preferred time/)).toHaveValue('3pm');
  expect(field(/Last name/)).toHaveAccessibleDescription('Last name is required');
});

test('without JavaScript, shows the error of a returned form without field errors until the next attempt', async () => {
  const formError = 'Too many requests; please try again later';
  renderOnPage(<BookingForm returned={{ values: { firstName: 'Ana' }, errors: {}, formError }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(`Booking failed. ${formError}`);
  expect(field(/First name/)).toHaveValue('Ana');
  await submit();
  expect(screen.queryByText(formError)).toBeNull();
});

test('preselects the service that the visitor came from', () => {
  renderOnPage(<BookingForm preset={{ interest: 'estate' }} />);
  expect(field(/Service/)).toHaveValue('estate');
});

test('says kindly beside a birth date under 18 that an adult books, and accepts it', async () => {
  const api = fakeApi({ status: 201, body: accepted });
  show();
  await fillIn();
  const birth = field(/Date of birth/);
  const born = `${new Date().getFullYear() - 10}-01-01`;
  await fill(birth, born);
  const words = 'You must be at least 18 years old to book. For a minor, a parent or guardian books.';
  expect(birth).toHaveAccessibleDescription(words);
  expect(birth).not.toHaveAttribute('aria-invalid');
  await submit();
  await waitFor(() => expect(api.calls[0]?.body).toMatchObject({ dateOfBirth: born }));
});

test('has a field that people do not find, and sends what a robot writes into it', async () => {
  const api = fakeApi({ status: 201, body: accepted });
  show();
  const hidden = field(/leave this empty/);
  expect(hidden).toHaveAttribute('tabindex', '-1');
  expect(hidden).toHaveAttribute('autocomplete', 'off');
  expect(screen.queryByRole('textbox', { name: /leave this empty/ })).toBeNull();
  await fillIn();
  await fill(hidden, 'An offer');
  await submit();
  await waitFor(() => expect(api.calls[0]?.body).toMatchObject({ subject: 'An offer' }));
});

test('sends a calculation along, says so, and leaves it out on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { calls } = fakeApi({ status: 500 }, { status: 201, body: accepted });
  renderOnPage(<BookingForm returned={{ values: { calculation: 'mp2?amount=1000' }, errors: {} }} />);
  expect(screen.getByText(/Your calculation goes along: Pag-IBIG MP2 savings/)).toBeVisible();
  await fillIn();
  await submit();
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ calculation: 'mp2?amount=1000' }));
  await userEvent.click(screen.getByRole('link', { name: 'Leave it out' }));
  expect(screen.queryByText(/Your calculation/)).toBeNull();
  await submit();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).not.toHaveProperty('calculation');
});
