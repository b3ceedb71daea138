import { BookingMails } from '../../src/leads/application/booking-mails.js';
import type { TestApp } from './app.js';
import { bookingBody } from './bodies.js';
import { type HttpResponse, send } from './http.js';

const FORM = 'application/x-www-form-urlencoded';

/** The headers of every page about a booking. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};
export const HTML = { Accept: 'text/html,*/*;q=0.8' };
/** The form "I can't come" without a reason. */
export const CANCEL = { request: 'cancel', message: '' };

/** A well-formed secret that opens nothing. */
export const UNKNOWN_TOKEN = 'A'.repeat(43);

/** A visitor who has booked and got the mail with the link. */
export class Visitor {
  private constructor(
    readonly app: TestApp,
    readonly bookingId: string,
    readonly token: string,
  ) {}

  static async book(app: TestApp, changes: Record<string, unknown> = {}): Promise<Visitor> {
    const mails = app.app.get(BookingMails);
    const booked = mails.booked.bind(mails);
    const tokens = new Map<string, string | null>();
    mails.booked = (booking, ...rest) => {
      const mailsAndLinks = booked(booking, ...rest);
      const received = mailsAndLinks.mails?.add.find(({ kind }) => kind === 'booking_received');
      tokens.set(booking.id, received?.kind === 'booking_received' ? received.data.token : null);
      return mailsAndLinks;
    };
    const response = await send(app, 'POST', '/api/appointments', { body: bookingBody(changes) });
    expect(response.status).toBe(201);
    const id = response.body.id as string;
    return new Visitor(app, id, tokens.get(id)!);
  }

  get path(): string {
    return `/booking/${this.token}`;
  }

  open(): Promise<HttpResponse> {
    return send(this.app, 'GET', this.path);
  }

  /** Sends a form of the page. */
  send(
    fields: Record<string, unknown> | string,
    headers: Record<string, string> = {},
  ): Promise<HttpResponse> {
    const body =
      typeof fields === 'string' ? fields : new URLSearchParams(fields as Record<string, string>).toString();
    return send(this.app, 'POST', this.path, { body, headers: { 'Content-Type': FORM, ...headers } });
  }

  /** The stored booking, as staff read it. */
  async stored(): Promise<Record<string, unknown>> {
    const rows = await this.app.rows('appointments');
    return rows.find(({ id }) => id === this.bookingId)!;
  }
}
