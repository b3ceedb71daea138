import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { ListedTask } from './task-queries.js';

/** Criteria that all have to match. */
export interface SourceFilter {
  /** Due on that day or before. */
  readonly until?: CalendarDate;
  readonly clientId?: string;
}

/** Where an entry stands among the tasks. */
export type TaskPlace = Pick<ListedTask, 'id' | 'dueDate'>;

/** What another area keeps that is to be done by a day. It is listed with the open tasks, and changed where it is kept. */
export interface TaskSource {
  count(filter: SourceFilter): Promise<number>;
  /** The first ones, by the day, then the id. */
  places(filter: SourceFilter, order: 'ASC' | 'DESC', limit: number): Promise<TaskPlace[]>;
  /** Those with these ids, in any order. */
  rows(ids: readonly string[]): Promise<ListedTask[]>;
}

/** The fields of an entry of another area that only a task fills in: lead, assignee and completion. */
export const OF_ANOTHER_AREA = {
  leadType: null,
  leadId: null,
  leadName: null,
  assigneeId: null,
  assigneeName: null,
  done: false,
  doneAt: null,
  doneBy: null,
} as const satisfies Partial<ListedTask>;

/** What is to be done besides tasks. The other areas say it here: tasks know none of them. */
@Injectable()
export class TaskSources {
  readonly all: TaskSource[] = [];

  add(source: TaskSource): void {
    this.all.push(source);
  }
}
