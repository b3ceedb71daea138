import { CLIENT_FIELDS } from '@contract';
import type { Client, StaffMember } from '@/shared/api-types';
import { csvColumns } from '@/admin/ground/lists/entityCsv';
import type { CsvColumn } from '@/admin/ground/lists/exportList';
import { CHOICE_WORDS } from '@/admin/records/clients/clientFields';

/** The columns of the file, with the names of the staff. */
export const csvOf = (staff: readonly StaffMember[]): readonly CsvColumn<Client>[] =>
  csvColumns<Client>(CLIENT_FIELDS, {
    words: { ...CHOICE_WORDS, ownerId: Object.fromEntries(staff.map(({ id, name }) => [id, name])) },
  });
