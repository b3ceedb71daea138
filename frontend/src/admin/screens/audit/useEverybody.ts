import { useUsers } from '@/admin/ground/people/useUsers';

/** All users: those who left did something, too. */
export function useEverybody() {
  const lists = [useUsers('active'), useUsers('deactivated'), useUsers('removed')];
  return lists.flatMap(({ data = [] }) => data);
}
