import { aChangePreview } from '@/testing/fakePolicies';
import type { PreviewedPremium } from '@/shared/api-types';
import { previewLines } from './previewLines';

const at = (dueDate: string, changes: Partial<PreviewedPremium> = {}): PreviewedPremium => ({
  dueDate,
  amount: 150_000,
  paidAmount: 0,
  currency: 'PHP',
  state: 'upcoming',
  ...changes,
});
const change = (from: PreviewedPremium, to: PreviewedPremium) => ({ dueDate: from.dueDate, from, to });
const words = (lines: readonly { what: string; text: string }[]) =>
  lines.map(({ what, text }) => `${what}: ${text}`);

test('a preview names first what is owed today, by due date, then the others by what becomes of them', () => {
  const { owed, others } = previewLines(
    aChangePreview({
      keeps: [
        at('2026-09-10', { state: 'paid', paidAmount: 150_000 }),
        at('2026-11-10', { state: 'in grace' }),
      ],
      adds: [at('2026-12-10', { amount: 1_700_000 })],
      removes: [at('2026-10-10', { state: 'past grace', paidAmount: 50_000 }), at('2027-01-10')],
      changes: [change(at('2027-02-10'), at('2027-02-10', { amount: 130_000 }))],
    }),
  );
  expect(words(owed)).toEqual([
    'Removed: Oct 10, 2026 ₱1,500.00, ₱500.00 paid, past grace',
    'Stays: Nov 10, 2026 ₱1,500.00, in grace',
  ]);
  expect(others.map(words)).toEqual([
    ['Changed: Feb 10, 2027 ₱1,500.00 → ₱1,300.00'],
    ['Removed: Jan 10, 2027 ₱1,500.00'],
    ['Added: Dec 10, 2026 ₱17,000.00'],
    ['Stays: Sep 10, 2026 ₱1,500.00, paid'],
  ]);
});

test.each([
  [at('2026-10-10'), 'Oct 10, 2026'],
  [at('2026-11-10', { state: null }), 'no longer owed'],
  [at('2026-11-10'), 'other days of grace'],
  [
    at('2026-11-10', { amount: 100_000, paidAmount: 120_000, state: 'paid' }),
    '₱1,000.00, paid, ₱200.00 too much',
  ],
])('a changed premium says what becomes other: %j', (to, text) => {
  const { others } = previewLines(aChangePreview({ changes: [change(at('2026-11-10'), to)] }));
  expect(others[0]![0]!.text).toBe(`Nov 10, 2026 ₱1,500.00 → ${text}`);
});
