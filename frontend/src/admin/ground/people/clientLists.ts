import { useGetList, useGetManyReference } from 'react-admin';
import type { Client, Lead, Policy } from '@/shared/api-types';

/** More leads, policies or members are not shown. */
const MOST_ROWS = 100;
/** Of a search beside which one of them is chosen. */
const MOST_FOUND = 6;

const rows = (perPage: number) => ({ page: 1, perPage });
const byName = { field: 'lastName', order: 'ASC' } as const;

/** Some clients whom a search finds. */
export const useFoundClients = (q: string, { enabled }: { readonly enabled: boolean }) =>
  useGetList<Client>(
    'clients',
    { filter: { q }, sort: byName, pagination: rows(MOST_FOUND) },
    { enabled, placeholderData: (previous: unknown) => previous as never },
  );

/** The leads of a client, newest first. */
export const useClientLeads = (id: string) =>
  useGetManyReference<Lead>('leads', {
    target: 'clientId',
    id,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: rows(MOST_ROWS),
  });

/** The policies that a client owns, by the premium that is to be paid next. */
export const useClientPolicies = (id: string) =>
  useGetManyReference<Policy>('policies', {
    target: 'clientId',
    id,
    sort: { field: 'nextPremiumDue', order: 'ASC' },
    pagination: rows(MOST_ROWS),
  });

/** The members of a household, where there is one. */
export const useHouseholdMembers = (id: string | null) =>
  useGetManyReference<Client>(
    'clients',
    { target: 'householdId', id: id ?? '', sort: byName, pagination: rows(MOST_ROWS) },
    { enabled: id !== null },
  );

/** The policies of the members of a household, newest start first. */
export const useHouseholdPolicies = (id: string) =>
  useGetManyReference<Policy>('policies', {
    target: 'householdId',
    id,
    sort: { field: 'startsOn', order: 'DESC' },
    pagination: rows(MOST_ROWS),
  });
