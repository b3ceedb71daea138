import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import type { ScheduledBooking } from '../domain/appointment.js';
import { linksWork } from '../domain/booking-link.js';
import { secretTokenHash, isSecretToken } from '../../platform/secret-token.js';
import { LeadRepository } from './ports.js';

/** Finds the booking that a link opens; null for a secret that is malformed, unknown or too old. */
@Injectable()
export class OpenBooking {
  constructor(
    private readonly leads: LeadRepository,
    private readonly time: BusinessTime,
  ) {}

  async execute(token: string): Promise<ScheduledBooking | null> {
    if (!isSecretToken(token)) return null;
    const booking = await this.leads.findByLink(secretTokenHash(token));
    return booking && isScheduled(booking) && linksWork(booking, this.time.today()) ? booking : null;
  }
}
