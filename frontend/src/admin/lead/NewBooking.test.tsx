import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, fakeProvider } from '../../testing/fakeProvider';
import { renderAdmin } from '../../testing/renderAdmin';
import { NewBooking } from './NewBooking';

const dialog = () => screen.findByRole('dialog', { name: 'New booking' });

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
});
