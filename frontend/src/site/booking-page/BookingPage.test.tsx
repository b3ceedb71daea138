import type { BookingPage as Booking } from '@contract';
import { screen, within } from '@testing-library/react';
import { business, renderOnPage } from '../../testing/site';
import { BookingPage } from './BookingPage';

const booking = (changes: Partial<Booking> = {}): Booking => ({
  reference: '7KM-2QXP',
  service: 'Insurance Planning',
  meeting: { how: 'We call you', link: null, length: '30 minutes' },
  state: 'Pending',
  time: 'Monday, January 5, 2099, 9:00 AM (Philippine time)',
  visitorTime: null,
  isOver: false,
  request: null,
  dates: { min: '2026-11-22', max: '2027-11-22' },
  calendar: null,
  ...changes,
});
const moveForm = () => screen.getByRole('form', { name: 'Ask for another time' });
const isOpen = (form: HTMLElement | null) => form?.closest('details')?.open;
const cancelForm = () => screen.queryByRole('form', { name: 'I can’t come' });

test('shows the booking, with the time of the visitor where it differs', () => {
  renderOnPage(<BookingPage booking={booking({ visitorTime: 'Sunday, 8:00 PM (Eastern time)' })} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your consultation' })).toBeVisible();
  for (const text of ['7KM-2QXP', 'Insurance Planning', /9:00 AM \(Philippine time\)/])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Your time: Sunday, 8:00 PM (Eastern time)')).toBeVisible();
});

const video = { how: 'By video', link: 'https://meet.example/office', length: '1 hour' };

test('says how and how long we meet, with the link of a video call', () => {
  renderOnPage(<BookingPage booking={booking({ state: 'Confirmed', meeting: video })} />);
  expect(screen.getByText('1 hour')).toBeVisible();
  expect(screen.getByText('By video', { exact: false })).toHaveTextContent(`By video: ${video.link}`);
  expect(screen.getByRole('link', { name: video.link })).toHaveAttribute('href', video.link);
});

test.each([{ state: 'Cancelled' }, { isOver: true }] as const)(
  'the page of %j does not say how we meet',
  (changes) => {
    renderOnPage(<BookingPage booking={booking({ ...changes, meeting: video })} />);
    expect(screen.queryByText('By video', { exact: false })).toBeNull();
  },
);

test.each([
  ['Pending', 'Awaits confirmation'],
  ['Confirmed', 'Confirmed'],
  ['Hold', 'On hold'],
  ['Cancelled', 'Cancelled'],
] as const)('names the state %s in plain words', (state, label) => {
  renderOnPage(<BookingPage booking={booking({ state })} />);
  expect(screen.getByText(label)).toBeVisible();
});

test('has plain forms that are sent to its own address', () => {
  renderOnPage(<BookingPage booking={booking()} />);
  for (const [form, request] of [
    [moveForm(), 'move'],
    [cancelForm(), 'cancel'],
  ] as const) {
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('action');
    expect(form).toHaveFormValues({ message: '' });
    expect(form?.querySelector('input[type=hidden]')).toHaveValue(request);
  }
  const date = within(moveForm()).getByLabelText(/Preferred date/);
  expect(date).toBeRequired();
  expect(date).toHaveAttribute('min', '2026-11-22');
});

test('shows an open request with the wished time and the message', () => {
  const request = {
    type: 'move',
    wished: { time: 'Tuesday, 2:00 PM (Philippine time)', visitorTime: 'Tuesday, 1:00 AM (Eastern time)' },
    message: 'After work, please',
  } as const;
  renderOnPage(<BookingPage booking={booking({ request })} />);
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('You asked for another time');
  expect(notice).toHaveTextContent(/Tuesday, 2:00 PM.*Your time: Tuesday, 1:00 AM.*After work, please/);
});

test('a returned form has its values, its errors and the focus; the other form is empty', () => {
  const returned = {
    request: 'move',
    values: { preferredDate: '2026-11-01', preferredTime: '3pm', message: 'x' },
    errors: { preferredDate: 'Preferred date must not be in the past' },
  } as const;
  renderOnPage(<BookingPage booking={booking()} returned={returned} />);
  expect(moveForm()).toHaveFormValues(returned.values);
  const date = within(moveForm()).getByLabelText(/Preferred date/);
  expect(date).toHaveAccessibleDescription('Preferred date must not be in the past');
  expect(date).toHaveFocus();
  expect(cancelForm()).toHaveFormValues({ message: '' });
  expect([isOpen(moveForm()), isOpen(cancelForm())]).toEqual([true, false]);
});

test('has the phone of the office, and its forms are folded until they are asked for', () => {
  renderOnPage(<BookingPage booking={booking()} />);
  const { phone } = business;
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  );
  expect([isOpen(moveForm()), isOpen(cancelForm())]).toEqual([false, false]);
});

test('links calendars when the consultation takes place', () => {
  const web = { google: 'https://g.example/', outlook: 'https://o.example/' };
  const calendar = { file: '/booking/x.ics', web };
  renderOnPage(<BookingPage booking={booking({ state: 'Confirmed', calendar })} />);
  expect(screen.getByRole('link', { name: 'Calendar file' })).toHaveAttribute('href', '/booking/x.ics');
  for (const [name, href] of [
    [/Google/, web.google],
    [/Outlook/, web.outlook],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('offers a tentative entry as a file alone while the booking awaits confirmation', () => {
  renderOnPage(<BookingPage booking={booking({ calendar: { file: '/booking/x.ics', web: null } })} />);
  expect(screen.getByRole('link', { name: 'Calendar file' })).toHaveAttribute('href', '/booking/x.ics');
  expect(screen.getByText(/^As a tentative entry/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Google|Outlook/ })).toBeNull();
});

test('a cancelled booking can be moved but not cancelled; one of the past offers neither', () => {
  const { unmount } = renderOnPage(<BookingPage booking={booking({ state: 'Cancelled' })} />);
  expect([moveForm() !== null, cancelForm()]).toEqual([true, null]);
  unmount();
  const returned = { request: 'move', values: {}, errors: {}, formError: 'Too late' } as const;
  renderOnPage(<BookingPage booking={booking({ isOver: true })} returned={returned} />);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Your request was not sent');
  expect(screen.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/#contact');
});
