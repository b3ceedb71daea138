import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { Actor } from '../domain/activity.js';
import { type Appointment, recordSale } from '../domain/appointment.js';
import type { Sale } from '../domain/sale.js';
import { LeadChanges } from './lead-changes.js';

/** Records the sale that a booking led to; the lead becomes a Closed Sale at the same time. */
@Injectable()
export class RecordSale {
  constructor(
    private readonly changes: LeadChanges,
    private readonly time: BusinessTime,
  ) {}

  execute(id: string, sale: Sale, actor: Actor): Promise<Appointment> {
    const today = this.time.today();
    return this.changes.appointment(id, actor, (lead) => recordSale(lead, sale, today));
  }
}
