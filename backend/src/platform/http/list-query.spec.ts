import { domainErrorOf } from '../testing/domain-errors.js';
import { contentRange, parseListQuery } from './list-query.js';

describe('the query of a list', () => {
  it('may be empty', () => {
    expect(parseListQuery({})).toEqual({ sort: null, range: null, filter: {} });
  });

  it('is parsed as ra-data-simple-rest sends it', () => {
    const query = { sort: '["email","ASC"]', range: '[25,49]', filter: '{"q":"liza"}' };
    expect(parseListQuery(query)).toEqual({
      sort: { field: 'email', order: 'ASC' },
      range: { offset: 25, limit: 25 },
      filter: { q: 'liza' },
    });
  });

  it.each([
    ['[0,0]', { offset: 0, limit: 1 }],
    ['[0,499]', { offset: 0, limit: 500 }],
    ['[1000000000,1000000000]', { offset: 1e9, limit: 1 }],
  ])('accepts the range %s', (range, expected) => expect(parseListQuery({ range }).range).toEqual(expected));

  it.each([
    ['sort', '["email","up"]', 'Sort must look like ["createdAt","DESC"]'],
    ['sort', '["email","asc"]', 'Sort must look like ["createdAt","DESC"]'],
    ['sort', '["email"]', 'Sort must look like ["createdAt","DESC"]'],
    ['sort', '[1,"ASC"]', 'Sort must look like ["createdAt","DESC"]'],
    ['sort', '"email"', 'Sort must look like ["createdAt","DESC"]'],
    ['sort', '{}', 'Sort must look like ["createdAt","DESC"]'],
    ['sort', 'null', 'Sort must look like ["createdAt","DESC"]'],
    ['sort', 'email', 'Sort must be JSON'],
    ['sort', '', 'Sort must be JSON'],
    ['range', '[0,500]', 'Range must span at most 500 rows'],
    ['range', '[24,0]', 'Range must look like [0,24]'],
    ['range', '[-1,5]', 'Range must look like [0,24]'],
    ['range', '[0.5,5]', 'Range must look like [0,24]'],
    ['range', '[0,1e10]', 'Range must look like [0,24]'],
    ['range', '["0","24"]', 'Range must look like [0,24]'],
    ['range', '[0]', 'Range must look like [0,24]'],
    ['range', '{"0":0,"1":24}', 'Range must look like [0,24]'],
    ['range', 'null', 'Range must look like [0,24]'],
    ['range', '0-24', 'Range must be JSON'],
    ['range', ['[0,1]', '[2,3]'], 'Range must be JSON'],
    ['filter', '[]', 'Filter must be a JSON object'],
    ['filter', 'null', 'Filter must be a JSON object'],
    ['filter', '"q"', 'Filter must be a JSON object'],
    ['filter', '5', 'Filter must be a JSON object'],
    ['filter', '{q:1}', 'Filter must be JSON'],
    ['filter', { q: 'liza' }, 'Filter must be JSON'],
  ])('rejects %s=%j', (name, value, sentence) => {
    expect(domainErrorOf(() => parseListQuery({ [name]: value }))).toEqual({
      kind: 'Invalid',
      message: sentence,
      errors: { [name]: sentence },
    });
  });
});

describe('the range of a page', () => {
  it.each([
    [0, 25, 1234, 'leads 0-24/1234'],
    [1225, 9, 1234, 'leads 1225-1233/1234'],
    [0, 1, 1, 'leads 0-0/1'],
    [0, 0, 0, 'leads */0'],
    [5000, 0, 1234, 'leads */1234'],
  ])('from %i with %i of %i is %s', (offset, count, total, header) => {
    expect(contentRange('leads', offset, count, total)).toBe(header);
  });
});
