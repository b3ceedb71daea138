import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aBookingLead } from '@/testing/builders';
import { fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { entityRoutes } from '@/admin/frame/routes';

const liza = aBookingLead({ id: 'liza' });
const noel = aBookingLead({ id: 'noel', firstName: 'Noel', lastName: 'Garcia', email: liza.email });

const open = (path: string) =>
  renderAdmin(
    <Routes>
      <Route path="leads/*" element={entityRoutes().find(({ key }) => key === 'leads')} />
    </Routes>,
    { server: fakeProvider({ leads: [liza, noel] }), path },
  );
const showOn = (width: number) => {
  window.matchMedia = ((query: string) => ({
    matches: width >= Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? Infinity),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
};
const { matchMedia } = window;
afterEach(() => (window.matchMedia = matchMedia));

const pane = () => screen.findByRole('region', { name: 'Lead' });
const linkOf = async (name: string) =>
  within(await screen.findByRole('article', { name })).getByRole('link', { name });
const search = '?filter={"q":"@"}';

describe('on a wide screen', () => {
  beforeEach(() => showOn(1920));

  test('a lead opens beside the list, with the focus on its name, and closes to its link in the list', async () => {
    const { user, url } = open(`/admin/leads${search}`);
    await user.click(await linkOf('Liza Reyes'));
    const heading = await within(await pane()).findByRole('heading', { name: 'Liza Reyes' });
    expect(heading).toHaveFocus();
    expect(url.current).toBe(`/admin/leads/appointment/liza${search}`);
    expect(document.title).toBe('Liza Reyes · Staff console');
    expect(await linkOf('Liza Reyes')).toHaveAttribute('aria-current', 'page');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Lead' })).toBeNull();
    expect(url.current).toBe(`/admin/leads${search}`);
    expect(document.title).toBe('Lead Management · Staff console');
    expect(await linkOf('Liza Reyes')).toHaveFocus();
  });

  test('another lead of the list or of the person replaces it, and Close leads to the list', async () => {
    const { user, url } = open('/admin/leads/appointment/liza');
    await user.click(await linkOf('Noel Garcia'));
    await within(await pane()).findByRole('heading', { name: 'Noel Garcia' });
    await user.click(within(await pane()).getByRole('link', { name: 'Liza Reyes' }));
    await within(await pane()).findByRole('heading', { name: 'Liza Reyes' });
    await user.click(screen.getByRole('link', { name: 'Close' }));
    expect(url.current).toBe('/admin/leads');
    await waitFor(async () => expect(await linkOf('Liza Reyes')).toHaveFocus());
  });

  test('Escape in a text field keeps the lead open', async () => {
    const { user, url } = open('/admin/leads/appointment/liza');
    await user.type(await within(await pane()).findByLabelText('New note'), 'x{Escape}');
    expect(url.current).toBe('/admin/leads/appointment/liza');
  });

  test('an address without a lead shows that beside the list', async () => {
    open('/admin/leads/appointment/unknown');
    expect(await within(await pane()).findByText('There is no lead at this address.')).toBeVisible();
    expect(await linkOf('Liza Reyes')).toBeVisible();
  });
});

test('on other screens a lead has a page of its own, which leads back to the filtered list', async () => {
  showOn(1366);
  const { user, url } = open(`/admin/leads${search}`);
  await user.click(await linkOf('Liza Reyes'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Liza Reyes' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All leads' }));
  expect(url.current).toBe(`/admin/leads${search}`);
  expect(await linkOf('Noel Garcia')).toBeVisible();
});
