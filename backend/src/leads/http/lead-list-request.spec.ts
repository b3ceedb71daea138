import { newId } from '../../platform/clock.js';
import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import type { LeadType } from '../domain/lead.js';
import { leadListRequest } from './lead-list-request.js';

const MANILA = 'Asia/Manila';
const requested = (query: Record<string, unknown>, leadType?: LeadType) =>
  leadListRequest(query, MANILA, leadType);
const filtered = (filter: unknown) => requested({ filter: JSON.stringify(filter) });

describe('the list request of a query', () => {
  it('is all leads, newest first, by default', () => {
    expect(requested({})).toEqual({ filter: {}, sort: 'createdAt', order: 'DESC', range: null });
  });

  it('is limited to the kind of lead in the path', () => {
    expect(requested({}, 'subscription').filter).toEqual({ leadType: 'subscription' });
    const query = { filter: '{"leadType":"subscription"}' };
    expect(requested(query, 'appointment').filter).toEqual({ leadType: 'appointment' });
  });

  it('has the requested order and range', () => {
    expect(requested({ sort: '["lastName","ASC"]', range: '[10,19]' })).toEqual({
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
    [{ unanswered: true }],
    [{ visitorRequest: true }],
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

  it('accepts an owner, or none', () => {
    const ownerId = newId();
    expect(filtered({ ownerId }).filter).toEqual({ ownerId });
    expect(filtered({ ownerId: 'none' }).filter).toEqual({ ownerId: null });
  });

  it.each([
    ['2026-11-21', '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['2024-02-29', '2024-02-28T16:00:00.000Z', '2024-02-29T16:00:00.000Z'],
    ['9999-12-31', '9998-12-30T16:00:00.000Z', '9998-12-31T16:00:00.000Z'],
    // the beginning of a year that is being typed
    ['0002-01-01', '1970-01-01T16:00:00.000Z', '1970-01-02T16:00:00.000Z'],
    ['0000-01-01', '1970-01-01T16:00:00.000Z', '1970-01-02T16:00:00.000Z'],
  ])('has the moments at which %s begins and ends in the business time zone', (day, begin, end) => {
    expect(filtered({ createdFrom: day }).filter).toEqual({ createdFrom: begin });
    expect(filtered({ createdTo: day }).filter).toEqual({ createdBefore: end });
  });

  it('knows days of 23 hours', () => {
    const filter = JSON.stringify({ createdFrom: '2026-03-29', createdTo: '2026-03-29' });
    expect(leadListRequest({ filter }, 'Europe/London').filter).toEqual({
      createdFrom: '2026-03-29T00:00:00.000Z',
      createdBefore: '2026-03-29T23:00:00.000Z',
    });
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
    ['no owner', { ownerId: null }, 'ownerId'],
    ['an empty owner', { ownerId: '' }, 'ownerId'],
    ['a long owner', { ownerId: 'x'.repeat(37) }, 'ownerId'],
    ['a time for a day', { createdFrom: '2026-11-01T00:00:00.000Z' }, 'createdFrom'],
    ['a day that is none', { createdTo: '2026-02-30' }, 'createdTo'],
    ['the moment after the last', { createdBefore: '2026-11-01' }, 'createdBefore'],
    ['answered leads', { unanswered: false }, 'unanswered'],
    ['a word for a request', { visitorRequest: 'move' }, 'visitorRequest'],
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
    expect(domainErrorOf(() => requested(query)).errors).toEqual({
      filter: 'Filter __proto__ is not accepted',
    });
  });

  it.each(['phone', 'password', 'searchText', 'constructor', 'createdAt; DROP TABLE users', ''])(
    'rejects sorting by %j',
    (field) => {
      const sort = JSON.stringify([field, 'ASC']);
      expect(domainErrorOf(() => requested({ sort })).errors?.sort).toMatch(
        /^Sort must be by one of: createdAt, /,
      );
    },
  );

  it('sorts by the preferred date where all leads are bookings', () => {
    const sort = '["preferredDate","ASC"]';
    expect(requested({ sort }, 'appointment').sort).toBe('preferredDate');
    for (const filter of [{ leadType: 'appointment' }, { bookingStatus: 'Hold' }, { visitorRequest: true }])
      expect(requested({ sort, filter: JSON.stringify(filter) }).sort).toBe('preferredDate');
    for (const filter of [{}, { leadType: 'subscription' }, { leadStatus: 'New' }, { unanswered: true }])
      expect(domainErrorOf(() => requested({ sort, filter: JSON.stringify(filter) })).kind).toBe('Invalid');
    expect(domainErrorOf(() => requested({ sort }, 'subscription')).kind).toBe('Invalid');
  });

  it('sorts either kind of lead by its next task', () => {
    expect(requested({ sort: '["nextTaskDue","ASC"]' }).sort).toBe('nextTaskDue');
  });
});
