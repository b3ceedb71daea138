import { screen, waitFor } from '@testing-library/react';
import { renderAdmin } from '../../testing/renderAdmin';
import { CalendarFeed } from './CalendarFeed';

test('the address is shown once when it is made, and can be revoked', async () => {
  const { user, server } = renderAdmin(<CalendarFeed />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make an address' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Make an address' }));
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(
    'https://office.example/calendar/secret.ics',
  );
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(server.data.calendarFeed).toBeNull());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
