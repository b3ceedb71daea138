import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBookingLead, anAssistant, aPost } from '@/testing/builders';
import { aClient } from '@/testing/fakeClients';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { SearchLauncher } from './SearchLauncher';

const server = () =>
  fakeProvider({
    leads: [aBookingLead({ id: 'b1', firstName: 'Liza' })],
    posts: [aPost({ title: 'Lists of riders' })],
  });

const field = () => screen.findByRole('combobox', { name: 'Search everything' });

describe('the search of everything', () => {
  it('opens with Ctrl+K, finds a lead and opens it with Enter', async () => {
    const { user, url } = renderAdmin(<SearchLauncher />, { server: server() });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await user.type(await field(), 'liz');
    expect(await screen.findByRole('option', { name: /^Liza Reyes/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(url.current).toBe('/admin/leads/appointment/b1');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves Ctrl+K to a text that makes a link with it', async () => {
    renderAdmin(
      <>
        <textarea aria-label="Text" onKeyDown={(event) => event.preventDefault()} />
        <SearchLauncher />
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens by its button, and offers screens and actions before anything is typed', async () => {
    const { user, url, server: fake } = renderAdmin(<SearchLauncher />, { server: server() });
    await user.click(screen.getByRole('button', { name: 'Search everything' }));
    await user.click(await screen.findByRole('option', { name: 'Calendar' }));
    expect(url.current).toBe('/admin/calendar');
    expect(fake.calls).toEqual([]);
  });

  it('groups what it finds', async () => {
    const { user } = renderAdmin(<SearchLauncher />, { server: server() });
    await user.click(screen.getByRole('button', { name: 'Search everything' }));
    await user.type(await field(), 'li');
    expect(await screen.findByRole('group', { name: 'Leads' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Posts' })).toHaveTextContent('Lists of riders');
  });

  it('chooses the first line of new results, also when the line chosen before is among them', async () => {
    const leads = ['Lizbeth', 'Liza'].map((firstName) => aBookingLead({ id: firstName, firstName }));
    const { user } = renderAdmin(<SearchLauncher />, { server: fakeProvider({ leads }) });
    await user.click(screen.getByRole('button', { name: 'Search everything' }));
    fireEvent.change(await field(), { target: { value: 'liza' } });
    expect(await screen.findByRole('option', { name: /^Liza Reyes/, selected: true })).toBeVisible();
    fireEvent.change(await field(), { target: { value: 'liz' } });
    expect(await screen.findByRole('option', { name: /^Lizbeth Reyes/, selected: true })).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /^Liza Reyes/, selected: true })).toBeVisible();
  });

  it('asks for the record of a chosen act, and opens the act on its page', async () => {
    const leads = [aBookingLead({ id: 'b1', firstName: 'Liza' })];
    const clients = [aClient({ id: 'c1', firstName: 'Liza', lastName: 'Reyes' })];
    const { user, url } = renderAdmin(<SearchLauncher />, { server: fakeProvider({ leads, clients }) });
    await user.click(screen.getByRole('button', { name: 'Search everything' }));
    await user.click(await screen.findByRole('option', { name: 'Log a call' }));
    expect(screen.getByRole('status')).toHaveTextContent('Log a call: type a name');
    await user.type(await field(), 'liza');
    const group = await screen.findByRole('group', { name: 'Log a call' });
    await user.click(await within(group).findByRole('option', { name: /^Liza Reyes/ }));
    expect(url.current).toBe('/admin/clients/c1?act=call');
  });

  it('says that nothing was found, and why a search failed', async () => {
    const fake = server();
    const { user } = renderAdmin(<SearchLauncher />, { server: fake });
    await user.click(screen.getByRole('button', { name: 'Search everything' }));
    await user.type(await field(), 'zzzz');
    expect(await screen.findByText('Nothing found for “zzzz”.')).toBeVisible();
    fake.rejectWith = errorResponse(503, 'Too many requests at the moment');
    await user.type(await field(), 'y');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests at the moment');
  });

  it('leaves out the screens that the role may not open', async () => {
    const { user } = renderAdmin(<SearchLauncher />, { server: server(), user: anAssistant });
    await user.click(screen.getByRole('button', { name: 'Search everything' }));
    await screen.findByRole('option', { name: 'Calendar' });
    expect(screen.queryByRole('option', { name: 'Admin Users' })).not.toBeInTheDocument();
  });
});
