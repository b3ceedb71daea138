import fc from 'fast-check';
import ICAL from 'ical.js';
import { PREFERRED_TIMES } from '../calendar/domain/booking-options.js';
import { addDays } from '../calendar/domain/calendar-date.js';
import type { MeetingSetting } from '../calendar/domain/meeting.js';
import { SAMPLE_BUSINESS } from '../platform/business-identity.js';
import { type BookingMail, VISITOR_MAIL_KINDS } from '../leads/domain/booking-mail-kinds.js';
import type { MailContent, MailContext } from '../mail/mail-kinds.js';
import { everyMailKind } from './every-mail-kind.js';
import { aMailContent, MAIL_CONTEXT as CONTEXT } from './testing/sample-mails.js';
import { mailColours } from '../mail/templates/colours.js';
import { renderMail, subjectOf } from '../mail/infrastructure/mail-renderer.js';

const kinds = everyMailKind();

const PAGE = 'https://office.example/booking/q0Wb3nZ9xYv1LkPd5RtGhA';
const LEAD = 'https://office.example/admin/leads?lead=appointment:019a1b2c-3d4e-7f00-8123-456789abcdef';

function rendered(content: MailContent, context: MailContext = CONTEXT) {
  return renderMail(
    kinds,
    { ...content, recipient: 'liza@example.ph', createdAt: '2026-11-20T03:00:00.000Z' },
    context,
  );
}

const textOf = (content: MailContent) => rendered(content).text;

describe('a mail of every kind', () => {
  it.each(kinds.names)('%s has a subject, a text and HTML, equal in every attempt', (kind) => {
    const mail = rendered(aMailContent(kind));
    expect(mail.subject).toBe(subjectOf(kinds, aMailContent(kind), SAMPLE_BUSINESS));
    expect(mail.text.length).toBeGreaterThan(200);
    expect(mail.html).toContain('<h1');
    expect(rendered(aMailContent(kind))).toEqual(mail);
  });

  it.each(kinds.names)('%s says who the business is', (kind) => {
    const { text } = rendered(aMailContent(kind));
    const { name, advisor, licence, address, phone, email } = SAMPLE_BUSINESS;
    for (const value of [name, advisor, licence, address, phone, email]) expect(text).toContain(value);
  });

  it.each(kinds.names)('%s loads nothing from anywhere', (kind) => {
    const { html } = rendered(aMailContent(kind));
    expect(html).not.toMatch(/<(img|link|script|iframe|object)|src=|url\(|@import|@font-face/i);
  });

  it.each(kinds.names)(
    '%s has the logo of the office, which comes with it, and the name where it is not shown',
    (kind) => {
      const logo = { content: Buffer.from('a JPEG'), width: 1600, height: 400 };
      const business = { ...SAMPLE_BUSINESS, name: 'Cruz & "Daughters"' };
      const mail = rendered(aMailContent(kind), { ...CONTEXT, business, logo });
      expect(mail.pictures).toEqual([{ url: 'cid:logo@office', content: logo.content }]);
      expect(mail.html.match(/<img[^>]*>/g)).toEqual([
        expect.stringContaining(
          'src="cid:logo@office" alt="Cruz &amp; &quot;Daughters&quot;" width="200" height="50"',
        ),
      ]);
      expect(rendered(aMailContent(kind)).pictures).toEqual([]);
    },
  );

  it.each(kinds.names)('%s has the brand colour of the office, in light and in dark', (kind) => {
    const { html } = rendered(aMailContent(kind), { ...CONTEXT, brandColour: '#1a237e' });
    const { light, dark } = mailColours('#1a237e');
    for (const colour of [light.heading, dark.heading, dark.button]) expect(html).toContain(colour);
    expect(html).not.toMatch(/#1f6b47|#12382a|#7cc6a0/);
  });

  it.each(VISITOR_MAIL_KINDS)('%s says why it is sent', (kind) =>
    expect(textOf(aMailContent(kind))).toContain(
      'You get this mail because you booked a consultation on our site.',
    ),
  );
});

describe('the subject', () => {
  it.each([
    ['booking_received', 'We have your request for Tuesday, November 24, 2026'],
    ['booking_confirmed', 'Confirmed: your consultation on Tuesday, November 24, 2026'],
    ['booking_rescheduled', 'New time: your consultation is now on Tuesday, November 24, 2026'],
    ['booking_cancelled', 'Cancelled: your consultation on Tuesday, November 24, 2026'],
    ['booking_unchanged', 'Your request about the consultation on Tuesday, November 24, 2026'],
    ['booking_reminder', 'Reminder: your consultation on Tuesday, November 24, 2026'],
    ['staff_new_booking', 'New booking: Liza Cruz, Tuesday, November 24, 2026, 9:00 AM'],
    ['staff_visitor_request', 'Another time wanted: Liza Cruz, Friday, November 27, 2026, 3:00 PM'],
    [
      'staff_daily_brief',
      'Tuesday, November 24, 2026: 1 consultation, 1 premium past grace, 1 premium in its last days of grace',
    ],
    ['test', 'Test mail from Harborlight Advisory'],
  ] as const)('of %s is %s', (kind, subject) =>
    expect(subjectOf(kinds, aMailContent(kind), SAMPLE_BUSINESS)).toBe(subject),
  );

  it('says of a visitor who cannot come for which day', () => {
    const content = aMailContent('staff_visitor_request', { request: { type: 'cancel', message: null } });
    expect(subjectOf(kinds, content, SAMPLE_BUSINESS)).toBe(
      'Cannot come: Liza Cruz, Tuesday, November 24, 2026',
    );
  });

  it('cuts a long name with an ellipsis', () => {
    const content = aMailContent('staff_new_booking', { firstName: 'A'.repeat(10_000) });
    const subject = subjectOf(kinds, content, SAMPLE_BUSINESS);
    expect(subject).toMatch(/^New booking: A+… Cruz, Tuesday, November 24, 2026, 9:00 AM$/);
    expect(subject.length).toBeLessThanOrEqual(150);
  });
});

describe('how we meet', () => {
  const video: MeetingSetting = { way: 'video', minutes: 60, videoUrl: 'https://meet.example/office' };
  const kinds = ['booking_received', 'booking_confirmed', 'booking_rescheduled', 'booking_reminder'] as const;

  it.each(kinds)('is said by %s: as the office usually does, or in the way of the booking', (kind) => {
    const usual = rendered(aMailContent(kind), { ...CONTEXT, meeting: video });
    expect(usual.text).toContain('How: By video');
    expect(usual.text).toContain('\nLength: 1 hour\n');
    const own = aMailContent(kind, { meetingWay: 'office', meetingMinutes: 45 });
    expect(rendered(own, { ...CONTEXT, meeting: video }).text).toContain(
      'How: At our office: Makati City, Metro Manila, Philippines\nLength: 45 minutes\n',
    );
  });

  it.each([
    ['booking_received', {}, false],
    ['booking_rescheduled', { confirmed: false }, false],
    ['booking_rescheduled', {}, true],
    ['booking_confirmed', {}, true],
    ['booking_reminder', {}, true],
  ] as const)('has the link of the call in %s %j: %s', (kind, changes, linked) => {
    const { text, html } = rendered(aMailContent(kind, changes), { ...CONTEXT, meeting: video });
    expect(html.includes('href="https://meet.example/office"')).toBe(linked);
    expect(text).toContain(
      linked ? 'How: By video\n  https://meet.example/office' : 'How: By video: we send you the link',
    );
  });

  it.each(kinds)('is said by %s that was stored before bookings had it', (kind) => {
    const stored = aMailContent(kind);
    const { phone: _, meetingWay: __, meetingMinutes: ___, ...data } = stored.data as BookingMail;
    const { text } = rendered({ kind, data } as MailContent);
    expect(text).toContain('How: We call you at the number that you gave us\nLength: 30 minutes\n');
  });
});

describe('the text of a mail', () => {
  it('keeps facts, links and paragraphs readable without HTML', () => {
    expect(textOf(aMailContent('booking_confirmed', { visitorTimeZone: 'America/New_York' })))
      .toBe(`YOUR CONSULTATION IS CONFIRMED

Hi Liza,

The time is yours. We look forward to talking with you.

When: Tuesday, November 24, 2026 · 9:00 AM (Philippine time)
Your time: Monday, November 23, 2026 · 8:00 PM (Eastern time)
With: Maria Santos
How: We call you at +63 917 123 4567
Length: 30 minutes
Our phone: +63 2 8000 0000
About: Retirement Planning
Reference: 7KM-2QXP

The attached invitation adds it to your calendar.

If the time does not suit you, ask for another one on your booking page:

Open my booking:
${PAGE}

--${' '}
Harborlight Advisory
Maria Santos, licence IC-0000-0000
Makati City, Metro Manila, Philippines
+63 2 8000 0000 · hello@harborlight.example
You get this mail because you booked a consultation on our site.
`);
  });

  it('quotes what a visitor wrote line by line', () =>
    expect(textOf(aMailContent('staff_new_booking'))).toContain(
      'Their note:\n> My husband joins me.\n> Is there parking?\n\n',
    ));
});

describe('booking_received', () => {
  it('says that the time awaits confirmation, and links to the booking', () => {
    const text = textOf(aMailContent('booking_received'));
    expect(text).toContain('The time is not final yet. We will confirm it with you by phone or e-mail.');
    expect(text).toContain(PAGE);
  });

  it('without the secret of the link names phone and address instead', () => {
    const text = textOf(aMailContent('booking_received', { token: null }));
    expect(text).toContain('call us at +63 2 8000 0000 or write to hello@harborlight.example');
    expect(text).not.toContain('/booking/');
  });

  it('repeats the note in one line, escaped, and cuts a long one', () => {
    const notes = `My <b>husband</b>\njoins me. ${'So do I. '.repeat(100)}`;
    const { text, html } = rendered(aMailContent('booking_received', { notes }));
    const [, quoted = ''] = /You wrote:\n> (My <b>husband<\/b> joins me\. .*…)\n\n/.exec(text) ?? [];
    expect(quoted.length).toBeGreaterThan(490);
    expect(quoted.length).toBeLessThanOrEqual(500);
    expect(html).toContain('My &lt;b&gt;husband&lt;/b&gt; joins me. So do I.');
    expect(textOf(aMailContent('booking_received', { notes: ' \n' }))).not.toContain('You wrote');
  });

  it.each([
    ['You have won! evil.example/x', 'You have won! …'],
    ['See (https://evil.example) now', 'See … now'],
    ['See //evil', 'See …'],
    ['See evil\uff0eexample', 'See …'],
    ['Write to evil@localhost!', 'Write to …'],
    ['Call +63 (917) 123-4567 or 1-2-3', 'Call +… or 1-2-3'],
    ['At 9:30, for 2 kids. Thank you', 'At 9:30, for 2 kids. Thank you'],
  ])('repeats the note %j as %j, because the address may be a stranger’s', (notes, quoted) => {
    const { text, html } = rendered(aMailContent('booking_received', { notes }));
    expect(text).toContain(`You wrote:\n> ${quoted}\n`);
    expect(text + html).not.toMatch(/evil|123-4567/);
  });

  it.each(kinds.names.filter((kind) => kind !== 'booking_received' && kind !== 'staff_new_booking'))(
    '%s does not repeat the note',
    (kind) => {
      const { data } = aMailContent(kind);
      const { text } = rendered({
        kind,
        data: { ...data, notes: 'My husband joins me.' },
      } as unknown as MailContent);
      expect(text).not.toContain('husband');
    },
  );

  it.each([
    'Call 09170001111 now prize',
    'Ana 5',
    'You won a prize',
    'http://evil.example',
    'www.evil.example',
    'mail@evil.example',
    'evil.example',
    '\u200B',
    'a/b',
  ])('does not greet somebody as %j', (firstName) => {
    const { text, html } = rendered(aMailContent('booking_received', { firstName }));
    expect(text).toContain('\n\nHello,\n\n');
    expect(html).not.toContain('evil');
  });

  it.each(['Ma. Teresa', 'J.R.', 'Jean-Luc', 'O’Neil', '美咲'])('greets %s by name', (firstName) =>
    expect(textOf(aMailContent('booking_received', { firstName }))).toContain(`\n\nHi ${firstName},\n\n`),
  );
});

describe('a premium mail to a payor who is not the policyholder', () => {
  const textFor = (owner: string) => textOf(aMailContent('premium_due', { owner })).replace(/\s+/g, ' ');

  it('names the policyholder, unless the name contains a link', () => {
    expect(textFor('Ana Reyes')).toMatch(/premium for the policy [^:]* of Ana Reyes:/);
    expect(textFor('Ana evil.example')).not.toContain('evil');
    expect(textFor('Ana evil.example')).toContain('premium for the policy');
  });
});

describe('a word to the visitor', () => {
  it.each(['booking_confirmed', 'booking_rescheduled', 'booking_cancelled', 'booking_unchanged'] as const)(
    'is quoted in %s',
    (kind) => {
      const { text } = rendered(aMailContent(kind, { message: 'In court at one,\nsorry.' }));
      expect(text).toContain('A word from us:\n> In court at one,\n> sorry.\n');
      expect(textOf(aMailContent(kind, { message: null }))).not.toContain('A word from us');
    },
  );

  it('comes with the old time in a confirmation that moved the booking', () => {
    const moved = { previousDate: '2026-11-20', previousTime: '2pm' } as const;
    expect(textOf(aMailContent('booking_confirmed', moved))).toContain('Old time: Friday, November 20, 2026');
  });

  it.each([
    [{ confirmed: false }, 'The time still awaits our confirmation'],
    [{ cancelled: true }, 'Cancelled: Tuesday, November 24, 2026'],
  ])('with %j says how the booking stands', (state, words) =>
    expect(textOf(aMailContent('booking_unchanged', state))).toContain(words),
  );
});

describe('the visitor’s own time', () => {
  it.each([
    ['is left out when unknown', null, false],
    ['is left out in the same zone', 'Asia/Manila', false],
    ['is left out where the clocks show the same', 'Asia/Singapore', false],
    ['is left out when the zone does not exist', 'Mars/Olympus_Mons', false],
    ['is shown on another day', 'America/Los_Angeles', 'Monday, November 23, 2026 · 5:00 PM (Pacific time)'],
    ['is shown with half an hour', 'Asia/Kolkata', 'Tuesday, November 24, 2026 · 6:30 AM (India time)'],
    ['is shown at midnight', 'Atlantic/Azores', 'Tuesday, November 24, 2026 · 12:00 AM (Azores time)'],
  ])('%s (%s)', (_, visitorTimeZone, shown) => {
    const text = textOf(aMailContent('booking_reminder', { visitorTimeZone }));
    if (shown === false) expect(text).not.toContain('Your time:');
    else expect(text).toContain(`Your time: ${shown}`);
  });
});

describe('a mail with an invitation', () => {
  it.each([
    ['booking_confirmed', 'REQUEST', 0],
    ['booking_rescheduled', 'REQUEST', 1],
    ['booking_cancelled', 'CANCEL', 2],
  ] as const)('%s has the method %s', (kind, method, sequence) => {
    const { invitation } = rendered(aMailContent(kind));
    expect(invitation?.method).toBe(method);
    const lines = invitation?.content.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `METHOD:${method}`,
        'UID:019a1b2c-3d4e-7f00-8123-456789abcdef',
        `SEQUENCE:${sequence}`,
        'DTSTAMP:20261120T030000Z',
        'ORGANIZER;CN="Harborlight Advisory":mailto:office@harborlight.example',
      ]),
    );
  });

  it('booking_cancelled has none when the visitor was never invited', () => {
    const mail = rendered(aMailContent('booking_cancelled', { invited: false }));
    expect(mail.invitation).toBeNull();
    expect(mail.text).not.toContain('attached');
  });

  it('says the old and the new time after a change', () => {
    const text = textOf(aMailContent('booking_rescheduled'));
    expect(text).toContain('New time: Tuesday, November 24, 2026 · 9:00 AM (Philippine time)');
    expect(text).toContain('Old time: Friday, November 20, 2026 · 2:00 PM (Philippine time)');
  });
});

describe('the time of a consultation', () => {
  it.each(['Asia/Manila', 'Europe/Berlin', 'America/New_York', 'Africa/Casablanca', 'Pacific/Auckland'])(
    'in %s is the same in text, HTML and invitation',
    (timeZone) => {
      const date = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2025-01-01', days));
      fc.assert(
        fc.property(date, fc.constantFrom(...PREFERRED_TIMES), (preferredDate, preferredTime) => {
          const content = aMailContent('booking_confirmed', { preferredDate, preferredTime });
          const { text, html, invitation } = rendered(content, { ...CONTEXT, timeZone });
          const [day, clock] = businessClock(startOf(invitation?.content ?? ''), timeZone);
          expect(text).toContain(`When: ${day} · ${clock} (`);
          expect(html).toContain(`<bdi>${day}</bdi><br><bdi>${clock} (`);
        }),
        { numRuns: 30 },
      );
    },
  );
});

/** The moment of DTSTART, read by another library. */
function startOf(invitation: string): Date {
  const calendar = new ICAL.Component(ICAL.parse(invitation) as unknown[]);
  const { startDate } = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  startDate.zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  return new Date(startDate.toUnixTime() * 1000);
}

function businessClock(moment: Date, timeZone: string): [string, string] {
  const shown = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(moment).replace(/\s/g, ' ');
  return [shown({ dateStyle: 'full' }), shown({ timeStyle: 'short' })];
}

describe('a mail to the owner of an account', () => {
  it.each([
    ['password', 'Your password was changed'],
    ['email', 'Your e-mail address was changed'],
    ['factor_added', 'A second factor was set up'],
    ['factor_removed', 'A second factor was removed'],
    ['recovery_codes', 'New recovery codes were made'],
    ['wrong_codes', 'Ten wrong codes for your account'],
  ] as const)('about %s says what happened and what to do', (news, title) => {
    const { subject, text } = rendered(aMailContent('account_news', { news }));
    expect(subject).toBe(`${title}: ${SAMPLE_BUSINESS.name}`);
    expect(text).toContain('Tuesday, November 24');
    expect(text).toContain('It was not you? Then');
    expect(text).toContain('https://office.example/admin/security');
  });
});

describe('a mail to staff', () => {
  it.each([
    [0, 'No other booking'],
    [1, '1 other booking wants it'],
    [2, '2 other bookings want it'],
  ])('with %i other bookings says: %s', (otherBookings, words) =>
    expect(textOf(aMailContent('staff_new_booking', { otherBookings }))).toContain(`Same time: ${words}\n`),
  );

  it('links to the button that confirms the booking, the phone and the address', () => {
    const { html } = rendered(aMailContent('staff_new_booking'));
    for (const href of [`${LEAD}&amp;focus=confirm`, 'tel:+639171234567', 'mailto:liza@example.ph'])
      expect(html).toContain(`href="${href}"`);
  });

  it('shows the wanted and the booked time of a request to move', () => {
    const text = textOf(aMailContent('staff_visitor_request'));
    expect(text).toContain('Wants: Friday, November 27, 2026 · 3:00 PM (Philippine time)');
    expect(text).toContain('Booked for: Tuesday, November 24, 2026 · 9:00 AM (Philippine time)');
    expect(text).toContain('> Afternoons are better.');
  });

  it('lists the day’s consultations and what waits, and leaves out what does not', () => {
    const text = textOf(aMailContent('staff_daily_brief', { moreConsultations: 3, failedMails: 0 }));
    expect(text).toContain(`9:00 AM: Liza Cruz · Retirement Planning · +63 917 123 4567\n  ${LEAD}\n`);
    expect(text).toContain('And: 3 more consultations');
    expect(text).toContain('Unanswered: 4 leads');
    expect(text).toContain('To decide: 1 visitor request');
    expect(text).not.toContain('Not delivered');
    expect(text).not.toContain('Backup');
  });

  it.each(['booking_confirmed', 'booking_rescheduled'] as const)(
    'invites to nothing that is over: %s',
    (kind) => {
      const content = aMailContent(kind, { confirmed: true, withoutInvitation: true });
      const { text, invitation } = rendered(content);
      expect(text).not.toMatch(/invitation/);
      expect(invitation).toBeNull();
      expect(rendered(aMailContent(kind, { confirmed: true })).invitation).not.toBeNull();
    },
  );

  it('names whom to call first, and why, without what they want', () => {
    const person = { bookingId: 'b', clientId: null, policyId: null, name: 'Grace Tan', phone: null };
    const client = { ...person, bookingId: null, clientId: 'c', phone: '+63 917 555 0144' };
    const text = textOf(
      aMailContent('staff_daily_brief', {
        urgent: [
          { ...client, policyId: 'p', urgency: { why: 'past grace', days: 3 } },
          { ...client, policyId: 'p', urgency: { why: 'in grace', days: 0 } },
          { ...client, urgency: { why: 'case', days: 1 } },
          { ...person, urgency: { why: 'task', days: 0 } },
          { ...person, urgency: { why: 'request' } },
          { ...person, urgency: { why: 'unanswered' } },
        ],
      }),
    );
    expect(text).toMatch(
      /Cover unclear for 3 days: Grace Tan · \+63 917 555 0144\n {2}\S+\/admin\/policies\/p\n/,
    );
    expect(text).toContain('Last day of grace: Grace Tan');
    expect(text).toMatch(/Next step of a case 1 day overdue: Grace Tan · \S.*\n {2}\S+\/admin\/clients\/c\n/);
    expect(text).toMatch(/Task due today: Grace Tan\n/);
    expect(text).toMatch(/Asks to change a booking: Grace Tan\n/);
    expect(text).toMatch(/Waits for an answer: Grace Tan\n/);
  });

  it('says what matters in the subject, and of a day without anything that it is ahead', () => {
    const brief = (changes: object) =>
      subjectOf(kinds, aMailContent('staff_daily_brief', changes), SAMPLE_BUSINESS).split(': ')[1];
    const quiet = {
      consultations: [],
      unansweredLeads: 0,
      visitorRequests: 0,
      tasksDue: 0,
      failedMails: 0,
      premiumsPastGrace: 0,
      premiumsInGrace: 0,
      premiumsInLastDays: 0,
      urgent: [],
    };
    expect(brief(quiet)).toBe('the day ahead');
    expect(brief({ ...quiet, unansweredLeads: 100, premiumsInGrace: 2 })).toBe(
      '100+ leads unanswered, 2 premiums in grace',
    );
  });

  it('tells of a backup that failed, with the way to the self-check', () => {
    const text = textOf(aMailContent('staff_daily_brief', { backupProblems: ['The backup failed.'] }));
    expect(text).toMatch(/Backup: The backup failed\.\n {2}\S+\/admin\/self-check\n/);
  });

  it('says who sent a test', () => expect(textOf(aMailContent('test'))).toContain('sent by Maria Santos.'));
});
