import { columnsOf, personalColumns } from '../../platform/database/field-columns.js';
import { Table } from '../../platform/database/table.js';
import { fileOf } from '../../platform/fields/rows-in-file.js';
import type { Task } from '../domain/task.js';
import { TASK_FIELDS } from '../domain/task-fields.js';

export const Tasks = new Table<Task>({
  name: 'tasks',
  holds: { person: personalColumns(TASK_FIELDS) },
  exported: {
    files: [fileOf('tasks.csv', 'Tasks, open and done.', TASK_FIELDS)],
    leftOut: { 'said by the id': ['leadType'] },
  },
  columns: columnsOf(TASK_FIELDS),
});
