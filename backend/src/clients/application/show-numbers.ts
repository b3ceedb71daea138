import { Injectable } from '@nestjs/common';
import { SealedNumbers } from '../../platform/sealed-numbers.js';
import { SEALED_DETAILS, type SealedDetail } from '../domain/client-fields.js';
import { ClientUnits } from './client-units.js';

/** Whole numbers by field; null for none, and for one that cannot be read any more. */
export type ClientNumbers = Readonly<Record<SealedDetail, string | null>>;

/** Opens the sealed numbers of a client. */
@Injectable()
export class ShowNumbers {
  constructor(
    private readonly units: ClientUnits,
    private readonly numbers: SealedNumbers,
  ) {}

  /** `areReadable` is false when one was sealed with another SESSION_SECRET. Rejects an unknown client. */
  execute(id: string): Promise<ClientNumbers & { readonly areReadable: boolean }> {
    return this.units.withClient(id, (_, { client }) => {
      const opened = SEALED_DETAILS.map((name) => {
        const stored = client[name];
        return [name, stored === null ? null : this.numbers.open(stored)] as const;
      });
      const areReadable = opened.every(([name, number]) => number !== null || client[name] === null);
      return Promise.resolve({ result: { ...(Object.fromEntries(opened) as ClientNumbers), areReadable } });
    });
  }
}
