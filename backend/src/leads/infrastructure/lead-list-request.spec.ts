import { newId } from '../../platform/clock.js';
import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { dayRange, leadListRequest } from './lead-list-request.js';

const filtered = (filter: unknown) => leadListRequest({ filter: JSON.stringify(filter) });

describe('the list request of a query', () => {
  it('is all leads, newest first, by default', () => {
    expect(leadListRequest({})).toEqual({ filter: {}, sort: 'createdAt', order: 'DESC', range: null });
  });

  it('is limited to the kind of lead in the path', () => {
    expect(leadListRequest({}, 'subscription').filter).toEqual({ leadType: 'subscription' });
    const query = { filter: '{"leadType":"subscription"}' };
    expect(leadListRequest(query, 'appointment').filter).toEqual({ leadType: 'appointment' });
  });

  it('has the requested order and range', () => {
    expect(leadListRequest({ sort: '["lastName","ASC"]', range: '[10,19]' })).toEqual({
      filter: {},
      sort: 'lastName',
      order: 'ASC',
      range: { offset: 10, limit: 10 },
    });
  });

  it.each([
    [{ leadType: 'appointment' }],
    [{ leadStatus: 'In Progress' }],
    [{ bookingStatus: 'Hold' }],
    [{ serviceInterest: 'tax' }],
    [{ premiumFrequency: 'annual' }],
    [{ preferredDateFrom: '2026-11-01', preferredDateTo: '2026-11-30' }],
    [{ q: 'liza' }],
    [
      {
        leadType: 'appointment',
        leadStatus: 'New',
        bookingStatus: 'Pending',
        serviceInterest: 'tax',
        q: 'x',
      },
    ],
  ])('takes the filter %j', (filter) => expect(filtered(filter).filter).toEqual(filter));

  it('accepts ids', () => {
    const ids = [newId(), newId()];
    expect(filtered({ id: ids }).filter).toEqual({ ids });
    expect(filtered({ id: [] }).filter).toEqual({ ids: [] });
  });

  it('trims the search text and ignores a blank one', () => {
    expect(filtered({ q: '  liza ' }).filter).toEqual({ q: 'liza' });
    expect(filtered({ q: '   ' }).filter).toEqual({});
  });

  it.each([
    ['an unknown name', { name: 'liza' }, 'name'],
    ['a column', { password: 'x' }, 'password'],
    ['what every object has', { toString: 'x' }, 'toString'],
    ['a kind that is none', { leadType: 'user' }, 'leadType'],
    ['a list of kinds', { leadType: ['appointment'] }, 'leadType'],
    ['a status that is none', { leadStatus: 'new' }, 'leadStatus'],
    ['no status', { leadStatus: null }, 'leadStatus'],
    ['an object', { leadStatus: { $ne: 'New' } }, 'leadStatus'],
    ['a booking status that is none', { bookingStatus: 'Cancelled' }, 'bookingStatus'],
    ['a premium frequency that is none', { premiumFrequency: 'weekly' }, 'premiumFrequency'],
    ['a service that is none', { serviceInterest: 'Tax' }, 'serviceInterest'],
    ['a day that is none', { preferredDateFrom: '2026-02-30' }, 'preferredDateFrom'],
    ['a number for a day', { preferredDateTo: 20261101 }, 'preferredDateTo'],
    ['a number to search for', { q: 5 }, 'q'],
    ['a very long search', { q: 'x'.repeat(201) }, 'q'],
    ['one id', { id: 'x' }, 'id'],
    ['numbers for ids', { id: [1] }, 'id'],
    ['long ids', { id: ['x'.repeat(37)] }, 'id'],
    ['very many ids', { id: Array(501).fill('x') }, 'id'],
    ['a very long name', { ['x'.repeat(1000)]: 1 }, 'x'.repeat(40)],
  ])('rejects %s in the filter', (_, filter, name) => {
    expect(domainErrorOf(() => filtered(filter)).errors).toEqual({
      filter: `Filter ${name} is not accepted`,
    });
  });

  it('rejects an unknown field named __proto__', () => {
    const query = { filter: '{"__proto__":{"leadStatus":"New"}}' };
    expect(domainErrorOf(() => leadListRequest(query)).errors).toEqual({
      filter: 'Filter __proto__ is not accepted',
    });
  });

  it.each(['phone', 'password', 'searchText', 'constructor', 'createdAt; DROP TABLE users', ''])(
    'rejects sorting by %j',
    (field) => {
      const sort = JSON.stringify([field, 'ASC']);
      expect(domainErrorOf(() => leadListRequest({ sort })).errors?.sort).toMatch(
        /^Sort must be by one of: createdAt, /,
      );
    },
  );

  it('sorts bookings by their preferred date', () => {
    const sort = '["preferredDate","ASC"]';
    expect(leadListRequest({ sort }, 'appointment').sort).toBe('preferredDate');
    expect(domainErrorOf(() => leadListRequest({ sort })).kind).toBe('Invalid');
    expect(domainErrorOf(() => leadListRequest({ sort }, 'subscription')).kind).toBe('Invalid');
  });
});

describe('the days of a calendar request', () => {
  it('are accepted up to a hundred days', () => {
    expect(dayRange({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
    expect(dayRange({ from: '2026-11-01', to: '2027-02-09' })).toEqual({
      from: '2026-11-01',
      to: '2027-02-09',
    });
  });

  it.each([
    [{}, { from: 'From must be a real date' }],
    [{ from: '2026-02-30', to: '2026-03-01' }, { from: 'From must be a real date' }],
    [{ from: '2026-02-01' }, { to: 'To must be a real date' }],
    [{ from: '2026-02-01', to: ['2026-02-02'] }, { to: 'To must be a real date' }],
    [{ from: '2026-02-02', to: '2026-02-01' }, { to: 'To must be at most 100 days after from' }],
    [{ from: '2026-11-01', to: '2027-02-10' }, { to: 'To must be at most 100 days after from' }],
  ])('are rejected with %j', (query, errors) =>
    expect(domainErrorOf(() => dayRange(query)).errors).toEqual(errors),
  );
});
