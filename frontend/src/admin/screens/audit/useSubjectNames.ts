import { useGetMany } from 'react-admin';
import type { AuditEntry, Task } from '@/shared/api-types';
import { namedSubject } from './auditWords';
import { useEverybody } from './useEverybody';

/** The name of the task or user that an entry is about; null when it is gone, undefined while and where it has none. */
export function useSubjectNames(
  entries: readonly AuditEntry[],
): (entry: AuditEntry) => string | null | undefined {
  const subjects = entries.map(namedSubject);
  const ids = [
    ...new Set(subjects.flatMap((subject) => (subject?.resource === 'tasks' ? [subject.id] : []))),
  ];
  const { data: tasks } = useGetMany<Task>('tasks', { ids }, { enabled: ids.length > 0 });
  const users = useEverybody();
  return (entry) => {
    const subject = namedSubject(entry);
    if (subject?.resource === 'users') return users.find(({ id }) => id === subject.id)?.name;
    if (!subject || !tasks) return undefined;
    return tasks.find(({ id }) => id === subject.id)?.title ?? null;
  };
}
