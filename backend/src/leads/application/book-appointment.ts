import { Injectable } from '@nestjs/common';
import { isCalendarDate, yearsBefore } from '../../calendar/domain/calendar-date.js';
import { BusinessTime } from '../../shared/business-time.js';
import { newId } from '../../shared/clock.js';
import { Invalid } from '../../shared/domain-error.js';
import { LiveUpdates } from '../../shared/live-updates.js';
import { activityEntry, WEBSITE } from '../domain/activity.js';
import { type Appointment, bookAppointment, type BookingRequest } from '../domain/appointment.js';
import { LeadRepository } from './ports.js';

const OLDEST_VISITOR_YEARS = 120;

/**
 * A visitor books a free consultation. Refuses a date of birth that is not a past day of the last 120 years, and a
 * preferred date that is not a day from today on. A time when the office is closed is taken: it is a wish that staff
 * confirm.
 */
@Injectable()
export class BookAppointment {
  constructor(
    private readonly leads: LeadRepository,
    private readonly live: LiveUpdates,
    private readonly time: BusinessTime,
  ) {}

  async execute(request: BookingRequest): Promise<Appointment> {
    this.refuseImpossibleDates(request);
    const createdAt = this.time.timestamp();
    const appointment = bookAppointment(request, newId(), createdAt);
    await this.leads.addAppointment(
      appointment,
      activityEntry(
        { leadType: 'appointment', leadId: appointment.id },
        { actionType: 'lead_created', actionDetails: 'Consultation booked on the website' },
        WEBSITE,
        newId(),
        createdAt,
      ),
    );
    this.live.publish({ type: 'appointment_created', data: { id: appointment.id } });
    return appointment;
  }

  private refuseImpossibleDates({ dateOfBirth, preferredDate }: BookingRequest): void {
    const today = this.time.today();
    const errors: Record<string, string> = {};
    if (!isCalendarDate(dateOfBirth)) errors.dateOfBirth = 'Date of birth must be a real date';
    else if (dateOfBirth >= today) errors.dateOfBirth = 'Date of birth must be in the past';
    else if (dateOfBirth < yearsBefore(today, OLDEST_VISITOR_YEARS))
      errors.dateOfBirth = `Date of birth must be within the last ${OLDEST_VISITOR_YEARS} years`;
    if (!isCalendarDate(preferredDate)) errors.preferredDate = 'Preferred date must be a real date';
    else if (preferredDate < today) errors.preferredDate = 'Preferred date must not be in the past';
    if (Object.keys(errors).length > 0) throw new Invalid(errors);
  }
}
