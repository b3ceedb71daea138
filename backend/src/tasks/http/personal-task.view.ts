import { viewOf } from '../../platform/http/field-classes.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import { TASK_FIELDS } from '../domain/task-fields.js';
import { PERSONAL_TASK_FIELDS, type PersonalTask } from '../personal-tasks.js';

class PersonalTaskView extends viewOf<PersonalTask>(TASK_FIELDS, PERSONAL_TASK_FIELDS) {}

export const TASK_WORDS: PersonalWords<'tasks', 'tasks'> = {
  lists: { tasks: { title: 'Tasks', page: 8, answer: 9, type: PersonalTaskView } },
  counts: { tasks: { answer: 9 } },
};
