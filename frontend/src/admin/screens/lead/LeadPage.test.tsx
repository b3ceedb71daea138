import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aBookingLead, aMailDetail, aNote, anActivity, aSubscriptionLead } from '@/testing/builders';
import { aClient } from '@/testing/fakeClients';
import { fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { useScreenShortcuts } from '@/admin/frame/useScreenShortcuts';
import { LeadListPage } from '../leads/LeadListPage';
import { LeadPage } from './LeadPage';

const lead = aBookingLead({ id: 'b1', notes: 'Two children, 7 and 11.', phone: '+63 917 000 0101' });
const ref = { leadType: 'appointment', leadId: 'b1' } as const;

function open(path = '/admin/leads/appointment/b1', server = fakeProvider({ leads: [lead] })) {
  return renderAdmin(
    <Routes>
      <Route path="leads" element={<LeadListPage />} />
      <Route path="leads/:leadType/:leadId" element={<LeadPage />} />
    </Routes>,
    { server, path },
  );
}

function openWithKeys(shown: typeof lead) {
  function Keys() {
    useScreenShortcuts();
    return <LeadPage />;
  }
  return renderAdmin(
    <Routes>
      <Route path="leads/:leadType/:leadId" element={<Keys />} />
    </Routes>,
    { server: fakeProvider({ leads: [shown] }), path: '/admin/leads/appointment/b1' },
  );
}

async function correct(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Correct details' }));
}

const section = (name: string) => screen.findByRole('region', { name });

describe('the page of a lead', () => {
  it('shows the contact data, the age, the message of the client and the reference', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Liza Reyes' })).toBeVisible();
    const details = await section('Details');
    expect(within(details).getByRole('link', { name: 'liza@example.org' })).toBeVisible();
    expect(details).toHaveTextContent('April 12, 1988');
    // what the head says is not repeated
    for (const label of ['Phone', 'Preferred Date', 'Preferred Time', 'Service of Interest'])
      expect(within(details).queryByText(label)).not.toBeInTheDocument();
    expect(details).toHaveTextContent('Two children, 7 and 11.');
  });

  it('links the lead to a client who is found by a search, and unlinks it', async () => {
    const server = fakeProvider({ leads: [lead], clients: [aClient({ firstName: 'Ben' })] });
    const { user } = open('/admin/leads/appointment/b1', server);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Link to a client' }));
    await fill(await screen.findByLabelText('Client'), 'ben');
    await user.click(await screen.findByRole('option', { name: /^Ben Reyes/ }));
    await user.click(screen.getByRole('button', { name: 'Link' }));
    expect(await screen.findByRole('link', { name: 'Open the client' })).toBeVisible();
    expect(server.calls).toContain('clientOfLead client-1');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unlink from the client' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open the client' })).toBeNull());
    expect(server.data.leads).toMatchObject([{ clientId: null }]);
  });

  it('begins with the time, the service, the age and the phone number', async () => {
    open();
    const name = await screen.findByRole('heading', { level: 1, name: 'Liza Reyes' });
    expect(name.parentElement).toHaveTextContent(
      /^Liza ReyesTue, Nov 24, 10:00 AM · Retirement Planning · \d+ years · \+63 917 000 0101$/,
    );
  });

  it('names the client with what the policies need', async () => {
    const known = { clientId: 'client-1', policies: 2, inGrace: 1, pastGrace: 0 };
    const server = fakeProvider({ leads: [{ ...lead, clientId: 'client-1', known }] });
    open('/admin/leads/appointment/b1', server);
    expect(await screen.findByRole('link', { name: 'Client · 2 policies · 1 in grace' })).toHaveAttribute(
      'href',
      '/admin/clients/client-1',
    );
  });

  it('leads from Log a call to a note about a call', async () => {
    const { user } = open();
    const history = await section('History');
    await user.click(screen.getByRole('button', { name: 'Log a call' }));
    expect(within(history).getByRole('textbox', { name: 'New note' })).toHaveFocus();
    expect(within(history).getByRole('button', { name: 'Call' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('has the keys of a row: N leads to the note, T to the task, R to the time', async () => {
    const { user } = openWithKeys(lead);
    const note = within(await section('History')).getByRole('textbox', { name: 'New note' });
    await user.keyboard('n');
    expect(note).toHaveFocus();
    act(() => note.blur());
    await user.keyboard('t');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New task' })).toHaveFocus());
    act(() => screen.getByRole('textbox', { name: 'New task' }).blur());
    await user.keyboard('r');
    expect(await screen.findByRole('dialog', { name: /Reschedule/ })).toBeVisible();
  });

  it('has no key that confirms a cancelled booking', async () => {
    const { user, server } = openWithKeys({ ...lead, cancelledAt: '2026-11-20T01:00:00.000Z' });
    await section('History');
    await user.keyboard('cr');
    expect(await screen.findByRole('dialog', { name: /Reschedule/ })).toBeVisible();
    expect(server.calls).not.toContain('changeBookingStatus');
  });

  it('has the note and the call at the foot of a phone', async () => {
    const { user } = open();
    const foot = within(await screen.findByRole('group', { name: 'Note, message and call' }));
    expect(foot.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+639170000101');
    await user.click(foot.getByRole('button', { name: 'Note' }));
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus();
  });

  it('opens a message with the time of the consultation, and logs it as a note', async () => {
    const coming = { ...lead, preferredDate: '2199-12-02' };
    const { user, server } = open(undefined, fakeProvider({ leads: [coming] }));
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Message to/ }));
    expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/your consultation with/);
    fireEvent.click(dialog.getByRole('link', { name: 'WhatsApp' }));
    expect(await screen.findByText('WhatsApp opened')).toBeVisible();
    const note = { note: 'Message opened by hand in WhatsApp: Appointment reminder' };
    expect(server.data.notes).toContainEqual(expect.objectContaining(note));
  });

  it('shows notes, contacts and changes in one history', async () => {
    const server = fakeProvider({
      leads: [lead],
      notes: [aNote({ ...ref, id: 'n', note: 'Called back', channel: 'call' })],
      activity: [
        anActivity({ ...ref, id: 'a', actionType: 'lead_created', actionDetails: 'Booking received' }),
      ],
    });
    open(undefined, server);
    const history = await section('History');
    expect(await within(history).findByText('Called back')).toBeVisible();
    expect(within(history).getByText(/· Call ·/)).toBeVisible();
    expect(within(history).getByText('Booking received')).toBeVisible();
  });

  it('folds the messages under their number', async () => {
    const server = fakeProvider({ leads: [lead], mails: [aMailDetail({ leadId: 'b1' })] });
    const { user } = open(undefined, server);
    const history = within(await section('History'));
    expect(history.queryByText(/Your consultation is confirmed/)).toBeNull();
    await user.click(history.getByRole('button', { name: '1 message' }));
    expect(await history.findByText(/Your consultation is confirmed/)).toBeVisible();
  });

  it('logs a contact by its channel', async () => {
    const { user, server } = open();
    const history = await section('History');
    await fill(within(history).getByRole('textbox', { name: 'New note' }), 'Wants a quote');
    await user.click(within(history).getByRole('button', { name: 'Call' }));
    await user.click(within(history).getByRole('button', { name: 'Log contact' }));
    await waitFor(() => expect(server.data.notes).toHaveLength(1));
    expect(server.data.notes[0]).toMatchObject({ note: 'Wants a quote', channel: 'call' });
  });

  it('corrects details, and sends only what changed', async () => {
    const { user, server } = open();
    await correct(user);
    const dialog = await screen.findByRole('dialog', { name: 'Correct details' });
    const name = within(dialog).getByRole('textbox', { name: 'First name' });
    await fill(name, 'Lisa');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.calls.join()).toContain('update leads'));
    expect(server.data.leads[0]).toMatchObject({ firstName: 'Lisa', lastName: 'Reyes' });
  });

  it.each(['Send', 'Cancel'])(
    'offers to send the confirmation to a corrected address, and withdraw it at the old one: %s',
    async (answer) => {
      const booking = { ...lead, bookingStatus: 'Confirmed', preferredDate: '2099-01-05' } as const;
      const { user, server } = open(undefined, fakeProvider({ leads: [booking] }));
      await correct(user);
      const dialog = within(await screen.findByRole('dialog', { name: 'Correct details' }));
      await fill(dialog.getByRole('textbox', { name: 'E-mail' }), 'right@sample.example');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      const offer = await screen.findByRole('dialog', { name: 'Send the confirmation to the new address?' });
      expect(offer).toHaveTextContent('right@sample.example gets the confirmation');
      expect(offer).toHaveTextContent(`${lead.email} is told`);
      await user.click(within(offer).getByRole('button', { name: answer }));
      await waitFor(() => expect(offer).not.toBeInTheDocument());
      expect(server.calls.includes('sendBookingConfirmation b1')).toBe(answer === 'Send');
    },
  );

  it('meets as usual, until staff choose otherwise for the booking, and as usual again', async () => {
    const { user, server } = open();
    expect(await screen.findByText('By phone, 30 minutes')).toBeVisible();
    const change = async (way: string, minutes: string) => {
      await correct(user);
      const dialog = within(await screen.findByRole('dialog', { name: 'Correct details' }));
      await user.click(dialog.getByRole('combobox', { name: 'How we meet' }));
      await user.click(await screen.findByRole('option', { name: way }));
      await fill(dialog.getByLabelText('Length in minutes (optional)'), minutes);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
    };
    await change('At our office', '90');
    expect(await screen.findByText('At our office, 1 hour 30 minutes')).toBeVisible();
    expect(server.data.leads[0]).toMatchObject({ meetingWay: 'office', meetingMinutes: 90 });
    await change('As usual (by phone)', '');
    expect(await screen.findByText('By phone, 30 minutes')).toBeVisible();
    expect(server.data.leads[0]).toMatchObject({ meetingWay: null, meetingMinutes: null });
  });

  it.each([
    ['/admin/leads?lead=appointment:b1&focus=confirm', true],
    ['/admin/leads?lead=appointment:b1', false],
  ])('opened by the link %s of a mail has the focus on Confirm: %s', async (path, focused) => {
    open(path);
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    if (focused) expect(confirm).toHaveFocus();
    else expect(confirm).not.toHaveFocus();
  });

  it('confirms a booking by one button, which then gives the focus to the status', async () => {
    const { user, server } = open(
      undefined,
      fakeProvider({ leads: [{ ...lead, preferredDate: '2199-11-22' }] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.data.leads[0]).toMatchObject({ bookingStatus: 'Confirmed' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Booking Status' })).toHaveFocus();
  });

  it('confirms a booking whose time has passed after a question', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm' }));
    expect(question.getByText(/has passed. Confirm it all the same\?$/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.data.leads[0]).toMatchObject({ bookingStatus: 'Confirmed' }));
  });

  it.each([{ bookingStatus: 'Confirmed' }, { cancelledAt: '2026-11-20T01:00:00.000Z' }] as const)(
    'of a booking with %j offers no confirmation',
    async (changes) => {
      open(undefined, fakeProvider({ leads: [aBookingLead({ ...changes, id: 'b1' })] }));
      await section('Details');
      expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    },
  );

  it('links to the other leads of the person', async () => {
    const other = aSubscriptionLead({ id: 's1', email: lead.email });
    open(undefined, fakeProvider({ leads: [lead, other] }));
    const related = await section('Other leads of this person');
    expect(within(related).getByRole('link', { name: 'Elena' })).toHaveAttribute(
      'href',
      '/admin/leads/subscription/s1',
    );
  });

  it.each(['/admin/leads/appointment/unknown', '/admin/leads/person/b1'])(
    'says that there is no lead at %s',
    async (path) => {
      open(path);
      expect(await screen.findByText('There is no lead at this address.')).toBeVisible();
    },
  );
});
