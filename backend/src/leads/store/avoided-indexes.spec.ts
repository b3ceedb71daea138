import type { LeadFilter, LeadSort } from '../application/ports.js';
import { avoidedIndexes, columnIn } from './avoided-indexes.js';
import type { Search } from './lead-search.js';

const NEWEST: Search = { condition: () => ({ sql: '1 = 1', parameters: [] }), newestOnly: true };
const COMPLETE: Search = { ...NEWEST, newestOnly: false };

it.each<[string, LeadFilter, LeadSort, Search | null, number | undefined, string[]]>([
  ['the whole list', {}, 'createdAt', null, 1e6, []],
  ['a tab by time', { leadStatus: 'New' }, 'createdAt', null, 1e6, []],
  ['a large tab by next task', { leadStatus: 'New' }, 'nextTaskDue', null, 5_001, ['leadStatus']],
  ['a large tab by preferred date', { leadStatus: 'New' }, 'preferredDate', null, 1e6, ['leadStatus']],
  ['a small tab by next task', { leadStatus: 'New' }, 'nextTaskDue', null, 5_000, []],
  ['a tab of unknown size by next task', { leadStatus: 'New' }, 'nextTaskDue', null, undefined, []],
  ['requests by time', { visitorRequest: true }, 'createdAt', null, 9, ['createdAt']],
  ['a complete search by name', {}, 'firstName', COMPLETE, 9, []],
  ['a search of the newest by time', {}, 'createdAt', NEWEST, 9, ['preferredDate']],
  ['a search of the newest by next task', {}, 'nextTaskDue', NEWEST, 9, ['preferredDate', 'nextTaskDue']],
])('%s avoids only the indexes that are slow for it', (_, filter, sort, search, total, avoided) => {
  const request = { filter, sort, order: 'ASC' as const, search, ...(total !== undefined && { total }) };
  expect([...avoidedIndexes(request)]).toEqual(avoided);
});

it('leaves the other columns as they are', () => {
  expect(columnIn('createdAt', new Set(['leadStatus']))).toBe('createdAt');
  expect(columnIn('leadStatus', new Set(['leadStatus']))).not.toBe('leadStatus');
});
