import { screen, waitFor, within } from '@testing-library/react';
import { someStats } from '@/testing/builders';
import { aFirstStep } from '@/testing/fakeCare';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { DashboardPage } from './DashboardPage';

const NO_LEADS = { ...someStats(), leads: { ...someStats().leads, total: 0 } };
const ARTICLE = aFirstStep();
const BOOKING = aFirstStep({ id: 'booking', title: 'Book a test consultation', link: '/#contact' });
const MAIL = aFirstStep({ id: 'mail', title: 'Connect your mail', done: true, link: '/admin/settings' });

const region = () => screen.findByRole('region', { name: 'First Steps' });

test('an empty dashboard shows the first steps, each with the way to its screen', async () => {
  renderAdmin(<DashboardPage />, {
    server: fakeProvider({ stats: NO_LEADS, firstSteps: [MAIL, ARTICLE, BOOKING] }),
  });
  const steps = within(await region());
  expect(await steps.findByText('1 of 3 done')).toBeVisible();
  expect(steps.getByText(/No lead has arrived yet/)).toBeVisible();
  expect(steps.getByText('Connect your mail')).toHaveTextContent('Connect your mail (done)');
  expect(steps.queryByRole('link', { name: 'Connect your mail' })).toBeNull();
  expect(steps.getByRole('link', { name: ARTICLE.title })).toHaveAttribute('href', '/admin/blog');
  expect(steps.getByRole('link', { name: BOOKING.title })).toHaveAttribute('href', '/#contact');
});

test('the steps that are left are one line once leads have arrived', async () => {
  const { user } = renderAdmin(<DashboardPage />, { server: fakeProvider({ firstSteps: [ARTICLE] }) });
  const steps = within(await region());
  expect(await steps.findByText('0 of 1 done')).toBeVisible();
  expect(steps.queryByText(/No lead has arrived yet/)).toBeNull();
  expect(steps.queryByRole('link', { name: ARTICLE.title })).toBeNull();
  await user.click(steps.getByRole('button', { name: 'Show' }));
  expect(steps.getByRole('link', { name: ARTICLE.title })).toBeVisible();
});

test('they stand below the work once there are ten bookings', async () => {
  const order = async (total: number) => {
    const stats = { ...someStats(), bookings: { ...someStats().bookings, total } };
    const server = fakeProvider({ stats, firstSteps: [ARTICLE] });
    const { unmount } = renderAdmin(<DashboardPage />, { server });
    const steps = await region();
    const work = await screen.findByRole('region', { name: /^Today/ });
    const position = steps.compareDocumentPosition(work);
    unmount();
    return position & Node.DOCUMENT_POSITION_FOLLOWING ? 'steps first' : 'work first';
  };
  expect(await order(9)).toBe('steps first');
  expect(await order(10)).toBe('work first');
});

test('they end when all are done', async () => {
  renderAdmin(<DashboardPage />, { server: fakeProvider({ stats: NO_LEADS, firstSteps: [MAIL] }) });
  expect(await screen.findByText('Total Leads')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'First Steps' })).toBeNull();
});

test('they can be hidden', async () => {
  const { user } = renderAdmin(<DashboardPage />, {
    server: fakeProvider({ stats: NO_LEADS, firstSteps: [ARTICLE] }),
  });
  const steps = within(await region());
  await user.click(steps.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First Steps' })).toBeNull());
});

test('says when they cannot be loaded, and tries again', async () => {
  const server = fakeProvider({ stats: NO_LEADS, firstSteps: [ARTICLE] });
  const { firstSteps } = server.provider;
  server.provider.firstSteps = () => Promise.reject(errorResponse(503, 'The database is away'));
  const { user } = renderAdmin(<DashboardPage />, { server });
  const steps = within(await region());
  expect(await steps.findByText('The database is away')).toBeVisible();
  server.provider.firstSteps = firstSteps;
  await user.click(steps.getByRole('button', { name: 'Try again' }));
  expect(await steps.findByRole('link', { name: ARTICLE.title })).toBeVisible();
});
