import { daysLeftWords, urgencyOf } from './requestWords';

const TODAY = '2026-11-24';

test.each([
  ['2026-12-14', '20 days left, due Mon, Dec 14'],
  ['2026-11-25', '1 day left, due Wed, Nov 25'],
  ['2026-11-24', 'Due today'],
  ['2026-11-23', '1 day overdue, was due Mon, Nov 23'],
  ['2026-11-02', '22 days overdue, was due Mon, Nov 2'],
  ['2027-01-04', '41 days left, due Mon, Jan 4, 2027'],
])('a request due on %s says: %s', (dueOn, words) => {
  expect(daysLeftWords(dueOn, TODAY)).toBe(words);
});

test.each([
  ['2026-12-14', 'New'],
  ['2026-11-28', 'New'],
  ['2026-11-27', 'Hold'],
  ['2026-11-24', 'Hold'],
  ['2026-11-23', 'Failed'],
])('a request due on %s has the colour of %s', (dueOn, colour) => {
  expect(urgencyOf(dueOn, TODAY)).toBe(colour);
});
