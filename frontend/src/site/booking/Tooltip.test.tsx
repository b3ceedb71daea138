import { act, render, screen } from '@testing-library/react';
import { Tooltip } from './Tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a tooltip opens after the pointer has been on it for 700 ms', () => {
  const button = { current: null as HTMLButtonElement | null };
  render(<Tooltip label="Why we ask" text="For advice that fits your age" button={button} hovered />);
  jest.spyOn(button.current!, 'matches').mockReturnValue(true);
  act(() => jest.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('For advice that fits your age');
});
