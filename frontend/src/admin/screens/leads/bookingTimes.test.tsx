import { screen, waitFor, within } from '@testing-library/react';
import { aBookingLead } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import {
  atNoon,
  bonifacioDay,
  card,
  chooseStatus,
  enterDate,
  move,
  openSchedule,
  renderCards,
  served,
  type User,
} from '@/testing/renderBookings';

beforeEach(() => void atNoon());
afterEach(() => void jest.useRealTimers());

describe('a time at which others stand', () => {
  const liza = aBookingLead({ clash: 1 });
  const at = (id: string, changes: Parameters<typeof aBookingLead>[0]) =>
    aBookingLead({ id, firstName: 'Noel', lastName: 'Garcia', ...changes });

  test('says so before it is chosen', async () => {
    const [confirmed, cancelled] = [
      at('b2', { bookingStatus: 'Confirmed' }),
      at('b3', { cancelledAt: liza.createdAt }),
    ];
    const { user } = renderCards({
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
    const { user } = renderCards({ server });
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
    const { user, server } = renderCards({ server: served(passed) });
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
    const { user, server } = renderCards({ server: served(passed) });
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
    const { user, server } = renderCards({ server: served({ visitorRequest }) });
    await user.click((await card()).getByRole('button', { name: 'Accept and confirm' }));
    expect(await screen.findByText(question)).toBeVisible();
    expect(server.calls.filter((call) => call.startsWith('answerVisitorRequest'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('New time accepted and confirmed')).toBeVisible();
    expect(server.calls).toContain('answerVisitorRequest accept and confirm');
  });

  test('is not asked about before it has come', async () => {
    const { user, server } = renderCards({ server: served({ ...passed, preferredTime: '1pm' }) });
    await chooseStatus(user, 'Confirmed');
    expect(server.calls).toContain('changeBookingStatus');
  });
});

describe('a day on which the office is closed', () => {
  test('is named before a booking is moved to it', async () => {
    const { user } = renderCards({
      server: fakeProvider({ leads: [aBookingLead()], closedDays: [bonifacioDay] }),
    });
    const dialog = await openSchedule(user);
    await fill(dialog.getByLabelText('Date'), '2026-11-30');
    expect(await dialog.findByText('The office is closed on this day: Bonifacio Day.')).toBeVisible();
  });

  test('is asked about before a consultation is confirmed on it', async () => {
    const booking = aBookingLead({ preferredDate: '2026-11-30', clash: 0 });
    const server = fakeProvider({ leads: [booking], closedDays: [bonifacioDay] });
    const { user } = renderCards({ server });
    await user.click((await card()).getByRole('combobox', { name: /Booking Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Confirmed' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm' }));
    expect(question.getByText('The office is closed on this day: Bonifacio Day.')).toBeVisible();
    expect(question.getByText('Confirm the consultation at this time?')).toBeVisible();
    expect(server.calls).not.toContain('changeBookingStatus');
  });
});

describe('a time at which staff are busy', () => {
  // ten o'clock of the booking, in Manila
  const busyTimes = [
    { userId: 'user-2', start: '2026-11-24T02:00:00.000Z', end: '2026-11-24T03:00:00.000Z' },
  ];

  test('names them before it is chosen', async () => {
    const { user } = renderCards({ server: fakeProvider({ leads: [aBookingLead()], busyTimes }) });
    const dialog = await openSchedule(user);
    const time = dialog.getByRole('combobox', { name: 'Time' });
    await waitFor(() => expect(time).toHaveTextContent('10:00 AM · Busy: Maria Clara'));
  });

  test('is asked about before a consultation is confirmed there', async () => {
    const server = fakeProvider({ leads: [aBookingLead({ clash: 0 })], busyTimes });
    const { user } = renderCards({ server });
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
    const { user } = renderCards({ server: fakeProvider({ leads, busyTimes }) });
    await chooseStatus(user, 'Confirmed');
  });
});

describe('a confirmed booking', () => {
  const noel = { id: 'b2', firstName: 'Noel', lastName: 'Garcia', bookingStatus: 'Confirmed' } as const;
  const question = /Another confirmed consultation stands at this time: Noel Garcia. Confirm this one too\?/;

  test('is not moved to the time of another one without a question', async () => {
    const liza = aBookingLead({ bookingStatus: 'Confirmed', preferredTime: '9am' });
    const server = fakeProvider({ leads: [liza, aBookingLead(noel)] });
    const { user } = renderCards({ server });
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
    const { user } = renderCards({ server });
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
    const { user } = renderCards({ server: served({ ...unsaid, bookingStatus: 'Hold' }) });
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
    const { user, server } = renderCards({ server: served({ bookingStatus: 'Confirmed' }) });
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
    const { user, server } = renderCards({ server: served() });
    const dialog = await openSchedule(user);
    expect(dialog.getByText(/The visitor gets no message/)).toBeVisible();
    await enterDate(user, dialog, '2026-12-03');
    expect(await screen.findByText('Booking rescheduled')).toBeVisible();
    expect(server.calls).toContain('reschedule');
  });

  test('moves and confirms in one act, with a word to the visitor', async () => {
    const { user, server } = renderCards({ server: served() });
    const dialog = await openSchedule(user);
    await fill(dialog.getByLabelText('Date'), '2026-12-03');
    await fill(dialog.getByLabelText(/A word to the visitor/), 'As we said.');
    await user.click(dialog.getByRole('button', { name: 'Move and confirm' }));
    expect(await screen.findByText('Booking moved and confirmed')).toBeVisible();
    expect(server.calls).toContain('reschedule and confirm “As we said.”');
  });

  test('rejects a past date at its field and sends nothing', async () => {
    const { user, server } = renderCards({ server: served() });
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
    const { user } = renderCards({ server });
    const dialog = await openSchedule(user);
    await enterDate(user, dialog, '2026-12-03');
    await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription('Too far ahead'));
  });

  test('notes a closed office and accepts the date', async () => {
    const { user, server } = renderCards({ server: served() });
    const dialog = await openSchedule(user);
    await enterDate(user, dialog, '2026-12-06');
    expect(await screen.findByText('Booking rescheduled')).toBeVisible();
    expect(server.data.leads[0]).toMatchObject({ preferredDate: '2026-12-06' });
  });

  test('asks before a changed time is discarded', async () => {
    const { user } = renderCards({ server: served() });
    const dialog = await openSchedule(user);
    await fill(dialog.getByLabelText('Date'), '2026-12-06');
    expect(dialog.getByText('The office is closed on this day.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await dialog.findByText('Discard what you have written?')).toBeVisible();
  });
});
