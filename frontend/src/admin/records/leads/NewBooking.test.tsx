import { screen, waitFor, within } from '@testing-library/react';
import type { Client } from '@/shared/api-types';
import { aBookingLead } from '@/testing/builders';
import { aClient } from '@/testing/fakeClients';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { NewBooking } from './NewBooking';

const dialog = () => screen.findByRole('dialog', { name: 'New booking' });

/** Opens the dialog, with these bookings and clients on the server. */
async function opened(leads = [aBookingLead({ preferredDate: '2026-11-25' })], clients: Client[] = []) {
  const view = renderAdmin(<NewBooking />, { server: fakeProvider({ leads, clients }) });
  await view.user.click(screen.getByRole('button', { name: 'New booking' }));
  const form = within(await dialog());
  const input = (label: string) => form.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  return { ...view, form, input };
}

// of drafts
afterEach(() => localStorage.clear());

describe('a booking by hand', () => {
  it('is entered with the way in which the person came', async () => {
    const { user, server } = renderAdmin(<NewBooking />, { server: fakeProvider() });
    await user.click(screen.getByRole('button', { name: 'New booking' }));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: 'First name' }), 'Ana');
    await user.click(form.getByRole('combobox', { name: 'Came by' }));
    await user.click(await screen.findByRole('option', { name: 'Walk-in' }));
    await user.click(form.getByRole('button', { name: 'Add booking' }));
    await waitFor(() => expect(server.data.leads).toHaveLength(1));
    expect(server.data.leads[0]).toMatchObject({
      firstName: 'Ana',
      leadSource: 'walk-in',
      dateOfBirth: null,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is opened by its address, which then forgets it', async () => {
    const { user, url } = renderAdmin(<NewBooking />, { path: '/admin/leads?new=booking' });
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(url.current).toBe('/admin/leads'));
  });

  it('names the fields that the server rejects, and keeps what was typed', async () => {
    const server = fakeProvider();
    server.rejectWith = errorResponse(400, 'Phone is required', { phone: 'Phone is required' });
    const { user } = renderAdmin(<NewBooking />, { server });
    await user.click(screen.getByRole('button', { name: 'New booking' }));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: 'First name' }), 'Ana');
    await user.click(form.getByRole('button', { name: 'Add booking' }));
    expect(await form.findByText('Phone is required')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  });

  it('begins with the phone number, and offers the details of whom it belongs to', async () => {
    const { user, form, input } = await opened();
    expect(input('Phone')).toHaveFocus();
    await fill(input('Phone'), '0917 000 0101');
    expect(await form.findByText(/^Known: Liza Reyes, booking of Wed, Nov 25/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Use these details: Liza Reyes' }));
    expect(input('Phone')).toHaveValue('0917 000 0101');
    expect(input('First name')).toHaveValue('Liza');
    expect(input('Last name')).toHaveValue('Reyes');
    expect(input('E-mail')).toHaveValue('liza@example.org');
    expect(form.getByLabelText('Date of birth (optional)')).toHaveValue('1988-04-12');
    expect(form.queryByRole('button', { name: /Liza Reyes/ })).not.toBeInTheDocument();
    expect(input('Date')).toHaveFocus();
  });

  it('keeps what was typed until staff replace it by the known details', async () => {
    const { user, form, input } = await opened();
    await fill(input('First name'), 'Lisa');
    await fill(input('Phone'), '+63 (917) 000-0101');
    await user.click(await form.findByRole('button', { name: 'Use these details: Liza Reyes' }));
    expect(input('First name')).toHaveValue('Lisa');
    expect(input('E-mail')).toHaveValue('liza@example.org');
    expect(form.getByText(/Different in the form: First name\.$/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Replace with these: Liza Reyes' }));
    expect(input('First name')).toHaveValue('Liza');
  });

  it('lists everybody who has the phone number, each once', async () => {
    const { form, input } = await opened([
      aBookingLead({ id: 'b1', firstName: 'Ben', email: 'ben@example.org' }),
      aBookingLead({ id: 'b2' }),
      aBookingLead({ id: 'b3' }),
    ]);
    await fill(input('Phone'), '09170000101');
    expect(await form.findByText(/^Known: Ben Reyes/)).toBeVisible();
    expect(form.getAllByRole('button', { name: /^Use these details/ })).toHaveLength(2);
  });

  it('offers the details of a client, once with their bookings, also of one who never booked', async () => {
    const { user, form, input } = await opened(
      [
        aBookingLead({
          id: 'b1',
          email: 'old@example.org',
          clientId: 'client-1',
          preferredDate: '2026-11-25',
        }),
        aBookingLead({ id: 'b2', firstName: 'Ben', email: 'ben@example.org' }),
      ],
      [aClient(), aClient({ id: 'client-2', firstName: 'Mia', email: null, phone: '0917-000-0101' })],
    );
    await fill(input('Phone'), '0917 000 0101');
    expect(await form.findByText(/^Known: Mia Reyes, client\.$/)).toBeVisible();
    expect(form.getByText(/^Known: Liza Reyes, client, booking of Wed, Nov 25/)).toBeVisible();
    expect(form.getByText(/^Known: Ben Reyes, booking of/)).toBeVisible();
    expect(form.getAllByRole('button', { name: /^Use these details/ })).toHaveLength(3);
    await user.click(form.getByRole('button', { name: 'Use these details: Mia Reyes' }));
    expect(input('First name')).toHaveValue('Mia');
    expect(input('E-mail')).toHaveValue('');
  });

  it('offers a client by the number of a record that was merged, once it is typed as a whole', async () => {
    const formerPhones = { 'client-1': '0918 555 0302' };
    const server = fakeProvider({ clients: [aClient()], formerPhones });
    const { user } = renderAdmin(<NewBooking />, { server });
    await user.click(screen.getByRole('button', { name: 'New booking' }));
    const form = within(await dialog());
    const phone = form.getByLabelText('Phone', { selector: 'input' });
    await fill(phone, '555 0302');
    await waitFor(() => expect(server.calls.join()).toContain('555 0302'));
    expect(form.queryByText(/^Known/)).not.toBeInTheDocument();
    await fill(phone, '0918 555 0302');
    expect(await form.findByText(/^Known: Liza Reyes, client\.$/)).toBeVisible();
  });

  it('offers nobody for an unknown phone number or for part of a number', async () => {
    const { form, input, server } = await opened();
    await fill(input('Phone'), '0917 000 0199');
    await waitFor(() => expect(server.calls.join()).toContain('0917 000 0199'));
    expect(form.queryByText(/^Known/)).not.toBeInTheDocument();
    await fill(input('Phone'), '0101');
    expect(form.queryByText(/^Known/)).not.toBeInTheDocument();
  });

  it('of a caller without an e-mail address gets a placeholder, to which nothing is sent', async () => {
    const { user, form, input, server } = await opened([]);
    expect(await form.findByRole('switch', { name: 'Tell the visitor by e-mail' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Book without one' }));
    expect(form.getByText(/^Nothing is sent to this address/)).toBeVisible();
    expect(form.queryByRole('switch')).not.toBeInTheDocument();
    const { value } = input('E-mail');
    expect(value).toMatch(/^caller-\w+@no-email\.invalid$/);
    await user.click(form.getByRole('button', { name: 'Add booking' }));
    await waitFor(() => expect(server.data.leads).toMatchObject([{ email: value }]));
  });
});
