import { screen, waitFor, within } from '@testing-library/react';
import { aBookingLead, anEmptyDay, aSubscriptionLead, aTask } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { useScreenShortcuts } from '@/admin/frame/useScreenShortcuts';
import type { DuePremium } from './PremiumLine';
import { TodayDesk } from './TodayDesk';

const booking = aBookingLead({
  id: 'b1',
  clash: 2,
  lastNote: {
    text: 'Promised three quotes',
    channel: null,
    createdByName: 'Ana',
    createdAt: '2026-11-23T01:00:00.000Z',
  },
});

const day = anEmptyDay({
  date: booking.preferredDate,
  consultations: [{ ...booking, age: 38, openTask: aTask({ title: 'Bring forms' }) }],
  unanswered: {
    total: 100,
    rows: [{ ...aBookingLead({ id: 'b2', firstName: 'Rosa', lastName: 'Cruz' }), waitingMinutes: 200 }],
  },
  unansweredSignUps: {
    total: 30,
    rows: [{ ...aSubscriptionLead({ id: 's1', firstName: 'Elena' }), waitingMinutes: 4000 }],
  },
  tasks: { total: 1, rows: [aTask({ id: 't1', title: 'Call the bank' })] },
  failedMails: {
    total: 1,
    rows: [
      {
        id: 'm1',
        kind: 'booking_confirmed',
        leadType: 'appointment',
        leadId: 'b1',
        subject: 'Your consultation is confirmed',
        createdAt: '2026-11-24T01:00:00.000Z',
        lastReply: '550 no such user',
      },
    ],
  },
  coming: [
    {
      kind: 'premium',
      date: '2026-11-28',
      leadType: 'appointment',
      leadId: 'b9',
      clientId: null,
      policyId: null,
      name: 'Rosa Lim',
      detail: 'Term life, monthly',
    },
  ],
  medianFirstResponseMinutes: 45,
});

const region = (name: string | RegExp) => screen.findByRole('region', { name });

/** In Manila, on the day of the consultations. */
const atNoon = () =>
  jest.useFakeTimers({
    now: new Date('2026-11-24T04:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  });
afterEach(() => jest.useRealTimers());

function Keys() {
  useScreenShortcuts();
  return <TodayDesk />;
}

describe('the desk of the day', () => {
  it('is walked with J and K; the keys of a row act on the lead of that row', async () => {
    const server = fakeProvider({ leads: [booking], today: day });
    const { user } = renderAdmin(<Keys />, { server });
    await region(/^Today/);
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('jj');
    const second = document.activeElement;
    await user.keyboard('k');
    expect(focused()).toBe('Liza Reyes');
    expect(second).not.toBe(document.activeElement);
    await user.keyboard('r');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('link', { name: 'Liza Reyes' }).focus();
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Notes & Activity' })).toBeVisible();
    // keys of a dialog are its own, and the caret is in the new note
    await user.keyboard('c');
    expect(server.calls).not.toContain('changeBookingStatus');
    expect(screen.getByLabelText('New note')).toHaveValue('c');
  });

  it('shows the bookings that wait longest, and sign-ups folded below them', async () => {
    const { user } = renderAdmin(<TodayDesk />, { server: fakeProvider({ today: day }) });
    const waiting = within(await region(/^Waiting longest 100/));
    const all = new URL(waiting.getByRole<HTMLAnchorElement>('link', { name: 'Show all' }).href);
    expect(Object.fromEntries(all.searchParams)).toEqual({
      filter: '{"leadType":"appointment","unanswered":true}',
      page: '1',
      sort: 'createdAt',
      order: 'ASC',
    });
    expect(waiting.queryByText('Elena')).toBeNull();
    await user.click(waiting.getByRole('button', { name: 'and 30 sign-ups' }));
    expect(waiting.getByText('Elena')).toBeVisible();
  });

  it('shows a consultation with phone, service, age, clash, last note and task', async () => {
    renderAdmin(<TodayDesk />, { server: fakeProvider({ leads: [booking], today: day }) });
    const today = await region(/^Today/);
    expect(within(today).getByRole('link', { name: '+63 917 000 0101' })).toHaveAttribute(
      'href',
      'tel:+639170000101',
    );
    for (const text of [/10:00 AM/, /Retirement/, /38 years/, /Promised three quotes/, /Bring forms/])
      expect(today).toHaveTextContent(text);
    expect(await region('Tomorrow')).toHaveTextContent('no consultations');
  });

  it('says of a consultation with a client what the policies need', async () => {
    const known = { clientId: 'client-1', policies: 2, inGrace: 1, pastGrace: 0 };
    const consultations = [{ ...day.consultations[0]!, known, perhaps: null }];
    renderAdmin(<TodayDesk />, { server: fakeProvider({ today: { ...day, consultations } }) });
    const today = within(await region(/^Today/));
    expect(today.getByRole('link', { name: 'Client · 2 policies · 1 in grace' })).toBeVisible();
  });

  it('divides the day at the present time, with the last consultations that have begun where there is room', async () => {
    atNoon();
    const at = (id: string, preferredTime: '9am' | '10am' | '4pm') => ({
      ...day.consultations[0]!,
      ...({ id, preferredTime, firstName: id, lastName: '' } as const),
    });
    const toCome = ['Di', 'Ed'].map((id) => at(id, '4pm'));
    const consultations = [at('Ana', '9am'), at('Ben', '9am'), at('Cora', '10am'), ...toCome];
    const { user } = renderAdmin(<TodayDesk />, {
      server: fakeProvider({ today: { ...day, consultations } }),
    });
    const today = within(await region(/^Today 5/));
    const names = () =>
      today.getAllByRole('link', { name: /^(Ana|Ben|Cora|Di|Ed)$/ }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Cora', 'Di', 'Ed']);
    expect(today.getByText(/^Now, /)).toBeVisible();
    expect(today.getByRole('region', { name: 'Earlier' })).toHaveTextContent(
      'Earlier 2 · from 9:00 AM: Ana, Ben',
    );
    await user.click(today.getByRole('button', { name: 'Show earlier' }));
    expect(names()).toEqual(['Ana', 'Ben', 'Cora', 'Di', 'Ed']);
  });

  it('asks of a consultation that has begun whether it took place; Undo takes the answer back', async () => {
    atNoon();
    const consultations = [{ ...day.consultations[0]!, bookingStatus: 'Confirmed' as const }];
    const { user, server } = renderAdmin(<TodayDesk />, {
      server: fakeProvider({ leads: [booking], today: { ...day, consultations } }),
    });
    const today = within(await region(/^Today/));
    expect(today.getByText('Did it take place?')).toBeVisible();
    await user.click(today.getByRole('button', { name: 'Held: Liza Reyes' }));
    expect(await screen.findByText('Marked as Held')).toBeVisible();
    expect(server.calls).toContain('recordOutcome Held');
    expect(await today.findByText('Held')).toBeVisible();
    expect(today.queryByText('Did it take place?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.calls).toContain('recordOutcome null'));
    expect(await today.findByText('Did it take place?')).toBeVisible();
  });

  it('asks nothing of a consultation that is still to come', async () => {
    atNoon();
    const consultations = [{ ...day.consultations[0]!, preferredTime: '1pm' as const }];
    renderAdmin(<TodayDesk />, { server: fakeProvider({ today: { ...day, consultations } }) });
    expect(within(await region(/^Today/)).queryByRole('button', { name: /^No-show/ })).toBeNull();
  });

  it('asks of the consultations of earlier days whether they took place', async () => {
    const rows = [aBookingLead({ id: 'b7', firstName: 'Ana', preferredDate: '2026-11-20' })];
    const today = { ...day, withoutOutcome: { total: 1, rows } };
    const { user, server } = renderAdmin(<TodayDesk />, { server: fakeProvider({ leads: rows, today }) });
    const asked = within(await region('Did it take place?'));
    await user.click(asked.getByRole('button', { name: 'Show did it take place?' }));
    expect(asked.getByText('Fri, Nov 20')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'No-show: Ana Reyes' }));
    expect(await screen.findByText('Marked as No-show')).toBeVisible();
    expect(server.calls).toContain('recordOutcome No-show');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Did it take place?' })).toBeNull());
  });

  it('names the next open day where tomorrow is closed, and the bookings of closed days', async () => {
    const sunday = { ...day.consultations[0]!, id: 'b8', firstName: 'Sol', preferredDate: '2026-11-25' };
    const today = { ...day, nextOpenDay: '2026-11-27', consultations: [...day.consultations, sunday] };
    renderAdmin(<TodayDesk />, { server: fakeProvider({ today }) });
    expect(await region('Tomorrow, closed')).toHaveTextContent('Sol Reyes');
    expect(await region('Next open day: Fri, Nov 27')).toHaveTextContent('no consultations');
    expect(screen.queryByRole('region', { name: 'Tomorrow' })).toBeNull();
  });

  it('opens the answers to what a visitor asks for below its line', async () => {
    const visitorRequest = {
      type: 'cancel',
      message: 'Sorry',
      requestedAt: '2026-11-23T01:00:00.000Z',
    } as const;
    const asking = aBookingLead({ id: 'b5', visitorRequest });
    const today = { ...day, visitorRequests: { total: 1, rows: [asking] } };
    const { user } = renderAdmin(<TodayDesk />, { server: fakeProvider({ today }) });
    const toDo = within(await region(/^To do 2/));
    expect(toDo.queryByRole('group', { name: 'Visitor request' })).toBeNull();
    await user.click(toDo.getByRole('button', { name: 'Answer Liza Reyes' }));
    expect(toDo.getByRole('group', { name: 'Visitor request' })).toHaveTextContent('Sorry');
  });

  it('confirms a consultation where it stands', async () => {
    const [consultation] = day.consultations;
    const preferredDate = '2199-11-22';
    const consultations = [{ ...consultation!, preferredDate }];
    const { user, server } = renderAdmin(<TodayDesk />, {
      server: fakeProvider({ leads: [booking], today: { ...day, date: preferredDate, consultations } }),
    });
    await user.click(within(await region(/^Today/)).getByRole('button', { name: /^Confirm / }));
    await waitFor(() => expect(server.calls).toContain('changeBookingStatus'));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
  });

  it('confirms a consultation whose time has passed after a question', async () => {
    const { user, server } = renderAdmin(<TodayDesk />, {
      server: fakeProvider({ leads: [booking], today: day }),
    });
    await user.click(within(await region(/^Today/)).getByRole('button', { name: /^Confirm / }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm' }));
    expect(question.getByText(/has passed. Confirm it all the same\?$/)).toBeVisible();
    expect(server.calls).not.toContain('changeBookingStatus');
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.calls).toContain('changeBookingStatus'));
  });

  it('shows who waits longest, what is due, what failed and what is coming up', async () => {
    renderAdmin(<TodayDesk />, { server: fakeProvider({ today: day }) });
    expect(await region(/^Waiting longest 100/)).toHaveTextContent('3 h 20 min');
    expect(await region(/^To do/)).toHaveTextContent('Call the bank');
    expect(await region(/^Messages that failed/)).toHaveTextContent('550 no such user');
    expect(await region(/^Coming up/)).toHaveTextContent('Premium due');
    expect(screen.getByText('Usually answered within an hour')).toBeVisible();
  });

  const aPremium = (changes: Partial<DuePremium>): DuePremium => ({
    id: 'premium-1',
    policyId: 'policy-1',
    clientId: 'client-1',
    name: 'Rosa Lim',
    insurer: 'Sun Life',
    product: 'Term 20',
    policyNumber: null,
    dueDate: '2026-11-01',
    graceEndsOn: '2026-12-02',
    ...({ amount: 250_000, paidAmount: 50_000, currency: 'PHP', state: 'in grace', daysLeft: 8 } as const),
    phone: '+63 917 555 0144',
    email: 'rosa@sample.example',
    ...changes,
  });
  const inGrace = aPremium({});
  const pastGrace = aPremium({
    ...({ id: 'premium-2', policyId: 'policy-2', clientId: 'client-2', name: 'Ricardo Bautista' } as const),
    ...({ graceEndsOn: '2026-11-21', state: 'past grace', daysLeft: null, email: null } as const),
    policyNumber: 'P-77',
  });
  const due = aPremium({ id: 'premium-3', name: 'Ana Cruz', state: 'due', daysLeft: null, phone: null });
  const premiums = { total: 3, pastGrace: 1, inGrace: 1, dueSoon: 1, rows: [pastGrace, inGrace, due] };

  it('lists the premiums past grace, in grace and due soon, and records a payment', async () => {
    const today = { ...day, premiums };
    const { user, server } = renderAdmin(<TodayDesk />, { server: fakeProvider({ today }) });
    const card = within(await region(/^Premiums 3/));
    expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Past grace 1',
      'In grace 1',
      'Due within seven days 1',
    ]);
    const group = (name: RegExp) => within(card.getByRole('region', { name }));
    // the first group is open, the others name their first premium
    expect(group(/^In grace/).queryByText(/₱2,000.00/)).toBeNull();
    expect(group(/^In grace/).getByText('Rosa Lim, In grace, 8 days left')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Show: In grace' }));
    expect(group(/^In grace/).getByText('In grace, 8 days left')).toBeVisible();
    expect(group(/^In grace/).getByText(/₱2,000.00/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Record payment: Rosa Lim, Sun Life Term 20' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    expect(dialog.getByLabelText('Amount')).toHaveValue('2,000.00');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(server.calls.some((call) => call.startsWith('recordPayment'))).toBe(true));
  });

  it('notes a call with who owes in the timeline of the client', async () => {
    const { user, server } = renderAdmin(<TodayDesk />, {
      server: fakeProvider({ today: { ...day, premiums } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show: In grace' }));
    await user.click(screen.getByRole('button', { name: 'Log a call: Rosa Lim, Sun Life Term 20' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Call with Rosa Lim' }));
    expect(dialog.getByRole('button', { name: 'Log call' })).toBeDisabled();
    await user.type(dialog.getByLabelText('What was said'), 'Pays on Friday');
    await user.click(dialog.getByRole('button', { name: 'Log call' }));
    await waitFor(() =>
      expect(server.data.timeline.map(({ actionDetails }) => actionDetails)).toContain(
        'Call: Pays on Friday',
      ),
    );
  });

  it('says how to reach who owes', async () => {
    const { user } = renderAdmin(<TodayDesk />, { server: fakeProvider({ today: { ...day, premiums } }) });
    const card = within(await region(/^Premiums/));
    for (const button of card.getAllByRole('button', { name: /^Show: / })) await user.click(button);
    const line = (name: string) => card.getByRole('link', { name }).closest('li')!;
    expect(line('Ricardo Bautista')).toHaveTextContent('+63 917 555 0144 · no e-mail: call');
    expect(within(line('Rosa Lim')).getByRole('link', { name: '+63 917 555 0144' })).toHaveAttribute(
      'href',
      'tel:+639175550144',
    );
    expect(line('Rosa Lim')).not.toHaveTextContent('no e-mail');
    expect(within(line('Ana Cruz')).getByRole('link', { name: 'rosa@sample.example' })).toBeVisible();
  });

  it('asks for a decision on what is past grace', async () => {
    const today = { ...day, premiums, tasks: { total: 0, rows: [] } };
    const { user, server } = renderAdmin(<TodayDesk />, { server: fakeProvider({ today }) });
    const card = within(await region(/^Premiums/));
    expect(card.getByText('Cover unclear for 3 days')).toBeVisible();
    const about = 'Ricardo Bautista, Sun Life Term 20';
    expect(card.getByRole('link', { name: `Mark as lapsed: ${about}` })).toHaveAttribute(
      'href',
      '/admin/policies/policy-2?act=lapse',
    );
    expect(card.getAllByRole('button', { name: /^Ask the insurer/ })).toHaveLength(1);
    await user.click(card.getByRole('button', { name: `Ask the insurer: ${about}` }));
    await waitFor(() => expect(server.data.tasks).toHaveLength(1));
    const task = {
      title: 'Ask Sun Life whether policy P-77 is in force',
      dueDate: day.date,
      clientId: 'client-2',
      assigneeId: 'user-1',
    };
    expect(server.data.tasks[0]).toMatchObject(task);
  });

  it('does not ask the insurer twice', async () => {
    const task = aTask({ title: 'Ask Sun Life whether policy P-77 is in force', clientId: 'client-2' });
    const today = { ...day, premiums, tasks: { total: 1, rows: [task] } };
    renderAdmin(<TodayDesk />, { server: fakeProvider({ today }) });
    const card = within(await region(/^Premiums/));
    expect(card.getByRole('button', { name: /^To be asked: Ricardo Bautista/ })).toBeDisabled();
  });

  it('leads from long lists of premiums to all of them', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => ({ ...pastGrace, id: `p${index}` }));
    const today = { ...day, premiums: { ...premiums, total: 40, pastGrace: 40, rows } };
    const { user } = renderAdmin(<TodayDesk />, { server: fakeProvider({ today }) });
    const card = within(await region(/^Premiums/));
    await user.click(card.getByRole('button', { name: 'Show 17 more' }));
    const all = card.getByRole('link', { name: 'Show all 40 in Policies' });
    expect(decodeURIComponent(all.getAttribute('href')!)).toBe(
      '/admin/policies?filter={"premiumState":"past grace"}',
    );
  });

  it('shows the next step of a case with the tasks, which leads to its policy', async () => {
    const step = aTask({
      ...({ id: 'case-1', kind: 'case', title: 'Send the forms', caseTitle: 'Hospital stay' } as const),
      dueDate: '2026-11-23',
      policyId: 'policy-1',
      policyName: 'Sun Life Term 20 P-1',
      clientId: 'client-1',
      clientName: 'Rosa Lim',
      assigneeId: null,
      assigneeName: null,
    });
    const today = { ...day, tasks: { total: 2, rows: [step, aTask()] } };
    renderAdmin(<TodayDesk />, { server: fakeProvider({ today }) });
    const tasks = await region(/^To do 2/);
    expect(within(tasks).getByRole('link', { name: 'Send the forms' })).toHaveAttribute(
      'href',
      '/admin/policies/policy-1',
    );
    expect(tasks).toHaveTextContent('Rosa LimCase: Hospital stay, Sun Life Term 20 P-1');
    expect(within(tasks).getAllByRole('checkbox')).toHaveLength(1);
  });

  it('sends a failed message again', async () => {
    const { user, server } = renderAdmin(<TodayDesk />, { server: fakeProvider({ today: day }) });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(server.calls).toContain('resendMail'));
  });

  it('opens the notes of a lead', async () => {
    const { user } = renderAdmin(<TodayDesk />, { server: fakeProvider({ leads: [booking], today: day }) });
    await user.click(await screen.findByRole('button', { name: 'Notes & Activity of Liza Reyes' }));
    expect(await screen.findByRole('dialog', { name: 'Notes & Activity' })).toBeVisible();
  });

  it('says why the day could not be loaded, and loads it again', async () => {
    const server = fakeProvider({ today: day });
    const today = server.provider.today;
    server.provider.today = () => Promise.reject(errorResponse(503, 'The database is busy'));
    const { user } = renderAdmin(<TodayDesk />, { server });
    expect(await screen.findByText(/The database is busy/)).toBeVisible();
    server.provider.today = today;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await region(/^Today/)).toBeVisible();
  });
});

test('a list of which only the first entries are read leads to all of them', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => aBookingLead({ id: `n${index}` }));
  const waiting = rows.map((lead) => ({ ...lead, waitingMinutes: 5 }));
  const today = anEmptyDay({ unanswered: { total: 40, rows: waiting } });
  const { user } = renderAdmin(<TodayDesk />, { server: fakeProvider({ today }) });
  await user.click(await screen.findByRole('button', { name: 'Show 15 more' }));
  const all = screen.getByRole('link', { name: 'Show all 40 in Leads' });
  expect(decodeURIComponent(all.getAttribute('href')!)).toContain('"unanswered":true');
});
