import { portWith } from '../platform/testing/port-with.js';
import { type ListedTask, type TaskPageRequest, type TaskQueries } from './task-queries.js';
import { type TaskSource, TaskSources } from './task-sources.js';
import { ToDoList } from './to-do-list.js';
import { aListedTask } from './testing/builders.js';

const TODAY = '2026-11-22';
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const entries = (kind: ListedTask['kind'], ...days: readonly number[]) =>
  days.map((number) => aListedTask({ kind, id: `${kind} ${day(number)}`, dueDate: day(number) }));

function setUp(tasks: readonly ListedTask[], steps: readonly ListedTask[]) {
  const asked: TaskPageRequest[] = [];
  const inOrder = (rows: readonly ListedTask[], order: 'ASC' | 'DESC') => {
    const sorted = [...rows].sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
    return order === 'ASC' ? sorted : sorted.reverse();
  };
  const queries = portWith<TaskQueries>({
    page: (request) => {
      asked.push(request);
      const { offset, limit } = request.range;
      const rows = inOrder(tasks, request.order).slice(offset, offset + limit);
      return Promise.resolve({ rows, total: tasks.length });
    },
    countDue: () => Promise.resolve(1),
  });
  const matching = (until = '9999-12-31') => steps.filter(({ dueDate }) => dueDate <= until);
  const source: TaskSource = {
    count: ({ until }) => Promise.resolve(matching(until).length),
    places: ({ until }, order, limit) => Promise.resolve(inOrder(matching(until), order).slice(0, limit)),
    rows: (ids) => Promise.resolve(steps.filter(({ id }) => ids.includes(id))),
  };
  const sources = new TaskSources();
  sources.add(source);
  const list = new ToDoList(queries, sources);
  const page = async (changes: Partial<TaskPageRequest> = {}) => {
    const { rows, total } = await list.page({
      ...({
        filter: {},
        sort: 'dueDate',
        order: 'ASC',
        range: { offset: 0, limit: 10 },
        today: TODAY,
      } as const),
      ...changes,
    });
    return { ids: rows.map(({ id }) => id), total };
  };
  return { list, page, asked };
}

describe('what is to be done', () => {
  it('is tasks and what other areas want, by the day', async () => {
    const { page } = setUp(entries('task', 1, 3, 5), entries('case', 2, 4));
    const ids = [
      'task 2026-11-01',
      'case 2026-11-02',
      'task 2026-11-03',
      'case 2026-11-04',
      'task 2026-11-05',
    ];
    expect(await page()).toEqual({ ids, total: 5 });
    expect(await page({ order: 'DESC' })).toEqual({ ids: ids.toReversed(), total: 5 });
  });

  it.each(['ASC', 'DESC'] as const)('comes in pages that have each once, in the order %s', async (order) => {
    const { page } = setUp(entries('task', 2, 3, 6, 7, 8, 11, 12), entries('case', 1, 4, 5, 9, 10));
    const { ids: all } = await page({ order, range: { offset: 0, limit: 100 } });
    expect(new Set(all).size).toBe(12);
    for (const limit of [1, 2, 5]) {
      const found: string[] = [];
      for (let offset = 0; offset < 12; offset += limit)
        found.push(...(await page({ order, range: { offset, limit } })).ids);
      expect(found).toEqual(all);
    }
    expect(await page({ order, range: { offset: 12, limit: 5 } })).toEqual({ ids: [], total: 12 });
  });

  it('is due by a day, with the number of all of it', async () => {
    const { list } = setUp(entries('task', 21), entries('case', 20, 22, 23));
    const { rows, total } = await list.dueUntil(TODAY, 2);
    expect([rows.map(({ id }) => id), total]).toEqual([['case 2026-11-20', 'task 2026-11-21'], 3]);
    expect(await list.countDue(TODAY, 'ana')).toBe(3);
  });

  it.each<[string, Partial<TaskPageRequest>]>([
    ['of an assignee', { filter: { assigneeId: 'ana' } }],
    ['of a lead', { filter: { lead: { leadType: 'appointment', leadId: 'a' } } }],
    ['done', { filter: { state: 'done' } }],
    ['with these ids', { filter: { ids: ['a'] } }],
    ['added last', { sort: 'createdAt' }],
  ])('is tasks alone where they are asked for that are %s', async (_, request) => {
    const { page, asked } = setUp(entries('task', 1), entries('case', 2));
    expect(await page(request)).toEqual({ ids: ['task 2026-11-01'], total: 1 });
    expect(asked).toMatchObject([request]);
  });
});
