import { merged } from './merged';

const base = { title: 'A', items: [{ quote: 'one' }, { quote: 'two' }], days: ['x'] };

test('keeps what only one of two people changed', () => {
  const mine = { ...base, title: 'Mine', items: [{ quote: 'one, mine' }, { quote: 'two' }] };
  const theirs = { ...base, items: [{ quote: 'one' }, { quote: 'two, theirs' }], days: ['x', 'y'] };
  expect(merged(base, mine, theirs)).toEqual({
    title: 'Mine',
    items: [{ quote: 'one, mine' }, { quote: 'two, theirs' }],
    days: ['x', 'y'],
  });
});

test('keeps the own value where both changed the same', () => {
  expect(merged(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' }).title).toBe('Mine');
});

test('takes a list of another length as a whole', () => {
  const mine = { ...base, days: ['x', 'mine'] };
  expect(merged(base, mine, { ...base, days: ['theirs', 'x', 'z'] }).days).toEqual(['x', 'mine']);
});

test('a day that one of them closed is closed', () => {
  const day = { week: [{ opens: 540, closes: 1080 }, null] };
  const closed = { week: [null, null] };
  expect(merged<unknown>(day, closed, { week: [{ opens: 600, closes: 1080 }, null] })).toEqual(closed);
});
