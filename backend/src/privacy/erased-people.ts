import type { Reading } from '../platform/unit-of-work.js';

interface Contact {
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix: string;
}

/** Recognises erased people by the keyed hashes of the ledger. */
export abstract class ErasedPeople {
  /** Which of the people were erased, in their order; those that were erased with another key are not recognised. */
  abstract among(reading: Reading, people: readonly Contact[]): Promise<boolean[]>;
}
