import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { renderAdmin } from '@/testing/renderAdmin';
import { useFocusAfterDialogs } from './useFocusAfterDialogs';

/** Rows with a button each that opens a dialog in which the row is removed. */
function Rows({ names }: { names: readonly string[] }) {
  useFocusAfterDialogs();
  const [rows, setRows] = useState(names);
  const [removed, setRemoved] = useState<string | null>(null);
  const close = () => setRemoved(null);
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <button onClick={() => setRemoved(name)}>Remove {name}</button>
          </li>
        ))}
      </ul>
      <ConsoleDialog open={removed !== null} title="Remove" onClose={close}>
        <button
          onClick={() => {
            close();
            setRows(rows.filter((name) => name !== removed));
          }}
        >
          Yes
        </button>
      </ConsoleDialog>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['what opened the dialog stays', 'Close', ['a', 'b', 'c'], 'b', 'Remove b'],
  ['a row goes: the next one', 'Yes', ['a', 'b', 'c'], 'b', 'Remove c'],
  ['the last row goes: the one before', 'Yes', ['a', 'b', 'c'], 'c', 'Remove b'],
])('after a dialog the focus goes on: %s', async (_, answer, names, row, focused) => {
  const { user } = renderAdmin(<Rows names={names} />);
  await user.click(button(`Remove ${row}`));
  await user.click(button(answer));
  await waitFor(() => expect(button(focused)).toHaveFocus());
});

test('without another control it is on the heading of the page', async () => {
  const { user } = renderAdmin(<Rows names={['a']} />);
  await user.click(button('Remove a'));
  await user.click(button('Yes'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a click beside everything leaves the focus nowhere', async () => {
  const { user } = renderAdmin(<Rows names={['a', 'b']} />);
  await user.click(button('Remove a'));
  await user.click(button('Close'));
  await waitFor(() => expect(button('Remove a')).toHaveFocus());
  await user.click(document.body);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(document.body).toHaveFocus();
});
