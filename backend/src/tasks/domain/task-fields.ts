import { emptyOf, type FieldsFor } from '../../platform/fields/fields.js';
import { DAY, inEverything, TIME } from '../../platform/fields/file-columns.js';
import type { Task } from './task.js';

/** The kinds of lead that a task can belong to. */
export const TASK_LEAD_TYPES = ['appointment', 'subscription'] as const;
/** Characters. */
export const MOST_TITLE = 200;

const USER = { about: 'office', type: 'user' } as const;
const WRITTEN = { headings: null } as const;
const STAFF = 'name of the member of staff';

/** The one list of the fields of a task: its columns, its bodies and its file derive from it. */
export const TASK_FIELDS = {
  id: { about: 'case', type: 'text', files: inEverything('Task ID', 'id'), place: 3 },
  title: {
    ...WRITTEN,
    about: 'person',
    type: 'text',
    max: MOST_TITLE,
    label: 'Title',
    files: inEverything('Title', 'text'),
  },
  dueDate: { ...WRITTEN, about: 'case', type: 'date', label: 'Due date', files: inEverything('Due', DAY) },
  // said by the id
  leadType: {
    ...WRITTEN,
    about: 'case',
    type: 'choice',
    choices: TASK_LEAD_TYPES,
    label: 'Lead type',
    optional: true,
    files: { everything: null, list: null },
  },
  leadId: {
    ...WRITTEN,
    about: 'person',
    type: 'record',
    label: 'Lead',
    optional: true,
    files: inEverything('Lead ID', 'of leads.csv'),
    place: 3,
  },
  clientId: {
    ...WRITTEN,
    about: 'person',
    type: 'record',
    label: 'Client',
    optional: true,
    files: inEverything('Client ID', 'of clients.csv'),
    place: 3,
  },
  assigneeId: {
    ...WRITTEN,
    ...USER,
    label: 'Assignee',
    optional: true,
    files: inEverything('For', STAFF),
  },
  createdBy: { ...USER, files: inEverything('Created By', STAFF), place: 2 },
  createdAt: { about: 'case', type: 'time', files: inEverything('Created (UTC)', TIME), place: 1 },
  doneAt: { about: 'case', type: 'time', optional: true, files: inEverything('Done (UTC)', TIME) },
  doneBy: { ...USER, optional: true, files: inEverything('Done By', STAFF) },
} as const satisfies FieldsFor<Task>;

/** A task of which nothing is known that may be unknown. */
export const EMPTY_TASK = emptyOf<Task, typeof TASK_FIELDS>(TASK_FIELDS);
