import type { CalculatorKind, Figure } from '@contract';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculatorPart } from '../../testing/calculatorPart';
import { anyPage, renderOnPage } from '../../testing/site';
import { CalculatorPage } from './CalculatorPage';

function show(kind: CalculatorKind, texts: Record<string, string> = {}, rows?: readonly Figure[]) {
  const more = [{ kind: 'sss', summary: 'Another one' }] as const;
  const page = { ...anyPage, page: 'calculator', ...calculatorPart(kind, texts, rows), more } as const;
  renderOnPage(<CalculatorPage page={page} />, `/calculators/${kind}`);
}

const headline = () => screen.getByRole('status');

test('the result follows while one types, and what cannot be read is said at its field', async () => {
  const user = userEvent.setup();
  show('mp2', { start: '2021-01' });
  const amount = screen.getByRole('textbox', { name: 'You save' });
  await user.clear(amount);
  await user.type(amount, '1000.00');
  expect(headline()).toHaveTextContent('₱71,689.53 after 5 years');
  await user.tab();
  expect(amount).toHaveValue('1,000');
  await user.type(amount, 'k');
  expect(amount).toHaveAccessibleDescription('Please enter an amount in pesos, such as 1,500.75.');
  expect(headline()).toHaveTextContent('Please look again at: You save.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a slider moves the number beside it, and is no second control for a screen reader', () => {
  show('education');
  const age = screen.getByRole('textbox', { name: 'Age of the child' });
  expect(screen.queryByRole('slider')).toBeNull();
  fireEvent.change(age.closest('.field')!.querySelector('[type=range]')!, { target: { value: '10' } });
  expect(age).toHaveValue('10');
});

test('amounts that are paid later stand beside the same in pesos of today', () => {
  show('retirement');
  const needed = screen.getByRole('row', { name: /^Needed at 60/ });
  expect(within(needed).getAllByRole('cell')).toHaveLength(2);
});

test('each figure has its value, its source and its days', async () => {
  show('mp2');
  expect(screen.getByText('As of November 29, 2026. Figures checked on November 28, 2026.')).toBeVisible();
  await userEvent.click(screen.getByText('The figures behind it'));
  expect(screen.getByText('7.12 %').closest('div')).toHaveTextContent(
    'from January 1, 2025 to December 31, 2025',
  );
});

test('without a result there is a sentence, no amount, and a way to ask', () => {
  show('estate-tax', {}, []);
  expect(headline()).toHaveTextContent('We have no checked figure for “Standard deduction” today');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask about this' })).toHaveAttribute('href', '/#contact');
});
