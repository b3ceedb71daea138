import { Injectable } from '@nestjs/common';
import { isCalendarDate, yearsBefore } from '../../calendar/domain/calendar-date.js';
import { BusinessTime } from '../../shared/business-time.js';
import { newId } from '../../shared/clock.js';
import { Invalid, KeyReused } from '../../shared/domain-error.js';
import { LiveUpdates } from '../../shared/live-updates.js';
import { activityEntry, WEBSITE } from '../domain/activity.js';
import { type Appointment, bookAppointment, type BookingRequest } from '../domain/appointment.js';
import { LeadRepository, type Receipt } from './ports.js';
import { type Submission, submissionOf } from './submission.js';

const OLDEST_VISITOR_YEARS = 120;

/**
 * A visitor books a free consultation. Refuses a date of birth that is not a past day of the last 120 years, and a
 * preferred date that is not a day from today on. A time when the office is closed is taken: it is a wish that staff
 * confirm.
 *
 * The same request under the same key is answered like the first time, whatever has become of the booking since, and
 * is neither stored nor announced again; refuses a key that came with another request.
 */
@Injectable()
export class BookAppointment {
  constructor(
    private readonly leads: LeadRepository,
    private readonly live: LiveUpdates,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    request: BookingRequest,
    key: string | null = null,
  ): Promise<{ appointment: Appointment; repeated: boolean }> {
    const submission = submissionOf('appointment', key, request, this.time.timestamp());
    const receipt = await this.store(request, submission);
    if (!receipt) throw new KeyReused();
    const { leadId, createdAt, repeated } = receipt;
    if (!repeated) this.live.publish({ type: 'appointment_created', data: { id: leadId } });
    return { appointment: bookAppointment(request, leadId, createdAt), repeated };
  }

  private async store(request: BookingRequest, submission: Submission | null): Promise<Receipt | null> {
    const errors = this.impossibleDates(request);
    if (Object.keys(errors).length > 0) {
      // the dates may have been possible when it was sent first
      const earlier = submission && (await this.leads.receiptOf(submission));
      if (!earlier) throw new Invalid(errors);
      return earlier;
    }
    const createdAt = this.time.timestamp();
    const appointment = bookAppointment(request, newId(), createdAt);
    const activity = activityEntry(
      { leadType: 'appointment', leadId: appointment.id },
      { actionType: 'lead_created', actionDetails: 'Consultation booked on the website' },
      WEBSITE,
      newId(),
      createdAt,
    );
    return this.leads.addAppointment(appointment, activity, submission);
  }

  private impossibleDates({ dateOfBirth, preferredDate }: BookingRequest): Record<string, string> {
    const today = this.time.today();
    const errors: Record<string, string> = {};
    if (!isCalendarDate(dateOfBirth)) errors.dateOfBirth = 'Date of birth must be a real date';
    else if (dateOfBirth >= today) errors.dateOfBirth = 'Date of birth must be in the past';
    else if (dateOfBirth < yearsBefore(today, OLDEST_VISITOR_YEARS))
      errors.dateOfBirth = `Date of birth must be within the last ${OLDEST_VISITOR_YEARS} years`;
    if (!isCalendarDate(preferredDate)) errors.preferredDate = 'Preferred date must be a real date';
    else if (preferredDate < today) errors.preferredDate = 'Preferred date must not be in the past';
    return errors;
  }
}
