import { Injectable } from '@nestjs/common';
import { PREFERRED_TIMES, SERVICE_INTERESTS } from '../../calendar/domain/booking-options.js';
import { Conflict } from '../../platform/domain-error.js';
import type { Releaser } from '../../screening/post-releases.js';
import type { SuspectedPost } from '../../screening/suspected-posts.js';
import { WEBSITE } from '../domain/activity.js';
import { bookAppointment } from '../domain/appointment.js';
import { subscribe } from '../domain/subscription.js';
import { NewBookings } from './new-bookings.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';

/**
 * Makes suspected posts leads with their own id, reference and time; mails and the live message are those of a new lead.
 * Throws `NotFound` when the post is gone, and `Conflict` when its stored form cannot be read.
 */
@Injectable()
export class ReleaseSuspected {
  constructor(
    private readonly bookings: NewBookings,
    private readonly subscriptions: SubscribeToNewsletter,
  ) {}

  async booking(post: SuspectedPost, by: Releaser): Promise<void> {
    const { form, id, createdAt } = post;
    const request = {
      firstName: read(post, 'firstName'),
      lastName: read(post, 'lastName'),
      email: read(post, 'email'),
      phone: read(post, 'phone'),
      dateOfBirth: read(post, 'dateOfBirth'),
      preferredDate: read(post, 'preferredDate'),
      preferredTime: oneOf(PREFERRED_TIMES, read(post, 'preferredTime')),
      serviceInterest: oneOf(SERVICE_INTERESTS, read(post, 'serviceInterest')),
      notes: form.notes ?? null,
    };
    const booking = bookAppointment(request, id, createdAt, form.timeZone ?? null);
    const actionDetails = `Consultation booked on the website; released by ${by.name}`;
    await this.bookings.release(booking, { actor: WEBSITE, actionDetails });
  }

  async subscription(post: SuspectedPost, by: Releaser): Promise<void> {
    const request = { firstName: read(post, 'firstName'), email: read(post, 'email') };
    const { form } = post.form;
    await this.subscriptions.release(
      subscribe(request, post.id, post.createdAt),
      form === 'newsletter' || form === 'footer' ? form : 'unknown',
      `Subscribed to the newsletter on the website; released by ${by.name}`,
    );
  }
}

function read({ form }: SuspectedPost, field: string): string {
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
