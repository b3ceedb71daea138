import { aStoredPolicy } from '../testing/builders.js';
import { withHeirs } from './removed-premiums.js';

describe('what was recorded for removed premiums', () => {
  const { premiums } = aStoredPolicy({ startsOn: '2026-10-31' });
  const [first, second, third] = premiums as [
    (typeof premiums)[0],
    (typeof premiums)[0],
    (typeof premiums)[0],
  ];

  it('goes to the premium of the same days', () => {
    const { heirs, premiums: left } = withHeirs([first, second, third], [first, second], new Set([third.id]));
    expect([...heirs]).toEqual([[third.id, second.id]]);
    expect(left).toEqual([first, second]);
  });

  it('goes to the first premium when none is earlier', () => {
    const { heirs } = withHeirs([first, second], [second], new Set([first.id]));
    expect([...heirs]).toEqual([[first.id, second.id]]);
  });

  it('is not looked for where nothing was recorded', () => {
    expect(withHeirs([first, second], [second], new Set()).heirs.size).toBe(0);
  });

  it('stays with its premium, for which nothing is owed, when no other is left', () => {
    const { heirs, premiums: left } = withHeirs([first, second], [], new Set([second.id]));
    expect([left, heirs.size]).toEqual([[{ ...second, amount: 0 }], 0]);
  });
});
