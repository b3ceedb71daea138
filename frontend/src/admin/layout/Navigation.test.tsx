import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../testing/renderAdmin';
import { Navigation } from './Navigation';

const leads = async () =>
  within(await screen.findByRole('navigation', { name: 'Screens' })).getByRole('link', { name: /^Leads/ });

test('Leads has the number of new leads', async () => {
  renderAdmin(<Navigation newLeads={3} phone={false} />);
  expect(await leads()).toHaveAccessibleName('Leads 3 new');
});

test('Leads has no number without new leads', async () => {
  renderAdmin(<Navigation newLeads={0} phone={false} />);
  expect(await leads()).toHaveAccessibleName('Leads');
});

test('the specified screens come first, the others by what they are for', async () => {
  renderAdmin(<Navigation newLeads={0} phone={false} />);
  const menu = within(await screen.findByRole('navigation', { name: 'Screens' }));
  await menu.findByRole('link', { name: 'Admin Users' });
  const names = menu.getAllByRole('link').map((link) => link.querySelector('span')!.textContent);
  expect(names.slice(0, 5)).toEqual(['Dashboard', 'Leads', 'Calendar', 'Blog', 'Admin Users']);
  const namesIn = (group: string) =>
    within(menu.getByRole('group', { name: group }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(namesIn('Day')).toEqual(['Tasks', 'Messages']);
  expect(namesIn('Writing')).toEqual(['Newsletter']);
  expect(namesIn('Office')).toEqual(['Business', 'Privacy', 'Settings', 'Self-check', 'Audit trail']);
});

test('More opens and closes the sheet of a phone', async () => {
  const { user } = renderAdmin(<Navigation newLeads={0} phone />);
  const more = await screen.findByText('More');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(more).toHaveAttribute('aria-expanded', 'false');
});
