import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aClient } from '../testing/builders.js';
import { changeClient, createClient, EMPTY_DETAILS, isClientId, tagsText } from './client.js';

const NOW = { at: '2026-11-21T02:00:00.000Z', today: '2026-11-21' };

describe('a new client', () => {
  it('has what was written, and nothing else', () => {
    expect(createClient({ firstName: 'Liza', tags: ['VIP', 'family', 'vip'] }, 'id', NOW)).toEqual({
      id: 'id',
      ...EMPTY_DETAILS,
      firstName: 'Liza',
      tags: ['VIP', 'family'],
      householdId: null,
      householdRole: null,
      policiesInForce: 0,
      nextPremiumDue: null,
      createdAt: NOW.at,
      updatedAt: NOW.at,
    });
  });

  it('has no tags unless some are written', () => {
    expect(createClient({ firstName: 'Liza' }, 'id', NOW).tags).toEqual([]);
  });

  it.each(['2026-11-21', '2026-02-30', '1890-01-01'])('was not born on %s', (dateOfBirth) => {
    const { errors } = domainErrorOf(() => createClient({ firstName: 'Liza', dateOfBirth }, 'id', NOW));
    expect(Object.keys(errors ?? {})).toEqual(['dateOfBirth']);
  });
});

describe('a change of a client', () => {
  const client = aClient({ tags: ['VIP'], dateOfBirth: '1984-03-12' });

  it('replaces what is given and keeps the rest', () => {
    expect(changeClient(client, { email: null, tags: ['family'] }, NOW, client.updatedAt)).toEqual({
      ...client,
      email: null,
      tags: ['family'],
      updatedAt: NOW.at,
    });
  });

  it.each([[{}], [{ firstName: client.firstName, tags: ['VIP'] }]])(
    'with the values that it has is the same client, whatever its author has seen: %j',
    (change) => expect(changeClient(client, change, NOW, 'earlier')).toBe(client),
  );

  it('has each tag once, as it is spelled first', () => {
    const tags = ['family', 'VIP', 'Family'];
    expect(changeClient(client, { tags }, NOW, null).tags).toEqual(['family', 'VIP']);
  });

  it('leaves a date of birth that was impossible before', () => {
    const old = { ...client, dateOfBirth: '1850-01-01' };
    expect(changeClient(old, { notes: 'x' }, NOW, null)).toEqual({ ...old, notes: 'x', updatedAt: NOW.at });
  });

  it('of an earlier state is rejected', () => {
    expect(domainErrorOf(() => changeClient(client, { phone: null }, NOW, 'earlier'))).toMatchObject({
      kind: 'Conflict',
      message: 'Somebody else changed this client in the meantime',
    });
  });

  it('is rejected with an impossible date of birth', () => {
    const { errors } = domainErrorOf(() => changeClient(client, { dateOfBirth: '2030-01-01' }, NOW, null));
    expect(errors).toEqual({ dateOfBirth: 'Date of birth must be in the past' });
  });
});

test.each([
  ['0198f000-0000-7000-8000-000000000001', true],
  ['Ben Uy', false],
  ['0198f000', false],
  ['x0198f000-0000-7000-8000-000000000001', false],
  ['0198f000-0000-7000-8000-000000000001x', false],
])('who referred a client, %s, is another client: %s', (referredBy, isClient) =>
  expect(isClientId(referredBy)).toBe(isClient),
);

test('tags in one text have quotes around one with a sign that could divide it', () => {
  expect(tagsText(['VIP', 'a;b', 'a|b', 'a:b', '*a'])).toBe('VIP; "a;b"; "a|b"; "a:b"; "*a"');
  expect(tagsText([])).toBe('');
});
