import { screen, within } from '@testing-library/react';
import { anAssistant } from '@/testing/builders';
import { fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { SettingsPage } from './SettingsPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<SettingsPage />, { resource: 'settings', path: '/admin/settings', ...options });

async function entries() {
  const list = within(await screen.findByRole('list', { name: 'Settings' }));
  return list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('lists what the office sets once', async () => {
  renderPage();
  await screen.findByRole('link', { name: 'Import' });
  expect(await entries()).toEqual([
    ['Mail', '/admin/settings/mail'],
    ['Calendars', '/admin/settings/calendars'],
    ['Import', '/admin/imports'],
    ['Connections', '/admin/connections'],
    ['Privacy', '/admin/privacy'],
    ['Self-check', '/admin/self-check'],
    ['Audit trail', '/admin/audit'],
    ['Security', '/admin/security'],
  ]);
});

test('lists to an assistant what assistants may open', async () => {
  renderPage({ user: anAssistant });
  await screen.findByRole('link', { name: 'Mail' });
  expect((await entries()).map(([name]) => name)).toEqual(['Mail', 'Calendars', 'Security']);
});

test('says how many privacy requests are due', async () => {
  const server = fakeProvider();
  server.data.waiting = { ...server.data.waiting, privacyRequestsDue: 2 };
  renderPage({ server });
  expect(await screen.findByText('2 due')).toBeVisible();
});
