import { screen, waitFor, within } from '@testing-library/react';
import type { VisitorRequest } from '@/shared/api-types';
import { aBookingLead, aMailDetail, anActivity, aSubscriptionLead } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { LeadActionsProvider } from '@/admin/records/leads/LeadActions';
import { LeadList } from './LeadList';
import { LeadListPage } from './LeadListPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<LeadListPage />, { path: '/admin/leads', ...options });
/** The cards and their dialogs, without the head of the page. */
const renderList = (options: Options = {}) =>
  renderAdmin(
    <RecordList>
      <LeadActionsProvider>
        <LeadList view="cards" />
      </LeadActionsProvider>
    </RecordList>,
    options,
  );
type User = ReturnType<typeof renderList>['user'];

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-20T03:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  }),
);
afterEach(() => jest.useRealTimers());

const move: VisitorRequest = {
  type: 'move',
  preferredDate: '2026-12-03',
  preferredTime: '2pm',
  message: 'I have to travel.',
  requestedAt: '2026-11-20T01:00:00.000Z',
};
const card = async () => within(await screen.findByRole('article', { name: 'Liza Reyes' }));
const served = (changes: Parameters<typeof aBookingLead>[0] = {}) =>
  fakeProvider({ leads: [aBookingLead(changes)] });

async function chooseStatus(user: User, option: string) {
  await user.click((await card()).getByRole('combobox', { name: /Booking Status/ }));
  await user.click(await screen.findByRole('option', { name: option }));
  expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
}

async function openSchedule(user: User) {
  await user.click((await card()).getByRole('button', { name: 'Reschedule' }));
  return within(await screen.findByRole('dialog', { name: 'Reschedule' }));
}

async function enterDate(user: User, dialog: Awaited<ReturnType<typeof openSchedule>>, date: string) {
  const field = dialog.getByLabelText('Date');
  await fill(field, date);
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
}

describe('the booking', () => {
  test('shows its reference and a time zone that differs from the office', async () => {
    const id = '0198c0de-0000-7000-8000-0123456789ab';
    renderList({ server: served({ id, visitorTimeZone: 'America/New_York' }) });
    expect((await card()).getByText('Reference').nextElementSibling?.textContent).toMatch(
      /^[0-9A-Z]{3}-[0-9A-Z]{4}$/,
    );
    expect((await card()).getByText('America/New York')).toBeVisible();
  });

  test.each([
    ['2009-01-02', true],
    ['2008-12-03', false],
  ])('of somebody born on %s is marked as under 18 on its day: %s', async (dateOfBirth, marked) => {
    renderList({ server: served({ dateOfBirth, preferredDate: '2026-12-03' }) });
    expect((await card()).queryByText('Under 18') !== null).toBe(marked);
  });

  test('shows the names of its selectors and of all of its facts', async () => {
    const sale = {
      productPurchased: 'Term life',
      premiumFrequency: 'annual',
      premiumRate: '120.00',
    } as const;
    renderList({ server: served({ leadStatus: 'Closed Sale', ...sale }) });
    for (const name of [
      'Booking Status',
      'Lead Status',
      'Preferred Date',
      'Preferred Time',
      'Service of Interest',
      'Phone',
      'Lead Source',
      'Created',
      'Product',
      'Premium Frequency',
      'Premium Rate',
    ])
      // text for screen readers only is 1 px wide
      expect((await card()).getByText(name)).not.toHaveStyle({ width: '1px' });
  });

  test('a cancelled one is marked, and its time is struck', async () => {
    renderList({ server: served({ cancelledAt: '2026-11-20T02:00:00.000Z' }) });
    expect((await card()).getByText('Cancelled')).toBeVisible();
    expect((await card()).getByText('10:00 AM').tagName).toBe('S');
  });
});

describe('a change of the booking status', () => {
  const menu = async (user: User, name: string) => {
    await user.click(await (await card()).findByRole('button', { name: 'More ways to confirm' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
  };

  test('leaves the message about a confirmation to the settings', async () => {
    const { user, server } = renderList({ server: served() });
    await chooseStatus(user, 'Confirmed');
    expect(server.calls).toContain('changeBookingStatus');
    await waitFor(async () =>
      expect((await card()).queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument(),
    );
  });

  test('confirms by the button of the card, which then gives the focus to the status', async () => {
    const { user, server } = renderList({ server: served() });
    await user.click((await card()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
    expect(server.calls).toContain('changeBookingStatus');
    await waitFor(async () =>
      expect((await card()).getByRole('combobox', { name: 'Booking Status' })).toHaveFocus(),
    );
  });

  test('confirms without a message by the menu of the button', async () => {
    const { user, server } = renderList({ server: served() });
    await menu(user, 'Confirm without a message');
    expect(server.calls).toContain('changeBookingStatus not told');
  });

  test('tells the visitor by the menu when the settings do not', async () => {
    const start = served();
    const { visitorMails } = start.data.settings;
    start.data.settings = { visitorMails: { ...visitorMails, booking_confirmed: false } };
    const { user, server } = renderList({ server: start });
    await menu(user, 'Confirm and tell the visitor');
    expect(server.calls).toContain('changeBookingStatus told');
  });

  test('confirms with a word to the visitor', async () => {
    const { user, server } = renderList({ server: served() });
    await user.click(await (await card()).findByRole('button', { name: 'More ways to confirm' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Confirm with a word to the visitor…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm' }));
    await fill(dialog.getByLabelText(/A word to the visitor/), 'See you soon.');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
    expect(server.calls).toContain('changeBookingStatus “See you soon.”');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('keeps the word to the visitor until the confirmation is stored', async () => {
    const { user, server } = renderList({ server: served() });
    await user.click(await (await card()).findByRole('button', { name: 'More ways to confirm' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Confirm with a word to the visitor…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm' }));
    const word = dialog.getByLabelText(/A word to the visitor/);
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await fill(word, 'x'.repeat(501));
    expect(word).toHaveAccessibleDescription('Too long. 501 of 500 characters.');
    expect(confirm).toBeDisabled();
    await fill(word, 'See you soon.');
    server.rejectWith = errorResponse(503, 'The database is away');
    await user.click(confirm);
    expect(await screen.findByText('The database is away')).toBeVisible();
    expect(word).toHaveValue('See you soon.');
    server.rejectWith = null;
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () =>
      expect((await card()).getByRole('combobox', { name: 'Booking Status' })).toHaveFocus(),
    );
  });
});

describe('a request of the visitor', () => {
  test('is shown with the wished time, the message and when it was made', async () => {
    renderList({ server: served({ visitorRequest: move }) });
    await screen.findByRole('switch', { name: 'Tell the visitor when accepted' });
    const panel = within((await card()).getByRole('group', { name: 'Visitor request' }));
    expect(panel.getByText('Asks for another time: Thu, Dec 3, 2:00 PM')).toBeVisible();
    expect(panel.getByText('“I have to travel.”')).toBeVisible();
    expect(panel.getByText('Nov 20, 2026, 9:00 AM')).toBeVisible();
    expect((await card()).getByText('Asks for another time')).toBeVisible();
  });

  test('notes that the office is closed at the wished time', async () => {
    renderList({ server: served({ visitorRequest: { ...move, preferredDate: '2026-12-06' } }) });
    expect(await screen.findByText(/The office is closed on this day/)).toBeVisible();
  });

  test('is accepted and confirmed at once', async () => {
    const { user, server } = renderPage({ server: served({ visitorRequest: move }) });
    await user.click((await card()).getByRole('button', { name: 'Accept and confirm' }));
    expect(await screen.findByText('New time accepted and confirmed')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest accept and confirm');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Visitor request' })).toBeNull());
  });

  test('is accepted without a message when the switch is off', async () => {
    const cancel = { type: 'cancel', message: null, requestedAt: move.requestedAt } as const;
    const { user, server } = renderList({
      server: served({ visitorRequest: cancel, bookingStatus: 'Confirmed' }),
    });
    expect((await card()).getAllByText('Can’t come')).toHaveLength(2);
    await user.click(await (await card()).findByRole('switch', { name: 'Tell the visitor when accepted' }));
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Cancellation accepted')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest accept not told');
  });

  test.each(['Pending', 'Hold', 'Confirmed'] as const)(
    'for another time of a booking that is %s is accepted with or without a message',
    async (bookingStatus) => {
      const { user, server } = renderList({ server: served({ visitorRequest: move, bookingStatus }) });
      const tell = await (await card()).findByRole('switch', { name: 'Tell the visitor when accepted' });
      expect(tell).toBeChecked();
      expect((await card()).queryByText(/No message to the visitor/)).toBeNull();
      await user.click(tell);
      if (bookingStatus === 'Confirmed')
        await user.click((await card()).getByRole('button', { name: 'Accept' }));
      else {
        await user.click((await card()).getByRole('button', { name: 'More ways to accept' }));
        await user.click(await screen.findByRole('menuitem', { name: 'Accept only' }));
      }
      expect(await screen.findByText('New time accepted')).toBeVisible();
      expect(server.calls).toContain('answerVisitorRequest accept not told');
    },
  );

  test('is dismissed', async () => {
    const { user, server } = renderList({ server: served({ visitorRequest: move }) });
    await user.click((await card()).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Request dismissed')).toBeVisible();
    expect(screen.getByText('The visitor gets no message about this.')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest dismiss');
  });

  test('is dismissed with a word to the visitor', async () => {
    const { user, server } = renderList({ server: served({ visitorRequest: move }) });
    await user.click((await card()).getByRole('button', { name: 'Add a word' }));
    await fill((await card()).getByLabelText(/A word to the visitor/), 'I am in court then.');
    await user.click((await card()).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('The visitor gets your words.')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest dismiss “I am in court then.”');
  });

  test('that somebody else answered disappears with the server’s message', async () => {
    const server = served({ visitorRequest: move });
    const { user } = renderList({ server });
    const accept = (await card()).getByRole('button', { name: 'Accept and confirm' });
    server.rejectWith = errorResponse(409, 'There is no open request');
    server.data.leads = [aBookingLead()];
    await user.click(accept);
    expect(await screen.findByText('There is no open request')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Visitor request' })).toBeNull());
  });
});

describe('a time at which others stand', () => {
  const liza = aBookingLead({ clash: 1 });
  const at = (id: string, changes: Parameters<typeof aBookingLead>[0]) =>
    aBookingLead({ id, firstName: 'Noel', lastName: 'Garcia', ...changes });

  test('says so before it is chosen', async () => {
    const [confirmed, cancelled] = [
      at('b2', { bookingStatus: 'Confirmed' }),
      at('b3', { cancelledAt: liza.createdAt }),
    ];
    const { user } = renderList({
      server: fakeProvider({ leads: [liza, confirmed, cancelled, at('b4', {})] }),
    });
    const dialog = await openSchedule(user);
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Time' })).toHaveTextContent(
        '10:00 AM · 2 others, 1 confirmed',
      ),
    );
    await user.click(dialog.getByRole('combobox', { name: 'Time' }));
    expect(await screen.findByRole('option', { name: '9:00 AM' })).toBeVisible();
  });

  test('is asked about before a second consultation is confirmed there', async () => {
    const server = fakeProvider({ leads: [liza, at('b2', { bookingStatus: 'Confirmed' })] });
    const { user } = renderList({ server });
    await user.click((await card()).getByRole('combobox', { name: /Booking Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Confirmed' }));
    expect(
      await screen.findByText(
        /Another confirmed consultation stands at this time: Noel Garcia. Confirm this one too\?/,
      ),
    ).toBeVisible();
    expect(server.calls).not.toContain('changeBookingStatus');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
  });
});

describe('a time that has passed', () => {
  // now it is eleven in Manila
  const passed = { preferredDate: '2026-11-20', preferredTime: '10am' } as const;
  const question = /^Fri, Nov 20, 10:00 AM has passed. Confirm it all the same\?$/;
  const choose = async (user: User) => {
    await user.click((await card()).getByRole('combobox', { name: /Booking Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Confirmed' }));
    return within(await screen.findByRole('dialog', { name: 'Confirm' }));
  };

  test('is confirmed after a question only, without a message', async () => {
    const { user, server } = renderList({ server: served(passed) });
    const dialog = await choose(user);
    expect(dialog.getByText(question)).toBeVisible();
    expect(dialog.getByText('The visitor gets no message.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls).not.toContain('changeBookingStatus');
    await user.click((await choose(user)).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
    expect(server.calls).toContain('changeBookingStatus');
  });

  test('is confirmed with a word to the visitor, who is invited to nothing', async () => {
    const { user, server } = renderList({ server: served(passed) });
    await user.click(await (await card()).findByRole('button', { name: 'More ways to confirm' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Confirm with a word to the visitor…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm' }));
    await fill(dialog.getByLabelText(/A word to the visitor/), 'Thank you for coming.');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(question)).toBeVisible();
    expect(screen.getByText('The visitor gets your message, without an invitation.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Confirm' }).at(-1)!);
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
    expect(server.calls).toContain('changeBookingStatus even past “Thank you for coming.”');
  });

  test('that the visitor asked for is accepted and confirmed after the question', async () => {
    const visitorRequest = { ...move, ...passed };
    const { user, server } = renderList({ server: served({ visitorRequest }) });
    await user.click((await card()).getByRole('button', { name: 'Accept and confirm' }));
    expect(await screen.findByText(question)).toBeVisible();
    expect(server.calls.filter((call) => call.startsWith('answerVisitorRequest'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('New time accepted and confirmed')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest accept and confirm');
  });

  test('is not asked about before it has come', async () => {
    const { user, server } = renderList({ server: served({ ...passed, preferredTime: '1pm' }) });
    await chooseStatus(user, 'Confirmed');
    expect(server.calls).toContain('changeBookingStatus');
  });
});

describe('a time at which staff are busy', () => {
  // ten o'clock of the booking, in Manila
  const busyTimes = [
    { userId: 'user-2', start: '2026-11-24T02:00:00.000Z', end: '2026-11-24T03:00:00.000Z' },
  ];

  test('names them before it is chosen', async () => {
    const { user } = renderList({ server: fakeProvider({ leads: [aBookingLead()], busyTimes }) });
    const dialog = await openSchedule(user);
    const time = dialog.getByRole('combobox', { name: 'Time' });
    await waitFor(() => expect(time).toHaveTextContent('10:00 AM · Busy: Maria Clara'));
  });

  test('is asked about before a consultation is confirmed there', async () => {
    const server = fakeProvider({ leads: [aBookingLead({ clash: 0 })], busyTimes });
    const { user } = renderList({ server });
    await user.click((await card()).getByRole('combobox', { name: /Booking Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Confirmed' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm' }));
    expect(question.getByText('Busy: Maria Clara.')).toBeVisible();
    expect(server.calls).not.toContain('changeBookingStatus');
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
  });

  test('is not asked about when the consultation is that of somebody else', async () => {
    const leads = [aBookingLead({ ownerId: 'user-1' })];
    const { user } = renderList({ server: fakeProvider({ leads, busyTimes }) });
    await chooseStatus(user, 'Confirmed');
  });
});

describe('a confirmed booking', () => {
  const noel = { id: 'b2', firstName: 'Noel', lastName: 'Garcia', bookingStatus: 'Confirmed' } as const;
  const question = /Another confirmed consultation stands at this time: Noel Garcia. Confirm this one too\?/;

  test('is not moved to the time of another one without a question', async () => {
    const liza = aBookingLead({ bookingStatus: 'Confirmed', preferredTime: '9am' });
    const server = fakeProvider({ leads: [liza, aBookingLead(noel)] });
    const { user } = renderList({ server });
    const dialog = await openSchedule(user);
    await user.click(dialog.getByRole('combobox', { name: 'Time' }));
    await user.click(await screen.findByRole('option', { name: /^10:00 AM/ }));
    await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
    expect(await screen.findByText(question)).toBeVisible();
    expect(server.calls.join()).not.toContain('reschedule');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking rescheduled')).toBeVisible();
  });

  test('does not get the time that its visitor asks for without a question when another one stands there', async () => {
    const wished = { preferredDate: move.preferredDate, preferredTime: move.preferredTime };
    const liza = aBookingLead({ bookingStatus: 'Confirmed', visitorRequest: move });
    const server = fakeProvider({ leads: [liza, aBookingLead({ ...noel, ...wished })] });
    const { user } = renderList({ server });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(question)).toBeVisible();
    expect(server.calls.join()).not.toContain('answerVisitorRequest');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('New time accepted')).toBeVisible();
  });
});

describe('rescheduling', () => {
  test('gives an imported lead its first day; a word waits for the confirmation', async () => {
    const unsaid = {
      preferredDate: 'Not set',
      preferredTime: 'Not set',
      serviceInterest: 'Not set',
    } as const;
    const { user } = renderList({ server: served({ ...unsaid, bookingStatus: 'Hold' }) });
    for (const label of ['Preferred Date', 'Preferred Time', 'Service of Interest'])
      expect((await card()).getByText(label).nextElementSibling).toHaveTextContent('Not set');
    const dialog = await openSchedule(user);
    expect(dialog.getByText('Liza Reyes, now Not set')).toBeVisible();
    expect(dialog.getByLabelText('Date')).toHaveValue('');
    const reschedule = dialog.getByRole('button', { name: 'Reschedule' });
    await fill(dialog.getByLabelText('Date'), '2031-01-06');
    expect(reschedule).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Time' }));
    await user.click(await screen.findByRole('option', { name: /^10:00 AM/ }));
    const word = dialog.getByRole('textbox', { name: /word/i });
    await fill(word, 'See you');
    expect(reschedule).toBeDisabled();
    await fill(word, '');
    await user.click(reschedule);
    expect(await screen.findByText('Booking rescheduled')).toBeVisible();
  });

  test('moves a confirmed booking and tells the visitor unless staff decide otherwise', async () => {
    const { user, server } = renderList({ server: served({ bookingStatus: 'Confirmed' }) });
    const dialog = await openSchedule(user);
    expect(dialog.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
    await user.click(await dialog.findByRole('switch', { name: 'Tell the visitor' }));
    await user.click(dialog.getByRole('combobox', { name: 'Time' }));
    await user.click(await screen.findByRole('option', { name: '2:00 PM' }));
    await enterDate(user, dialog, '2026-12-03');
    expect(await screen.findByText('Booking rescheduled')).toBeVisible();
    expect(server.calls).toContain('reschedule not told');
    expect(server.data.leads[0]).toMatchObject({ preferredDate: '2026-12-03', preferredTime: '2pm' });
  });

  test('says that the visitor of an unconfirmed booking is not told', async () => {
    const { user, server } = renderList({ server: served() });
    const dialog = await openSchedule(user);
    expect(dialog.getByText(/The visitor gets no message/)).toBeVisible();
    await enterDate(user, dialog, '2026-12-03');
    expect(await screen.findByText('Booking rescheduled')).toBeVisible();
    expect(server.calls).toContain('reschedule');
  });

  test('moves and confirms in one act, with a word to the visitor', async () => {
    const { user, server } = renderList({ server: served() });
    const dialog = await openSchedule(user);
    await fill(dialog.getByLabelText('Date'), '2026-12-03');
    await fill(dialog.getByLabelText(/A word to the visitor/), 'As we said.');
    await user.click(dialog.getByRole('button', { name: 'Move and confirm' }));
    expect(await screen.findByText('Booking moved and confirmed')).toBeVisible();
    expect(server.calls).toContain('reschedule and confirm “As we said.”');
  });

  test('rejects a past date at its field and sends nothing', async () => {
    const { user, server } = renderList({ server: served() });
    const dialog = await openSchedule(user);
    await enterDate(user, dialog, '2026-11-19');
    expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription(
      'Preferred date must not be in the past',
    );
    expect(server.calls).not.toContain('reschedule');
  });

  test('shows the server’s error at the field', async () => {
    const server = served();
    server.rejectWith = errorResponse(400, 'Not possible', { preferredDate: 'Too far ahead' });
    const { user } = renderList({ server });
    const dialog = await openSchedule(user);
    await enterDate(user, dialog, '2026-12-03');
    await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription('Too far ahead'));
  });

  test('notes a closed office and accepts the date', async () => {
    const { user, server } = renderList({ server: served() });
    const dialog = await openSchedule(user);
    await enterDate(user, dialog, '2026-12-06');
    expect(await screen.findByText('Booking rescheduled')).toBeVisible();
    expect(server.data.leads[0]).toMatchObject({ preferredDate: '2026-12-06' });
  });

  test('asks before a changed time is discarded', async () => {
    const { user } = renderList({ server: served() });
    const dialog = await openSchedule(user);
    await fill(dialog.getByLabelText('Date'), '2026-12-06');
    expect(dialog.getByText('The office is closed on this day.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await dialog.findByText('Discard what you have written?')).toBeVisible();
  });
});

describe('messages about a lead', () => {
  test('have a tab beside Notes and Activity', async () => {
    const server = served();
    server.data.mails = [
      aMailDetail(),
      aMailDetail({ id: 'mail-9', leadId: 'other', subject: 'For another lead' }),
    ];
    const { user } = renderList({ server });
    await user.click((await card()).getByRole('button', { name: 'Notes & Activity' }));
    await user.click(await screen.findByRole('tab', { name: 'Messages' }));
    await user.click(await screen.findByRole('button', { name: /Your consultation is confirmed/ }));
    expect(await screen.findByRole('dialog', { name: 'Booking confirmed' })).toBeVisible();
    expect(screen.queryByText('For another lead')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open lead' })).toBeNull();
  });

  test('a failed one marks the lead and opens the tab', async () => {
    const server = fakeProvider({ leads: [aSubscriptionLead({ mailFailed: true })] });
    const { user } = renderList({ server });
    await user.click(await screen.findByRole('button', { name: 'Message failed' }));
    expect(await screen.findByRole('tab', { name: 'Messages', selected: true })).toBeVisible();
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });
});

test('shows activities of unknown types', async () => {
  const server = served();
  server.data.activity = [
    anActivity({ id: 'a1', actionType: 'visitor_request', actionDetails: 'Asked for another time' }),
    anActivity({ id: 'a2', actionType: 'constructor', actionDetails: 'Something new' }),
  ];
  const { user } = renderList({ server });
  await user.click((await card()).getByRole('button', { name: 'Notes & Activity' }));
  await user.click(await screen.findByRole('tab', { name: 'Activity' }));
  expect(await screen.findByText('Asked for another time')).toBeVisible();
  expect(screen.getByText('Something new')).toBeVisible();
});

describe('the link of a mail to a lead', () => {
  test.each([
    ['appointment:booking-1', '/admin/leads/appointment/booking-1'],
    ['subscription:s:1', '/admin/leads/subscription/s'],
    ['nonsense', '/admin/leads/unknown/unknown'],
    ['appointment:', '/admin/leads/unknown/unknown'],
    ['', '/admin/leads/unknown/unknown'],
  ])('with %j leads to %s', async (lead, page) => {
    const { url } = renderPage({ server: served(), path: `/admin/leads?lead=${lead}` });
    await waitFor(() => expect(url.current).toBe(page));
  });
});
