import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../testing/renderAdmin';
import { Navigation } from './Navigation';

const leads = async () =>
  within(await screen.findByRole('navigation', { name: 'Screens' })).getByRole('link', { name: /^Leads/ });

test('Leads has the number of new leads', async () => {
  renderAdmin(<Navigation newLeads={3} />);
  expect(await leads()).toHaveAccessibleName('Leads 3 new');
});

test('Leads has no number without new leads', async () => {
  renderAdmin(<Navigation newLeads={0} />);
  expect(await leads()).toHaveAccessibleName('Leads');
});

test('More opens and closes the sheet of a phone', async () => {
  const { user } = renderAdmin(<Navigation newLeads={0} />);
  const more = await screen.findByText('More');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(more).toHaveAttribute('aria-expanded', 'false');
});
