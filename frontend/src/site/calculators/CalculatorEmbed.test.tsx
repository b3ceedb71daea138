import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculatorPart } from '../../testing/calculatorPart';
import { postSummary, renderOnPage } from '../../testing/site';
import { ArticlePage } from '../blog/ArticlePage';
import { CalculatorEmbed } from './CalculatorEmbed';

const kinds = ['mp2', 'retirement'] as const;
const text = [{ html: '<p>Before</p>' }, ...kinds.map((kind) => ({ calculator: calculatorPart(kind) }))];

test('an article has its calculators as plain forms, whose result follows while one types', async () => {
  renderOnPage(
    <ArticlePage post={postSummary()} text={text} more={[]} origin={null} Embed={CalculatorEmbed} />,
  );
  const mp2 = within(screen.getByRole('region', { name: 'Pag-IBIG MP2 savings' }));
  const amount = mp2.getByRole('textbox', { name: 'You save' });
  expect(amount.closest('form')).toHaveAttribute('action', '/calculators/mp2#result');
  expect(amount.closest('form')).toHaveAttribute('method', 'get');
  await userEvent.clear(amount);
  await userEvent.type(amount, '2000');
  expect(mp2.getByRole('row', { name: /^You save/ })).toHaveTextContent('₱120,000');
  expect(mp2.getByRole('link', { name: 'Ask about this' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/calculators\/mp2\/ask\?amount=2000&/),
  );
  expect(screen.getByRole('region', { name: 'Retirement gap' })).toBeVisible();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
