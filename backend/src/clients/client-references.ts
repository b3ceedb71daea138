import { Injectable } from '@nestjs/common';
import { Conflict, type Said } from '../platform/domain-error.js';
import type { Reading, Unit } from '../platform/unit-of-work.js';

/** What another area has of clients; changed in the unit of work of the clients. */
export interface ClientReference {
  /** The word for it in the answer when a merge is taken back. */
  readonly kind: string;
  /** The error when a client with such records is to be deleted; missing when they do not prevent it. */
  readonly refusal?: Said;
  /** The ids of what the client has. */
  of(reading: Reading, clientId: string): Promise<string[]>;
  /** Those of the clients that have something. */
  among(reading: Reading, clientIds: readonly string[]): Promise<string[]>;
  /** Gives these to another client. */
  move(unit: Unit, ids: readonly string[], clientId: string): Promise<void>;
}

/** What other areas have of clients. They register it here: clients know none of these areas. */
@Injectable()
export class ClientReferences {
  readonly all: ClientReference[] = [];

  register(...references: readonly ClientReference[]): void {
    this.all.push(...references);
  }

  /** Rejects, in the unit of work that would delete the client, when another area needs it. */
  async assertNone(unit: Unit, clientId: string): Promise<void> {
    for (const reference of this.all)
      if (reference.refusal && (await reference.of(unit, clientId)).length > 0)
        throw new Conflict(reference.refusal);
  }
}
