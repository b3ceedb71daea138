import { Injectable } from '@nestjs/common';
import { PREFERRED_TIMES, SERVICE_INTERESTS } from '../../calendar/domain/booking-options.js';
import { Conflict } from '../../platform/domain-error.js';
import type { Releaser } from '../../screening/submission-releases.js';
import type { SuspectedSubmission } from '../../screening/suspected-submissions.js';
import { WEBSITE } from '../domain/activity.js';
import { bookAppointment } from '../domain/appointment.js';
import { subscribe } from '../domain/subscription.js';
import { NewBookings } from './new-bookings.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';

/**
 * Makes suspected submissions leads with their own id, reference and time; mails and the live message are those of a
 * new lead. Throws `NotFound` when the submission is gone, and `Conflict` when its stored form cannot be read.
 */
@Injectable()
export class ReleaseSuspected {
  constructor(
    private readonly bookings: NewBookings,
    private readonly subscriptions: SubscribeToNewsletter,
  ) {}

  async booking(submission: SuspectedSubmission, by: Releaser): Promise<void> {
    const { form, id, createdAt } = submission;
    const request = {
      firstName: read(submission, 'firstName'),
      lastName: read(submission, 'lastName'),
      email: read(submission, 'email'),
      phone: read(submission, 'phone'),
      dateOfBirth: read(submission, 'dateOfBirth'),
      preferredDate: read(submission, 'preferredDate'),
      preferredTime: oneOf(PREFERRED_TIMES, read(submission, 'preferredTime')),
      serviceInterest: oneOf(SERVICE_INTERESTS, read(submission, 'serviceInterest')),
      notes: form.notes ?? null,
    };
    const booking = bookAppointment(request, id, createdAt, {
      visitorTimeZone: form.timeZone ?? null,
      calculation: form.calculation ?? null,
    });
    const actionDetails = `Consultation booked on the website; released by ${by.name}`;
    await this.bookings.release(booking, { actor: WEBSITE, actionDetails });
  }

  async subscription(submission: SuspectedSubmission, by: Releaser): Promise<void> {
    const request = { firstName: read(submission, 'firstName'), email: read(submission, 'email') };
    const { form } = submission.form;
    await this.subscriptions.release(
      subscribe(request, submission.id, submission.createdAt),
      form === 'newsletter' || form === 'footer' ? form : 'unknown',
      `Subscribed to the newsletter on the website; released by ${by.name}`,
    );
  }
}

function read({ form }: SuspectedSubmission, field: string): string {
  const value = form[field];
  if (typeof value !== 'string') throw unreadable();
  return value;
}

function oneOf<T extends string>(words: readonly T[], value: string): T {
  const word = words.find((one) => one === value);
  if (word === undefined) throw unreadable();
  return word;
}

function unreadable(): Conflict {
  return new Conflict('submission.unreadable');
}
