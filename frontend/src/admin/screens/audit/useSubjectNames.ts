import { ApiError } from '@/shared/api-client';
import type { AuditEntry } from '@/shared/api-types';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { leadName } from '@/admin/ground/words/leadWords';
import { policyTitle } from '@/admin/ground/words/policyWords';
import { namedSubject, type Subject } from './auditWords';
import { useEverybody } from './useEverybody';

type Read = (provider: ConsoleProvider, id: string) => Promise<string>;

/** What the records are called; all users are read at once. */
const NAMES: { readonly [R in Exclude<Subject['resource'], 'users'>]: Read } = {
  tasks: async (provider, id) => (await provider.getOne('tasks', { id })).data.title,
  clients: async (provider, id) => leadName((await provider.getOne('clients', { id })).data),
  households: async (provider, id) => (await provider.getOne('households', { id })).data.name,
  async policies(provider, id) {
    const { data } = await provider.getOne('policies', { id });
    return [policyTitle(data), data.policyNumber, data.clientName].filter(Boolean).join(', ');
  },
  newsletter: async (provider, id) => (await provider.getOne('newsletter', { id })).data.subject,
  posts: async (provider, id) => (await provider.getOne('posts', { id })).data.title,
  leads: async (provider, id) => leadName((await provider.getOne('leads', { id })).data),
};

const keyOf = ({ resource, id }: Subject) => `${resource} ${id}`;

/** Null for a record that is gone. */
async function nameOf(provider: ConsoleProvider, { resource, id }: Subject) {
  if (resource === 'users') return null;
  try {
    return (await NAMES[resource](provider, id)) || undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The name of what an entry is about; null when it is gone, undefined while and where it has none. */
export function useSubjectNames(
  entries: readonly AuditEntry[],
): (entry: AuditEntry) => string | null | undefined {
  const found = entries.flatMap((entry) => namedSubject(entry) ?? []);
  const subjects = new Map(
    found.filter(({ resource }) => resource !== 'users').map((subject) => [keyOf(subject), subject]),
  );
  const { data } = useProviderQuery(
    queryKeys.auditNames([...subjects.keys()]),
    async (provider) => {
      const named = [...subjects].map(
        async ([key, subject]) => [key, await nameOf(provider, subject)] as const,
      );
      return new Map(await Promise.all(named));
    },
    { enabled: subjects.size > 0, keepPrevious: true, uncached: true },
  );
  const users = useEverybody();
  return (entry) => {
    const subject = namedSubject(entry);
    if (!subject) return undefined;
    if (subject.resource === 'users') return users.find(({ id }) => id === subject.id)?.name;
    return data?.get(keyOf(subject));
  };
}
