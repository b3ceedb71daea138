import { BusinessTime } from '../src/calendar/business-time.js';
import { Invalid } from '../src/platform/domain-error.js';
import { validated } from '../src/platform/http/body.pipe.js';
import { aConfig } from '../src/platform/testing/config.js';
import { FixedClock } from '../src/platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../src/platform/testing/recording-live-updates.js';
import { BookAppointment } from '../src/leads/application/book-appointment.js';
import { NewBookings } from '../src/leads/application/new-bookings.js';
import { bookingMails } from '../src/leads/testing/booking-mails.js';
import { aBookingRequest } from '../src/leads/testing/builders.js';
import { ACCEPTED, JUDGED_AT, MISTAKES } from './support/form-values.js';
import { leadsInMemory } from '../src/leads/testing/leads-on.js';
import { BookingBody, SubscriptionBody } from '../src/leads/http/leads.dto.js';

const clock = new FixedClock(JUDGED_AT);
const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
const { units, leads } = leadsInMemory();
const bookings = new NewBookings(units, leads, bookingMails(clock), new RecordingLiveUpdates());
const bookAppointment = new BookAppointment(bookings, time);

async function errorsOf(check: () => unknown): Promise<Readonly<Record<string, string>>> {
  try {
    await check();
    return {};
  } catch (error) {
    if (error instanceof Invalid) return error.errors;
    throw error;
  }
}

const bookingErrors = (field: string, value: string) =>
  errorsOf(async () => {
    const body = validated(BookingBody, { ...aBookingRequest(), [field]: value });
    await bookAppointment.execute({ ...body, notes: body.notes ?? null });
  });

const subscriptionErrors = (field: string, value: string) =>
  errorsOf(() => validated(SubscriptionBody, { firstName: 'Ana', email: 'ana@b.example', [field]: value }));

type Rules = Readonly<Record<string, (value: string) => string | undefined>>;

/** The browser's validation rules, loaded at run time: the front end has other compiler settings. */
async function browserRules(): Promise<{ booking: Rules; subscription: Rules }> {
  const site = '../../frontend/src/site';
  const { bookingRules } = (await import(`${site}/booking/bookingRules`)) as {
    bookingRules: (timeZone: string, now: () => Date) => Rules;
  };
  const { SUBSCRIPTION_RULES } = (await import(`${site}/newsletter/subscriptionRules`)) as {
    SUBSCRIPTION_RULES: Rules;
  };
  return {
    booking: bookingRules('Asia/Manila', () => new Date(JUDGED_AT)),
    subscription: SUBSCRIPTION_RULES,
  };
}

describe('validation of the public forms in the browser and on the server', () => {
  let browser: Awaited<ReturnType<typeof browserRules>>;
  beforeAll(async () => {
    browser = await browserRules();
  });

  it.each(MISTAKES)('both reject this %s with the same message', async (field, value, sentence) => {
    expect(await bookingErrors(field, value)).toEqual({ [field]: sentence });
    expect(browser.booking[field]!(value)).toBe(sentence);
    const rule = browser.subscription[field];
    if (!rule) return;
    expect(await subscriptionErrors(field, value)).toEqual({ [field]: sentence });
    expect(rule(value)).toBe(sentence);
  });

  it.each(ACCEPTED)('both accept this %s', async (field, value) => {
    expect(await bookingErrors(field, value)).toEqual({});
    expect(browser.booking[field]!(value)).toBeUndefined();
  });

  it('the values above cover every field of the forms', () => {
    const covered = [...new Set(MISTAKES.map(([field]) => field))].sort();
    expect(covered).toEqual(Object.keys(browser.booking).sort());
  });
});
