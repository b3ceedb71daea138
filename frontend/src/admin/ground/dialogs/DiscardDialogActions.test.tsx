import { Button } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DiscardDialogActions } from './DiscardDialogActions';
import { useDiscardConfirmation } from './useDiscardConfirmation';

const closed = jest.fn();
const discarded = jest.fn();

function Form() {
  const confirmation = useDiscardConfirmation({
    dirty: true,
    stored: true,
    clear: discarded,
    onClose: closed,
  });
  return (
    <form>
      <DiscardDialogActions confirmation={confirmation}>
        <Button onClick={confirmation.close}>Cancel</Button>
        <Button type="submit">Save</Button>
      </DiscardDialogActions>
    </form>
  );
}

async function cancel() {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Discard what you have written?');
}

beforeEach(() => jest.clearAllMocks());

// after the click handlers, a browser submits the form if the clicked element is a submit button by then
test('Keep writing restores the buttons as new elements, so that its click does not submit the form', async () => {
  await cancel();
  const keepWriting = screen.getByRole('button', { name: 'Keep writing' });
  await userEvent.click(keepWriting);
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(keepWriting).not.toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});

test('Discard discards the text and closes', async () => {
  await cancel();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(discarded).toHaveBeenCalledTimes(1);
  expect(closed).toHaveBeenCalledTimes(1);
});
