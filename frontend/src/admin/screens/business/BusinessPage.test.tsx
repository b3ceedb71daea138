import { screen, within } from '@testing-library/react';
import { anAssistant, aSuperadmin } from '@/testing/builders';
import { untouchedBusiness, withSection } from '@/testing/fakeBusiness';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { writeDraft } from '@/admin/ground/api/draftStore';
import { BusinessPage } from './BusinessPage';
import { SECTIONS } from './sections';

const renderPage = (options: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(<BusinessPage />, { resource: 'business', path: '/admin/business', ...options });

const row = async (name: string) =>
  within(await screen.findByRole('list', { name: 'Sections' })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });

beforeEach(() => localStorage.clear());

test('lists the sections with their addresses, and marks samples and values of the environment', async () => {
  renderPage();
  expect(await row('Opening hours')).toHaveAttribute('href', '/admin/business/hours');
  expect(screen.getAllByRole('listitem')).toHaveLength(SECTIONS.length);
  expect(await row('Statistics')).toHaveTextContent('Sample');
  expect(await row('Testimonials')).toHaveTextContent('Sample');
  expect(await row('Identity')).toHaveTextContent('As installed');
  expect(await row('Hero')).not.toHaveTextContent('Sample');
  expect(await row('Hero')).toHaveTextContent('Never changed');
});

test('a changed section has no mark, but says when and by whom it was changed', async () => {
  const business = withSection(untouchedBusiness(), 'testimonials', { title: 'What they say' });
  renderPage({ server: fakeProvider({ business }) });
  expect(await row('Testimonials')).not.toHaveTextContent('Sample');
  expect(await row('Testimonials')).toHaveTextContent('Changed Nov 21, 2026, 11:00 AM by Ben Santos');
});

test('a section with unsaved changes says so', async () => {
  writeDraft(aSuperadmin.id, draftKeys.business('hero'), {
    savedAt: new Date().toISOString(),
    start: {},
    value: { title: 'x' },
  });
  renderPage();
  await row('Hero');
  await screen.findByText('Unsaved changes');
  expect(await row('Hero')).toHaveTextContent('Unsaved changes');
  expect(await row('About')).not.toHaveTextContent('Unsaved changes');
});

test('an assistant sees a message, and nothing is requested', async () => {
  const server = fakeProvider();
  const business = jest.spyOn(server.provider, 'business');
  renderPage({ user: anAssistant, server });
  expect(await screen.findByText(/Only superadmin users can change what the site says/)).toBeVisible();
  expect(business).not.toHaveBeenCalled();
});

test('an error offers another try', async () => {
  const server = fakeProvider();
  jest.spyOn(server.provider, 'business').mockRejectedValueOnce(errorResponse(503, 'The database is away'));
  const { user } = renderPage({ server });
  expect(await screen.findByText('The database is away')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Hero')).toBeVisible();
});
