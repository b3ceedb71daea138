import { screen, waitFor, within } from '@testing-library/react';
import { aBookingLead, aPost, aSuperadmin } from '@/testing/builders';
import { fakeProvider, errorResponse } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { PostListPage } from '@/admin/screens/blog/PostListPage';
import { LeadListPage } from '@/admin/screens/leads/LeadListPage';
import { NotesDialog } from '@/admin/records/leads/NotesDialog';
import { SaleDialog } from '@/admin/records/leads/SaleDialog';
import { NewUserDialog } from '@/admin/screens/users/NewUserDialog';
import { draftKeys } from './draftKeys';
import { readDraft, writeDraft } from '../api/draftStore';

const liza = aBookingLead();
const openNotes = (user = aSuperadmin) => {
  const onClose = jest.fn();
  return { ...renderAdmin(<NotesDialog lead={liza} onClose={onClose} />, { user }), onClose };
};
const openSale = (server = fakeProvider({ leads: [liza] })) => {
  const onClose = jest.fn();
  return { ...renderAdmin(<SaleDialog booking={liza} onClose={onClose} />, { server }), onClose };
};
const note = () => screen.findByLabelText('New note');

beforeEach(() => localStorage.clear());

test('the draft of a note survives a reload and can be discarded', async () => {
  const first = openNotes();
  await fill(await note(), 'Prefers mornings');
  first.unmount();

  const { user } = openNotes();
  expect(await screen.findByText(/^Restored what you had written at /)).toBeVisible();
  expect(await note()).toHaveValue('Prefers mornings');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await note()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('a lead and a post show that they have a draft until it is discarded', async () => {
  const written = { savedAt: new Date().toISOString(), start: '', value: 'Half of it' };
  writeDraft(aSuperadmin.id, draftKeys.note({ leadType: 'appointment', leadId: liza.id }), written);
  writeDraft('user-9', draftKeys.sale(liza.id), written);
  const leads = renderAdmin(<LeadListPage />, { server: fakeProvider({ leads: [liza] }) });
  expect(await screen.findByText('Unsaved note')).toBeVisible();
  expect(screen.queryByText('Unsaved sale')).toBeNull();
  await leads.user.click(screen.getByRole('button', { name: 'Notes & Activity' }));
  await screen.findByText(/^Restored/);
  await leads.user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Unsaved note')).toBeNull());
  leads.unmount();

  writeDraft(aSuperadmin.id, draftKeys.post(), written);
  writeDraft(aSuperadmin.id, draftKeys.post(aPost().id), written);
  renderAdmin(<PostListPage />, { resource: 'posts', server: fakeProvider({ posts: [aPost()] }) });
  expect(await screen.findByText('Unsaved article')).toBeVisible();
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
});

test('another user of the same browser does not see the draft', async () => {
  const first = openNotes();
  await fill(await note(), 'Prefers mornings');
  first.unmount();
  openNotes({ ...aSuperadmin, id: 'user-9' });
  expect(await note()).toHaveValue('');
  expect(screen.queryByText(/Restored/)).toBeNull();
});

test('closing a dialog with a typed note asks for confirmation', async () => {
  const { user, onClose } = openNotes();
  await fill(await note(), 'Prefers mornings');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toHaveTextContent('Discard what you have written?');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('closing an unchanged dialog needs no confirmation', async () => {
  const { user, onClose } = openNotes();
  await note();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('saving a note deletes its draft, a failed save keeps it', async () => {
  const { user, server } = openNotes();
  await fill(await note(), 'Prefers mornings');
  server.rejectWith = errorResponse(503, 'The database is away');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The database is away')).toBeVisible();
  expect(localStorage).toHaveLength(1);
  server.rejectWith = null;
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(await note()).toHaveValue('');
});

test('the draft of a sale survives a reload and is deleted after saving', async () => {
  const first = openSale();
  await fill(await screen.findByLabelText('Product/Policy Purchased'), 'Term life');
  first.unmount();
  const { user, server, onClose } = openSale();
  expect(await screen.findByText(/^Restored/)).toBeVisible();
  await fill(screen.getByLabelText('Premium Rate'), '1250');
  await user.click(screen.getByRole('button', { name: 'Save Sale' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.data.leads[0]).toMatchObject({ productPurchased: 'Term life', premiumRate: '1250' });
  expect(localStorage).toHaveLength(0);
});

test('the draft of a new account does not contain the password', async () => {
  const first = renderAdmin(<NewUserDialog onClose={() => {}} />);
  await fill(await screen.findByLabelText('Full Name'), 'Maria Clara');
  await fill(screen.getByLabelText('Password'), 'a secret of hers');
  expect(JSON.stringify(readDraft(aSuperadmin.id, 'user'))).toMatch(/^(?=.*Maria Clara)(?!.*secret)/);
  first.unmount();
  renderAdmin(<NewUserDialog onClose={() => {}} />);
  expect(await screen.findByText(/^Restored/)).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Maria Clara');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('the draft of a post survives a reload, with a warning if the post was changed', async () => {
  const server = fakeProvider({ posts: [aPost()] });
  const renderBlog = () => renderAdmin(<PostListPage />, { resource: 'posts', path: '/admin/blog', server });
  const first = renderBlog();
  await first.user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await first.user.type(await screen.findByLabelText('Title'), '!');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  first.unmount();

  const second = renderBlog();
  await second.user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Restored what you had written at [^.]*\.$/)).toBeVisible();
  expect(dialog.getByLabelText('Title')).toHaveValue('Term or whole life!');
  second.unmount();

  server.data.posts = [aPost({ excerpt: 'Edited by Ben.' })];
  const { user } = renderBlog();
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  expect(await screen.findByText(/^Somebody else saved this article/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Term or whole life!');
  expect(screen.getByLabelText('Excerpt')).toHaveValue('Edited by Ben.');
});

test('if the draft cannot be stored, shows a warning and asks before the page is left', async () => {
  const { user } = openNotes();
  await note();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const confirmation = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(confirmation()).toBe(false);
  await user.type(await note(), 'x');
  expect(await screen.findByText(/cannot keep a draft/)).toBeVisible();
  expect(confirmation()).toBe(true);
  full.mockRestore();
  await user.type(await note(), 'y');
  expect(confirmation()).toBe(false);
});
