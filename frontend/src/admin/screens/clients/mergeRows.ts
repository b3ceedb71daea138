import { isClientId } from '@contract';
import type { Client, MergeRequest } from '@/shared/api-types';
import { DETAILS, detailWords } from '@/admin/records/clients/clientFields';

export type KeptFields = NonNullable<MergeRequest['keep']>;
export type MergeField = keyof KeptFields;
/** Whose value is kept; null for notes and tags of both. */
export type Keep = 'this' | 'other' | null;

/** A field of two clients who are merged. */
export interface MergeRow {
  readonly field: MergeField;
  readonly label: string;
  /** What each of them has, in words; '' for nothing. */
  readonly own: string;
  readonly theirs: string;
  readonly isSame: boolean;
  /** Both have something that can stand together. */
  readonly canBeBoth: boolean;
  /** What is kept unless the user chooses. */
  readonly usual: Keep;
}

/** The rows of the screen: first the fields that differ, then those that are the same and have a value. */
export function mergeRows(
  client: Client,
  other: Client,
  names: (field: 'ownerId' | 'referredBy', id: string) => string,
) {
  const rows = DETAILS.map(([field, { label }]): MergeRow => {
    const [own, theirs] = [client, other].map((one) => valueWords(one, field, names)) as [string, string];
    const canBeBoth = (field === 'tags' || field === 'notes') && own !== '' && theirs !== '';
    const usual = canBeBoth ? null : own === '' ? 'other' : 'this';
    return { field, label, own, theirs, isSame: own === theirs, canBeBoth, usual };
  });
  return {
    different: rows.filter(({ isSame }) => !isSame),
    same: rows.filter(({ isSame, own }) => isSame && own !== ''),
  };
}

/** What is sent: whose value is kept, of each field that differs. */
export function keptFields(
  rows: readonly MergeRow[],
  chosen: Readonly<Partial<Record<MergeField, Keep>>>,
): KeptFields {
  return Object.fromEntries(
    rows.flatMap(({ field, usual }) => {
      const keep = chosen[field] === undefined ? usual : chosen[field];
      return keep === null ? [] : [[field, keep]];
    }),
  );
}

function valueWords(
  client: Client,
  field: MergeField,
  names: (field: 'ownerId' | 'referredBy', id: string) => string,
): string {
  const words = detailWords(client, field);
  const isNamed = field === 'ownerId' || (field === 'referredBy' && isClientId(words));
  return isNamed && words !== '' ? names(field, words) : words;
}
