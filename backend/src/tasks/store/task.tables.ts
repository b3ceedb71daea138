import { Table } from '../../platform/database/table.js';
import type { Task } from '../domain/task.js';

const text = { type: 'varchar' } as const;
const nullableText = { type: 'varchar', nullable: true } as const;

export const Tasks = new Table<Task>({
  name: 'tasks',
  holds: { person: ['title', 'leadId', 'clientId'] },
  exported: { leftOut: { 'said by the id': ['leadType'] } },
  columns: {
    id: { ...text, length: 36, primary: true },
    title: text,
    dueDate: text,
    leadType: nullableText,
    leadId: nullableText,
    clientId: nullableText,
    assigneeId: nullableText,
    createdBy: text,
    createdAt: text,
    doneAt: nullableText,
    doneBy: nullableText,
  },
});
