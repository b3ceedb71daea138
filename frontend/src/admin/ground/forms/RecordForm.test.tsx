import { fireEvent, screen, waitFor } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { readDraft } from '../api/draftStore';
import { RecordForm } from './RecordForm';
import { useRecordForm } from './useRecordForm';

const FIELDS = [
  { name: 'title', label: 'Title' },
  { name: 'days', label: 'Days', type: 'number', optional: true },
  { name: 'kind', label: 'Kind', choices: { a: 'First', b: 'Second' } },
] as const;
const LIMITS = { title: { max: 12 }, days: { min: 1, max: 366 } };
const sent = jest.fn<Promise<string>, [object]>();

function Example() {
  const form = useRecordForm({
    stored: { draftKey: 'example', id: null, value: { title: '', days: '', kind: 'a' } },
    run: (_, value) => sent(value),
    missing: ({ days }) => (days === '0' ? { days: 'At least one' } : {}),
    invalidates: () => [],
    success: () => ({ title: 'Saved' }),
    inlineErrors: 'all',
    onClose: () => undefined,
  });
  return (
    <RecordForm form={form} title="Example" action="Save" fields={FIELDS} limits={LIMITS}>
      <button type="button" onClick={() => form.change({ ...form.value, title: 'Filled in' })}>
        Fill in
      </button>
    </RecordForm>
  );
}

const title = () => screen.findByLabelText('Title');
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  localStorage.clear();
  sent.mockReset().mockResolvedValue('saved');
});

test('what is typed is the draft, and what the draft gets otherwise is in the form', async () => {
  renderAdmin(<Example />);
  await fill(await title(), 'Typed');
  expect(readDraft('user-1', 'example')?.value).toMatchObject({ title: 'Typed' });
  fireEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(await title()).toHaveValue('Filled in');
  save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ title: 'Filled in', days: '', kind: 'a' }));
  expect(await title()).toHaveValue('');
});

test('an input has the limit of the server, a number its digits only, a choice no empty item', async () => {
  renderAdmin(<Example />);
  expect(await title()).toHaveAttribute('maxlength', '12');
  const days = screen.getByLabelText('Days (optional)');
  expect(days).toHaveAttribute('maxlength', '3');
  await fill(days, '1x4');
  expect(days).toHaveValue('14');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Kind' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
});

test('an error of the server stays at its field, which gets the focus, until the next answer', async () => {
  sent.mockRejectedValueOnce(errorResponse(400, 'Invalid', { title: 'Title is taken' }));
  renderAdmin(<Example />, { server: fakeProvider() });
  await fill(await title(), 'Taken');
  save();
  expect(await screen.findByText('Title is taken')).toBeVisible();
  expect(await title()).toHaveFocus();
  expect(await title()).toBeInvalid();
  await fill(await title(), 'Free');
  expect(screen.getByText('Title is taken')).toBeVisible();
  save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText('Title is taken')).not.toBeInTheDocument());
});

test('what the form itself rejects is not sent', async () => {
  renderAdmin(<Example />);
  await fill(await screen.findByLabelText('Days (optional)'), '0');
  save();
  expect(await screen.findByText('At least one')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});
