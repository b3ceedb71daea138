import { screen, within } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { aHeldLead, aPerson } from '@/testing/fakePrivacy';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { EraseDialog } from './EraseDialog';
import type { Person } from '@/admin/ground/api/privacyTypes';

const SALE = {
  productPurchased: 'Whole life',
  premiumFrequency: 'monthly',
  premiumRate: '1000',
  soldOn: '2026-11-21',
};
const LIZA = aPerson({
  leads: [aHeldLead({ sale: SALE })],
  mentions: [
    { kind: 'note', id: 'note-9', text: 'Referred by Liza Reyes', leadType: 'appointment', leadId: 'other' },
    { kind: 'task', id: 'task-9', text: 'Thank Liza', leadType: null, leadId: null },
  ],
  backups: [
    { file: 'a.gz', takenAt: '2026-11-20T18:00:00.000Z', goneBy: '2026-12-20T18:00:00.000Z' },
    { file: 'b.gz', takenAt: '2026-11-21T18:00:00.000Z', goneBy: '2026-12-21T18:00:00.000Z' },
  ],
});

function renderDialog(person: Person = LIZA, server = fakeProvider({ people: [person] })) {
  const onClose = jest.fn();
  const view = renderAdmin(<EraseDialog person={person} onClose={onClose} />, { server });
  return { ...view, onClose };
}
const erase = () => screen.getByRole('button', { name: 'Erase for good' });

async function confirm({ user }: ReturnType<typeof renderDialog>) {
  await user.click(screen.getByLabelText('Reason'));
  await user.paste('Asked for it');
  await user.click(screen.getByLabelText('Type the e-mail address to confirm'));
  await user.paste(' Liza@example.org');
}

test('says what goes, what stays, and which backups hold the person until when', () => {
  renderDialog();
  const part = (name: string) => screen.getByRole('region', { name });
  expect(part('What goes')).toHaveTextContent(
    'the name, the e-mail address, the phone number, the date of birth, and the message',
  );
  expect(part('What goes')).toHaveTextContent('Held now: 1 booking.');
  expect(part('What stays')).toHaveTextContent(
    'The sale, without the person: Whole life, 1000 monthly, on November 21, 2026.',
  );
  expect(part('What stays')).toHaveTextContent('the numbers on the dashboard stay right');
  expect(part('Backups')).toHaveTextContent(
    '2 backups still hold the person; the last one that goes by itself is gone by December 22, 2026.',
  );
});

test('asks for another legal ground while a policy is in force', async () => {
  const policy = { id: 'policy-1', force: 'in force' } as unknown as Person['policies'][number];
  const view = renderDialog(aPerson({ policies: [policy] }));
  await confirm(view);
  expect(erase()).toBeDisabled();
  await fill(screen.getByLabelText('Legal ground for erasing a policy in force'), 'A court has ordered it');
  await view.user.click(erase());
  expect(await screen.findByText('The person is erased')).toBeVisible();
  expect(view.server.calls).toContain('erasePerson A court has ordered it');
});

test('erases only after a reason and the e-mail address', async () => {
  const view = renderDialog();
  expect(erase()).toBeDisabled();
  await fill(screen.getByLabelText('Reason'), 'Asked for it');
  await fill(screen.getByLabelText('Type the e-mail address to confirm'), 'liza@example.or');
  expect(erase()).toBeDisabled();
  await view.user.type(screen.getByLabelText('Type the e-mail address to confirm'), 'g');
  expect(erase()).toBeEnabled();
});

test('removes the ticked notes and tasks of others too, and shows the certificate', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const view = renderDialog();
  await view.user.click(screen.getByRole('checkbox', { name: 'Note: Referred by Liza Reyes' }));
  await confirm(view);
  await view.user.click(erase());
  const done = within(await screen.findByRole('dialog', { name: 'Certificate of erasure' }));
  const certificate = done.getByRole('region', { name: 'Certificate of erasure' });
  expect(certificate).toHaveTextContent('The office has erased the personal data of liza@example.org.');
  expect(certificate).toHaveTextContent('2 notes');
  expect(view.server.calls).toContain('erasePerson note-9');
  await view.user.click(done.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(view.onClose).not.toHaveBeenCalled();
  const [, closed] = done.getAllByRole('button', { name: 'Close' });
  await view.user.click(closed!);
  expect(view.onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [
    errorResponse(409, 'This person is under a legal hold'),
    'This person is under a legal hold. Nothing was erased.',
  ],
  [
    errorResponse(404, 'Nothing is held of this person'),
    'Nothing is held of this person. Nothing was erased.',
  ],
  [errorResponse(503, 'The database is away'), /^The database is away\. It is not known whether/],
])('a failure is no success: %s', async (failure, words) => {
  const view = renderDialog();
  view.server.rejectWith = failure;
  await confirm(view);
  await view.user.click(erase());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/The person is erased/)).toBeNull();
  expect(screen.getByLabelText('Reason')).toHaveValue('Asked for it');
});

test('without an answer it is not known whether the person was erased', async () => {
  const view = renderDialog();
  view.server.provider.erasePerson = () => Promise.reject(new TypeError('Failed to fetch'));
  await confirm(view);
  await view.user.click(erase());
  expect(await screen.findByText(/It is not known whether the person was erased/)).toBeVisible();
});

test('shows the message of a field at the field', async () => {
  const view = renderDialog();
  view.server.rejectWith = errorResponse(400, 'Invalid', { reason: 'Reason is too long' });
  await confirm(view);
  await view.user.click(erase());
  expect(await screen.findByText('Reason is too long')).toBeVisible();
  expect(screen.queryByText(/The person is erased/)).toBeNull();
});
