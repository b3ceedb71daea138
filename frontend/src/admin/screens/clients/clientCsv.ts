import { CLIENT_FIELDS, inPlaces, tagsText } from '@contract';
import type { Client, StaffMember } from '@/shared/api-types';
import { formatIsoDateTime } from '@/admin/ground/dates/dates';
import type { CsvColumn } from '@/admin/ground/lists/exportList';
import { CHANNEL_LABELS } from '@/admin/records/clients/clientFields';

/** The columns of the file, with the names of the staff. */
export const csvOf = (staff: readonly StaffMember[]): readonly CsvColumn<Client>[] =>
  inPlaces(CLIENT_FIELDS).flatMap(([name, { type, files }]): CsvColumn<Client>[] => {
    if (files.list === null) return [];
    const cell = (client: Client): string | null | undefined => {
      const value = client[name as keyof Client];
      if (value === null) return null;
      if (typeof value === 'object') return tagsText(value);
      if (typeof value === 'number') return String(value);
      if (name === 'channel') return CHANNEL_LABELS[value as NonNullable<Client['channel']>];
      if (type === 'user') return staff.find(({ id }) => id === value)?.name;
      return type === 'time' ? formatIsoDateTime(value) : value;
    };
    return [[files.list, cell]];
  });
