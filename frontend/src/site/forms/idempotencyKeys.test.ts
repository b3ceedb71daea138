import { IdempotencyKeys } from './idempotencyKeys';

const keysOf = (endpoint = '/api/appointments') => new IdempotencyKeys(endpoint);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('reuses the key for the same content', () => {
  const keys = keysOf();
  expect(keys.keyFor('a')).toBe(keys.keyFor('a'));
});

test('creates a new key for other content, and for the same content after it was accepted', () => {
  const keys = keysOf();
  const first = keys.keyFor('a');
  expect(keys.keyFor('b')).not.toBe(first);
  const again = keys.keyFor('b');
  keys.clear();
  expect(keys.keyFor('b')).not.toBe(again);
});

test('keeps the key across a reload, until the content was accepted', () => {
  const key = keysOf().keyFor('a');
  expect(keysOf().keyFor('a')).toBe(key);
  expect(keysOf().keyFor('b')).not.toBe(key);
  keysOf().clear();
  expect(sessionStorage).toHaveLength(0);
});

test('each form has its own key', () => {
  const key = keysOf().keyFor('a');
  const other = keysOf('/api/subscriptions');
  expect(other.keyFor('a')).not.toBe(key);
  other.clear();
  expect(keysOf().keyFor('a')).toBe(key);
});

test.each(['no JSON', '7', '{}', '{"content":"a","key":7}'])('ignores %s in the storage', (stored) => {
  sessionStorage.setItem('unanswered:/api/appointments', stored);
  expect(keysOf().keyFor('a')).toMatch(/^[0-9a-f-]{36}$/);
});

test('works without storage', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  const keys = keysOf();
  const key = keys.keyFor('a');
  expect(keys.keyFor('a')).toBe(key);
  keys.clear();
  expect(keys.keyFor('a')).not.toBe(key);
});

test('creates UUIDs of version 4', () => {
  expect(keysOf().keyFor('a')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
