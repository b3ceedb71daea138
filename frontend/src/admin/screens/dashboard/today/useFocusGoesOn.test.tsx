import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusGoesOn } from './useFocusGoesOn';

interface Line {
  readonly name: string;
  readonly confirmed?: boolean;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusGoesOn(list);
  return (
    <ul ref={list}>
      {lines.map(({ name, confirmed }) => (
        <li key={name}>
          {!confirmed && <button aria-label={`Confirm ${name}`} />}
          <button aria-label={`Notes of ${name}`} />
        </li>
      ))}
    </ul>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const [ana, ben, cora] = ['Ana', 'Ben', 'Cora'].map((name) => ({ name })) as [Line, Line, Line];

test('the focus goes on to the same control of the next line that has it', () => {
  const { rerender } = render(<Lines lines={[ana, { ...ben, confirmed: true }, cora]} />);
  button('Confirm Ana').focus();
  rerender(<Lines lines={[{ ...ana, confirmed: true }, { ...ben, confirmed: true }, cora]} />);
  expect(button('Confirm Cora')).toHaveFocus();
});

test('the focus stays in the line when no other line has the control', () => {
  const { rerender } = render(<Lines lines={[ana]} />);
  button('Confirm Ana').focus();
  rerender(<Lines lines={[{ ...ana, confirmed: true }]} />);
  expect(button('Notes of Ana')).toHaveFocus();
});

test('the line that takes the place of one that is gone gets the focus', () => {
  const { rerender } = render(<Lines lines={[ana, ben, cora]} />);
  button('Notes of Ben').focus();
  rerender(<Lines lines={[ana, cora]} />);
  expect(button('Notes of Cora')).toHaveFocus();
});

test('the focus that is elsewhere is left alone', () => {
  const { rerender } = render(<Lines lines={[ana, ben]} />);
  button('Notes of Ben').focus();
  rerender(<Lines lines={[ben]} />);
  expect(button('Notes of Ben')).toHaveFocus();
});
