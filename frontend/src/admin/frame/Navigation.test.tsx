import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { Navigation } from './Navigation';

const waiting = {
  tasksDue: 3,
  failedMails: 2,
  heldMails: 0,
  privacyRequestsDue: 1,
  premiumsPastGrace: 0,
  premiumsInGrace: 4,
};
const link = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Screens' })).findByRole('link', { name });

test('the menu says how much waits on each page', async () => {
  renderAdmin(<Navigation newLeads={120} phone={false} />, { server: fakeProvider({ waiting }) });
  expect(await link(/^Leads 99\+ new$/)).toBeVisible();
  expect(await link(/^Tasks 3 due$/)).toBeVisible();
  expect(await link(/^Messages 2 failed$/)).toBeVisible();
  expect(await link(/^Policies 4 in grace$/)).toBeVisible();
  expect(await link(/^Settings 1 privacy request due$/)).toBeVisible();
});

test.each([
  [{ failedMails: 2, heldMails: 30 }, 'Messages 32 failed or held'],
  [{ failedMails: 0, heldMails: 30 }, 'Messages 30 held'],
])('messages are also counted while they are held: %j', async (mails, name) => {
  const server = fakeProvider({ waiting: { ...waiting, ...mails } });
  renderAdmin(<Navigation newLeads={0} phone={false} />, { server });
  expect(await link(new RegExp(`^${name}$`))).toBeVisible();
});

test.each([
  [{ premiumsPastGrace: 2, premiumsInGrace: 4 }, 'Policies 6 past grace or in grace'],
  [{ premiumsPastGrace: 2, premiumsInGrace: 0 }, 'Policies 2 past grace'],
])('policies are counted until somebody decides: %j', async (premiums, name) => {
  const server = fakeProvider({ waiting: { ...waiting, ...premiums } });
  renderAdmin(<Navigation newLeads={0} phone={false} />, { server });
  expect(await link(new RegExp(`^${name}$`))).toBeVisible();
});

test('the menu has no numbers where nothing waits', async () => {
  renderAdmin(<Navigation newLeads={0} phone={false} />);
  for (const name of [/^Leads$/, /^Tasks$/, /^Messages$/, /^Policies$/, /^Settings$/])
    expect(await link(name)).not.toHaveTextContent(/\d/);
});

test('the bar of a phone has the specified screens, and More says what waits on the others', async () => {
  renderAdmin(<Navigation newLeads={0} phone />, { server: fakeProvider({ waiting }) });
  const more = await screen.findByRole('button', { name: /^More/ });
  await waitFor(() =>
    expect(more).toHaveAccessibleName(
      'More 10 waiting: Policies, 4 in grace; Tasks, 3 due; Messages, 2 failed; Settings, 1 privacy request due',
    ),
  );
  const inBar = [...more.parentElement!.querySelectorAll(':scope > a > span:first-of-type')];
  expect(inBar.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Leads', 'Calendar', 'Blog']);
});

test('the menu has three groups, and the specified screens in their order', async () => {
  renderAdmin(<Navigation newLeads={0} phone={false} />);
  const menu = within(await screen.findByRole('navigation', { name: 'Screens' }));
  await menu.findByRole('link', { name: 'Admin Users' });
  const namesIn = (group: string) =>
    within(menu.getByRole('group', { name: group }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(namesIn('Day').slice(0, 3)).toEqual(['Dashboard', 'Leads', 'Calendar']);
  expect(namesIn('Writing')[0]).toBe('Blog');
  expect(namesIn('Office')[0]).toBe('Admin Users');
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

test.each([
  ['', 'Dashboard'],
  ['/leads/appointment/1', 'Leads'],
  ['/clients/1/merge/2', 'Clients'],
  ['/households/1', 'Clients'],
  ['/imports/new', 'Settings'],
  ['/privacy/breach', 'Settings'],
])('the menu marks the screen of a page: /admin%s is part of %s', async (path, name) => {
  renderAdmin(<Navigation newLeads={0} phone={false} />, { path: `/admin${path}` });
  await link(new RegExp(`^${name}$`));
  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});

test('Back closes the sheet of a phone, and a link in it opens its page', async () => {
  const { user, url } = renderAdmin(<Navigation newLeads={0} phone />, { path: '/admin/leads' });
  const more = await screen.findByText('More');
  await user.click(more);
  act(() => window.history.back());
  await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
  expect(url.current).toBe('/admin/leads');
  await user.click(more);
  await user.click(screen.getByRole('link', { name: 'Clients' }));
  expect(url.current).toBe('/admin/clients');
  expect(more).toHaveAttribute('aria-expanded', 'false');
});
