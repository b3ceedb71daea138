import { tagsText } from '@contract';
import type { Client, StaffMember } from '../../shared/api-types';
import { formatIsoDateTime } from '../dates';
import type { CsvColumn } from '../layout/exportList';
import { CHANNEL_LABELS } from './clientFields';

/** The columns of the file, with the names of the staff. */
export const csvOf = (staff: readonly StaffMember[]): readonly CsvColumn<Client>[] => [
  ['First Name', ({ firstName }) => firstName],
  ['Middle Name', ({ middleName }) => middleName],
  ['Last Name', ({ lastName }) => lastName],
  ['Suffix', ({ suffix }) => suffix],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Date of Birth', ({ dateOfBirth }) => dateOfBirth],
  ['Address', ({ address }) => address],
  ['Prefers', ({ channel }) => channel && CHANNEL_LABELS[channel]],
  ['Owner', ({ ownerId }) => staff.find(({ id }) => id === ownerId)?.name],
  ['Referred By', ({ referredBy }) => referredBy],
  ['Tags', ({ tags }) => tagsText(tags)],
  ['Policies in Force', ({ policiesInForce }) => String(policiesInForce)],
  ['Next Premium Due', ({ nextPremiumDue }) => nextPremiumDue],
  ['Notes', ({ notes }) => notes],
  ['Added', ({ createdAt }) => formatIsoDateTime(createdAt)],
  ['Client ID', ({ id }) => id],
];
