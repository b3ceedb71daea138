import { screen, waitFor, within } from '@testing-library/react';
import { aBookingLead, aMailDetail, anActivity, aSubscriptionLead } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import {
  atNoon,
  bonifacioDay,
  card,
  chooseStatus,
  move,
  renderCards,
  renderLeads,
  served,
  type User,
} from '@/testing/renderBookings';

beforeEach(() => void atNoon());
afterEach(() => void jest.useRealTimers());

describe('the booking', () => {
  test('shows its reference and a time zone that differs from the office', async () => {
    const id = '0198c0de-0000-7000-8000-0123456789ab';
    renderCards({ server: served({ id, visitorTimeZone: 'America/New_York' }) });
    expect((await card()).getByText('Reference').nextElementSibling?.textContent).toMatch(
      /^[0-9A-Z]{3}-[0-9A-Z]{4}$/,
    );
    expect((await card()).getByText('America/New York')).toBeVisible();
  });

  test.each([
    ['2009-01-02', true],
    ['2008-12-03', false],
  ])('of somebody born on %s is marked as under 18 on its day: %s', async (dateOfBirth, marked) => {
    renderCards({ server: served({ dateOfBirth, preferredDate: '2026-12-03' }) });
    expect((await card()).queryByText('Under 18') !== null).toBe(marked);
  });

  test('shows the names of its selectors and of all of its facts', async () => {
    const sale = {
      productPurchased: 'Term life',
      premiumFrequency: 'annual',
      premiumRate: '120.00',
    } as const;
    renderCards({ server: served({ leadStatus: 'Closed Sale', ...sale }) });
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
    renderCards({ server: served({ cancelledAt: '2026-11-20T02:00:00.000Z' }) });
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
    const { user, server } = renderCards({ server: served() });
    await chooseStatus(user, 'Confirmed');
    expect(server.calls).toContain('changeBookingStatus');
    await waitFor(async () =>
      expect((await card()).queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument(),
    );
  });

  test('confirms by the button of the card, which then gives the focus to the status', async () => {
    const { user, server } = renderCards({ server: served() });
    await user.click((await card()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
    expect(server.calls).toContain('changeBookingStatus');
    await waitFor(async () =>
      expect((await card()).getByRole('combobox', { name: 'Booking Status' })).toHaveFocus(),
    );
  });

  test('confirms without a message by the menu of the button', async () => {
    const { user, server } = renderCards({ server: served() });
    await menu(user, 'Confirm without a message');
    expect(server.calls).toContain('changeBookingStatus not told');
  });

  test('tells the visitor by the menu when the settings do not', async () => {
    const start = served();
    const { visitorMails } = start.data.settings;
    start.data.settings = { visitorMails: { ...visitorMails, booking_confirmed: false } };
    const { user, server } = renderCards({ server: start });
    await menu(user, 'Confirm and tell the visitor');
    expect(server.calls).toContain('changeBookingStatus told');
  });

  test('confirms with a word to the visitor', async () => {
    const { user, server } = renderCards({ server: served() });
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
    const { user, server } = renderCards({ server: served() });
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
    renderCards({ server: served({ visitorRequest: move }) });
    await screen.findByRole('switch', { name: 'Tell the visitor when accepted' });
    const panel = within((await card()).getByRole('group', { name: 'Visitor request' }));
    expect(panel.getByText('Asks for another time: Thu, Dec 3, 2:00 PM')).toBeVisible();
    expect(panel.getByText('“I have to travel.”')).toBeVisible();
    expect(panel.getByText('Nov 20, 2026, 9:00 AM')).toBeVisible();
    expect((await card()).getByText('Asks for another time')).toBeVisible();
  });

  test('says what speaks against the wished time: a holiday, others with their status, busy staff', async () => {
    const wish = { ...move, preferredDate: '2026-11-30', preferredTime: '9am' } as const;
    const at = { preferredDate: wish.preferredDate, preferredTime: wish.preferredTime };
    const others = [
      aBookingLead({ ...at, id: 'b2', firstName: 'Ana', lastName: 'Tan' }),
      aBookingLead({ ...at, id: 'b3', firstName: 'Vicente', lastName: 'Cruz', bookingStatus: 'Confirmed' }),
      aBookingLead({ ...at, id: 'b4', firstName: 'Ben', cancelledAt: '2026-11-20T02:00:00.000Z' }),
    ];
    const busyTimes = [
      { userId: 'user-2', start: '2026-11-30T01:00:00.000Z', end: '2026-11-30T02:00:00.000Z' },
    ];
    const leads = [aBookingLead({ visitorRequest: wish }), ...others];
    renderCards({ server: fakeProvider({ leads, busyTimes, closedDays: [bonifacioDay] }) });
    const panel = within((await card()).getByRole('group', { name: 'Visitor request' }));
    for (const note of [
      'The office is closed on this day: Bonifacio Day.',
      'Same time: Vicente Cruz, Confirmed; Ana Tan, Pending',
      'Busy: Maria Clara',
    ])
      expect(await panel.findByText(note)).toBeVisible();
  });

  test('is accepted and confirmed at once', async () => {
    const { user, server } = renderLeads({ server: served({ visitorRequest: move }) });
    await user.click((await card()).getByRole('button', { name: 'Accept and confirm' }));
    expect(await screen.findByText('New time accepted and confirmed')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest accept and confirm');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Visitor request' })).toBeNull());
  });

  test('is open again, and nothing is sent, after the Undo of what accepted and confirmed it', async () => {
    const { user, server } = renderLeads({ server: served({ visitorRequest: move }) });
    await user.click((await card()).getByRole('button', { name: 'Accept and confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The request is open again')).toBeVisible();
    expect(screen.getByText('As before. The visitor gets no message.')).toBeVisible();
    expect(server.calls.filter((call) => /Request|Status/.test(call))).toEqual([
      'answerVisitorRequest accept and confirm',
      'changeBookingStatus',
      'reopenRequest',
    ]);
    expect(server.data.leads[0]).toMatchObject({
      preferredDate: '2026-11-24',
      visitorRequest: { type: 'move' },
    });
  });

  test('stays answered when the Undo comes after the confirmation left', async () => {
    const mails = [aMailDetail({ kind: 'booking_confirmed', leadId: 'b1', state: 'sent' })];
    const leads = [aBookingLead({ id: 'b1', visitorRequest: move })];
    const { user, server } = renderLeads({ server: fakeProvider({ leads, mails }) });
    await user.click((await card()).getByRole('button', { name: 'Accept and confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Not confirmed any more, but the visitor has the confirmation already.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a correction' })).toBeVisible();
    expect(server.calls).not.toContain('reopenRequest');
  });

  test('is accepted without a message when the switch is off', async () => {
    const cancel = { type: 'cancel', message: null, requestedAt: move.requestedAt } as const;
    const { user, server } = renderCards({
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
      const { user, server } = renderCards({ server: served({ visitorRequest: move, bookingStatus }) });
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
    const { user, server } = renderCards({ server: served({ visitorRequest: move }) });
    await user.click((await card()).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Request dismissed')).toBeVisible();
    expect(screen.getByText('The visitor gets no message about this.')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest dismiss');
  });

  test('is dismissed with a word to the visitor', async () => {
    const { user, server } = renderCards({ server: served({ visitorRequest: move }) });
    await user.click((await card()).getByRole('button', { name: 'Add a word' }));
    await fill((await card()).getByLabelText(/A word to the visitor/), 'I am in court then.');
    await user.click((await card()).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('The visitor gets your words.')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest dismiss “I am in court then.”');
  });

  test('that somebody else answered disappears with the server’s message', async () => {
    const server = served({ visitorRequest: move });
    const { user } = renderCards({ server });
    const accept = (await card()).getByRole('button', { name: 'Accept and confirm' });
    server.rejectWith = errorResponse(409, 'There is no open request');
    server.data.leads = [aBookingLead()];
    await user.click(accept);
    expect(await screen.findByText('There is no open request')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Visitor request' })).toBeNull());
  });
});

describe('messages about a lead', () => {
  test('have a tab beside Notes and Activity', async () => {
    const server = served();
    server.data.mails = [
      aMailDetail(),
      aMailDetail({ id: 'mail-9', leadId: 'other', subject: 'For another lead' }),
    ];
    const { user } = renderCards({ server });
    await user.click((await card()).getByRole('button', { name: 'Notes & Activity' }));
    await user.click(await screen.findByRole('tab', { name: 'Messages' }));
    await user.click(await screen.findByRole('button', { name: /Your consultation is confirmed/ }));
    expect(await screen.findByRole('dialog', { name: 'Booking confirmed' })).toBeVisible();
    expect(screen.queryByText('For another lead')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open lead' })).toBeNull();
  });

  test('a failed one marks the lead and opens the tab', async () => {
    const server = fakeProvider({ leads: [aSubscriptionLead({ mailFailed: true })] });
    const { user } = renderCards({ server });
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
  const { user } = renderCards({ server });
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
    const { url } = renderLeads({ server: served(), path: `/admin/leads?lead=${lead}` });
    await waitFor(() => expect(url.current).toBe(page));
  });
});
