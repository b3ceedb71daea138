import { SubmissionKeys } from './submissionKey';

const keysOf = (endpoint = '/api/appointments') => new SubmissionKeys(endpoint);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('keeps the key while the same content is tried again', () => {
  const keys = keysOf();
  expect(keys.keyFor('a')).toBe(keys.keyFor('a'));
});

test('makes a new key for other content, and for the same content once it was accepted', () => {
  const keys = keysOf();
  const first = keys.keyFor('a');
  expect(keys.keyFor('b')).not.toBe(first);
  const again = keys.keyFor('b');
  keys.forget();
  expect(keys.keyFor('b')).not.toBe(again);
});

test('keeps the key through a reload, until the content was accepted', () => {
  const key = keysOf().keyFor('a');
  expect(keysOf().keyFor('a')).toBe(key);
  expect(keysOf().keyFor('b')).not.toBe(key);
  keysOf().forget();
  expect(sessionStorage).toHaveLength(0);
});

test('keeps the forms apart', () => {
  const key = keysOf().keyFor('a');
  const other = keysOf('/api/subscriptions');
  expect(other.keyFor('a')).not.toBe(key);
  other.forget();
  expect(keysOf().keyFor('a')).toBe(key);
});

test.each(['no JSON', '7', '{}', '{"content":"a","key":7}'])(
  'takes %s in the storage for nothing',
  (kept) => {
    sessionStorage.setItem('unanswered:/api/appointments', kept);
    expect(keysOf().keyFor('a')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('does without storage where it is forbidden', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  const keys = keysOf();
  const key = keys.keyFor('a');
  expect(keys.keyFor('a')).toBe(key);
  keys.forget();
  expect(keys.keyFor('a')).not.toBe(key);
});

test('makes uuids of version 4', () => {
  expect(keysOf().keyFor('a')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
