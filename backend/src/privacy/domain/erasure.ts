import { hasName, saysAddress } from './mentions.js';

/** How many records of each kind an erasure removed or emptied. */
export type ErasureCounts = Readonly<Record<string, number>>;

/** A backup that still has the person. Times are ISO 8601 UTC. */
export interface RemainingBackup {
  readonly file: string;
  readonly takenAt: string;
  /** When it is deleted automatically; null for one that is deleted by hand. */
  readonly goneBy: string | null;
}

/** The record of an erasure; it does not say whose. */
export interface Erasure {
  readonly id: string;
  readonly reason: string;
  readonly erasedAt: string;
  /** Null for what the office's rules erased. */
  readonly erasedBy: string | null;
  readonly erasedByName: string;
  readonly counts: ErasureCounts;
  /** What is kept, in sentences for the person. */
  readonly kept: readonly string[];
  readonly backups: readonly RemainingBackup[];
}

/**
 * An erasure with the keyed hashes by which the person is recognised in a restored database. `keyId` tells which key made
 * them.
 */
export interface LedgerEntry extends Erasure {
  readonly keyId: string;
  readonly hashes: readonly string[];
}

/** Numbers are written with and without a prefix. */
const COMPARED_DIGITS = 9;
/** Fewer digits are in too many texts. */
const FEWEST_DIGITS = 7;

/** The words of a reason that would tell whose erasure it was: null when there are none. */
export function namedIn(
  reason: string,
  person: { readonly email: string; readonly phones: readonly string[]; readonly names: readonly string[] },
): string | null {
  const digits = reason.replace(/[^\p{L}\d]/gu, '');
  if (saysAddress(reason.toLowerCase(), person.email)) return 'e-mail address';
  const numbers = person.phones.map((phone) => phone.replace(/\D/g, '').slice(-COMPARED_DIGITS));
  if (numbers.some((number) => number.length >= FEWEST_DIGITS && digits.includes(number)))
    return 'phone number';
  return hasName(reason, person.names) ? 'name' : null;
}

/** Tells the consoles to read everything again; `id` is that of the certificate. */
export interface ErasureMessage {
  readonly type: 'person_erased';
  readonly data: { readonly id: string };
}
