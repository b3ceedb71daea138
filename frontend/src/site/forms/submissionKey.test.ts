import { SubmissionKeys } from './submissionKey';

test('keeps the key while the same content is tried again', () => {
  const keys = new SubmissionKeys();
  expect(keys.keyFor('a')).toBe(keys.keyFor('a'));
});

test('makes a new key for other content, and for the same content once it was accepted', () => {
  const keys = new SubmissionKeys();
  const first = keys.keyFor('a');
  expect(keys.keyFor('b')).not.toBe(first);
  const again = keys.keyFor('b');
  keys.accepted();
  expect(keys.keyFor('b')).not.toBe(again);
});

test('makes uuids of version 4', () => {
  expect(new SubmissionKeys().keyFor('a')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
