import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import { type ListedTask, type TaskPage, type TaskPageRequest, TaskQueries } from './task-queries.js';
import { type SourceFilter, type TaskPlace, type TaskSource, TaskSources } from './task-sources.js';

/** The tasks together with what other areas want to be done, as one list. */
@Injectable()
export class ToDoList {
  constructor(
    private readonly tasks: TaskQueries,
    private readonly sources: TaskSources,
  ) {}

  async page(request: TaskPageRequest): Promise<TaskPage> {
    const filter = sourceFilter(request);
    const { offset, limit } = request.range;
    const places = filter
      ? (await Promise.all(this.sources.all.map((source) => placesOf(source, filter, request)))).flat()
      : [];
    if (!filter || places.length === 0) return this.tasks.page(request);
    // the page begins at this task or later, however many of the others stand before it
    const first = Math.max(0, offset - places.length);
    const tasks = await this.tasks.page({
      ...request,
      range: { offset: first, limit: offset + limit - first },
    });
    const merged: (TaskPlace & { readonly source?: TaskSource })[] = [...tasks.rows, ...places].sort(
      byDay(request.order),
    );
    const shown = merged.slice(offset - first, offset - first + limit);
    const counts = await Promise.all(this.sources.all.map((source) => source.count(filter)));
    return {
      rows: await this.rows(shown, tasks.rows),
      total: counts.reduce((sum, count) => sum + count, tasks.total),
    };
  }

  /** How much is due on that day or before: the user's own tasks, and what is nobody's own. */
  async countDue(date: CalendarDate, assigneeId: string): Promise<number> {
    const counts = await Promise.all([
      this.tasks.countDue(date, assigneeId),
      ...this.sources.all.map((source) => source.count({ until: date })),
    ]);
    return counts.reduce((sum, count) => sum + count);
  }

  /** What is open and due on that day or before, earliest first, and the number of all of it. */
  dueUntil(date: CalendarDate, limit: number): Promise<TaskPage> {
    const range = { offset: 0, limit };
    return this.page({ filter: { state: 'due' }, sort: 'dueDate', order: 'ASC', range, today: date });
  }

  private async rows(
    shown: readonly (TaskPlace & { readonly source?: TaskSource })[],
    tasks: readonly ListedTask[],
  ): Promise<ListedTask[]> {
    const others = await Promise.all(
      this.sources.all.map((source) =>
        source.rows(shown.filter((place) => place.source === source).map(({ id }) => id)),
      ),
    );
    const rows = new Map([...tasks, ...others.flat()].map((row) => [row.id, row]));
    return shown.flatMap(({ id }) => rows.get(id) ?? []);
  }
}

/** What of the other areas the list has; null for nothing: it has no assignee and no lead, and is never done here. */
function sourceFilter({ filter, sort, today }: TaskPageRequest): SourceFilter | null {
  const { ids, state, assigneeId, lead, clientId } = filter;
  if (ids || lead || assigneeId !== undefined || state === 'done' || sort !== 'dueDate') return null;
  return { ...(clientId !== undefined && { clientId }), ...(state === 'due' && { until: today }) };
}

async function placesOf(source: TaskSource, filter: SourceFilter, { order, range }: TaskPageRequest) {
  const places = await source.places(filter, order, range.offset + range.limit);
  return places.map((place) => ({ ...place, source }));
}

const byDay = (order: TaskPageRequest['order']) => (one: TaskPlace, other: TaskPlace) => {
  const sign = order === 'ASC' ? 1 : -1;
  if (one.dueDate !== other.dueDate) return one.dueDate < other.dueDate ? -sign : sign;
  return one.id < other.id ? -sign : sign;
};
