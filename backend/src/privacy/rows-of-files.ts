import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/database.js';

/** A row of an uploaded file that is about a person. */
export interface PersonalRow {
  /** When the file was uploaded: ISO 8601 UTC. */
  readonly createdAt: string;
  readonly fileName: string;
  /** In the file. */
  readonly row: number;
  /** By their headings. */
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Whose rows are meant: those with the address, those that made or changed one of the records, and those without any
 * address that have a phone number of the person and no other name (docs/decisions/0058).
 */
export interface RowPerson {
  readonly email: string;
  /** Ids of leads, clients and the policies that they own. */
  readonly ids: readonly string[];
  /** Names and phone numbers of the records; '' for no number. */
  readonly contacts: readonly {
    readonly firstName: string;
    readonly middleName?: string | null;
    readonly lastName: string | null;
    readonly suffix?: string | null;
    readonly phone: string | null;
  }[];
  /** Files that were uploaded later are not meant; null for all. ISO 8601 UTC. */
  readonly until: string | null;
}

/** What the rows of uploaded files hold about people. */
export interface PersonalRows {
  find(person: RowPerson): Promise<PersonalRow[]>;
  /**
   * Empties the rows, and takes the records out of the candidates of other people's rows; returns how many rows that were.
   * Rows with an address or of a record under a legal hold stay as they are. In the unit of work of the caller.
   */
  erase(tx: Transaction, person: RowPerson): Promise<number>;
}

/** The area that holds such rows says it here: privacy does not know it. */
@Injectable()
export class RowsOfFiles implements PersonalRows {
  private rows: PersonalRows | null = null;

  register(rows: PersonalRows): void {
    this.rows = rows;
  }

  async find(person: RowPerson): Promise<PersonalRow[]> {
    return (await this.rows?.find(person)) ?? [];
  }

  async erase(tx: Transaction, person: RowPerson): Promise<number> {
    return (await this.rows?.erase(tx, person)) ?? 0;
  }
}
