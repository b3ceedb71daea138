import { Injectable } from '@nestjs/common';
import type { Lead } from './domain/lead.js';
import type { ClientMarks } from './domain/listed-lead.js';

export type { ClientMarks, Lead };

/** Says of leads which clients they are linked to, or may be, in a fixed number of statements. */
type ReadMarks = (leads: readonly Lead[]) => Promise<(lead: Lead) => ClientMarks>;

/** The clients of leads. An area that knows clients says them here: leads know none. */
@Injectable()
export class LeadClientMarks {
  #read: ReadMarks = () => Promise.resolve(() => ({}));

  register(read: ReadMarks): void {
    this.#read = read;
  }

  of(leads: readonly Lead[]): Promise<(lead: Lead) => ClientMarks> {
    return this.#read(leads);
  }
}
