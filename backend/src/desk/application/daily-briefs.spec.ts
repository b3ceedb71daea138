import { BusinessTime } from '../../calendar/business-time.js';
import type { BackupProblems } from '../../care/backup-problems.js';
import type { MailReport } from '../../mail/mail-report.js';
import { MailAddresses } from '../../mail/mail-addresses.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { OverdueRequests } from '../../privacy/overdue-requests.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { DailyBriefs, type DailyBriefMail, withoutBookings } from './daily-briefs.js';
import { OfficeProblems } from './office-problems.js';
import type { PeopleBrief, ReadBrief } from './read-brief.js';

const QUIET: PeopleBrief = {
  consultations: [],
  moreConsultations: 0,
  unansweredLeads: 0,
  visitorRequests: 0,
  tasksDue: 0,
  premiumsPastGrace: 0,
  premiumsInGrace: 0,
  premiumsInLastDays: 0,
  premiumsDue: 0,
  urgent: [],
};
const DAY: DailyBriefMail = {
  date: '2026-11-22',
  consultations: [],
  moreConsultations: 0,
  unansweredLeads: 0,
  visitorRequests: 0,
  failedMails: 0,
};

describe("the morning's mail to staff", () => {
  const clock = new FixedClock('2026-11-22T00:30:00.000Z');
  const execute = jest.fn((): Promise<PeopleBrief> => Promise.resolve(QUIET));
  const overdue = jest.fn(() => Promise.resolve(0));
  const failed = jest.fn(() => Promise.resolve(0));
  const find = jest.fn((): Promise<string[]> => Promise.resolve([]));
  const briefs = (env: Record<string, string> = {}) => {
    const config = aConfig(env);
    return new DailyBriefs(
      portWith<ReadBrief>({ execute }),
      new OfficeProblems(
        portWith<OverdueRequests>({ overdue }),
        portWith<MailReport>({ failed }),
        portWith<BackupProblems>({ find }),
      ),
      new MailAddresses(config, new FixedBusiness()),
      new BusinessTime(clock, config),
    );
  };

  it('is planned for today and tomorrow at seven in the office, for each address of staff', () => {
    clock.moveTo('2026-11-21T23:30:00.000Z');
    const planned = briefs({ MAIL_STAFF_TO: 'maria@office.example,ben@office.example' }).planned();
    expect(planned.map(({ recipient, dueAt }) => [recipient, dueAt])).toEqual([
      ['maria@office.example', '2026-11-21T23:00:00.000Z'],
      ['ben@office.example', '2026-11-21T23:00:00.000Z'],
      ['maria@office.example', '2026-11-22T23:00:00.000Z'],
      ['ben@office.example', '2026-11-22T23:00:00.000Z'],
    ]);
  });

  it('is not planned for a day whose morning has passed', () => {
    clock.moveTo('2026-11-22T04:00:00.000Z');
    expect(
      briefs()
        .planned()
        .map(({ dueAt }) => dueAt),
    ).toEqual(['2026-11-22T23:00:00.000Z']);
  });

  it('has the same keys when it is planned again', () => {
    const office = briefs();
    expect(office.planned()).toEqual(office.planned());
  });

  it.each(['tasksDue', 'unansweredLeads', 'premiumsPastGrace', 'premiumsInGrace', 'premiumsDue'] as const)(
    'tells of %s, and is left out when there is nothing to say',
    async (what) => {
      const office = briefs();
      expect(await office.written(DAY, 'hello@harborlight.example')).toEqual({
        refusal: 'There was nothing to report',
      });
      execute.mockResolvedValueOnce({ ...QUIET, [what]: 3 });
      expect(await office.written(DAY, 'hello@harborlight.example')).toMatchObject({
        data: { [what]: 3, failedMails: 0 },
      });
      expect(execute).toHaveBeenLastCalledWith(DAY.date);
    },
  );

  it('tells of overdue privacy requests and of messages that failed', async () => {
    overdue.mockResolvedValueOnce(2);
    expect(await briefs().written(DAY, 'hello@harborlight.example')).toMatchObject({
      data: { overdueRequests: 2 },
    });
    expect(overdue).toHaveBeenCalledWith(DAY.date);
    failed.mockResolvedValueOnce(4);
    expect(await briefs().written(DAY, 'hello@harborlight.example')).toMatchObject({
      data: { failedMails: 4 },
    });
  });

  it('tells of backups that failed, even when there is nothing else to say', async () => {
    find.mockResolvedValueOnce(['The backup failed 2 hours ago: the disk is full.']);
    expect(await briefs().written(DAY, 'hello@harborlight.example')).toMatchObject({
      data: { backupProblems: ['The backup failed 2 hours ago: the disk is full.'] },
    });
  });

  it('forgets the consultations of bookings, and stays the same object without them', () => {
    const consultation = {
      bookingId: 'a',
      firstName: 'Ana',
      lastName: 'Cruz',
      phone: '1',
      confirmed: true,
      ...({ preferredTime: '9am', serviceInterest: 'retirement' } as const),
    };
    const brief = { ...DAY, consultations: [consultation, { ...consultation, bookingId: 'b' }] };
    expect(withoutBookings(brief, new Set(['a'])).consultations.map(({ bookingId }) => bookingId)).toEqual([
      'b',
    ]);
    expect(withoutBookings(brief, new Set(['c']))).toBe(brief);
  });

  it('forgets whom it names first, leads and clients', () => {
    const person = { policyId: null, phone: null, urgency: { why: 'unanswered' } } as const;
    const urgent = [
      { ...person, bookingId: 'a', clientId: null, name: 'Ana Cruz' },
      { ...person, bookingId: null, clientId: 'b', name: 'Ben Cruz' },
    ];
    const namedIn = (...ids: string[]) =>
      withoutBookings({ ...DAY, urgent }, new Set(ids)).urgent?.map(({ name }) => name);
    expect(namedIn('a')).toEqual(['Ben Cruz']);
    expect(namedIn('b')).toEqual(['Ana Cruz']);
    expect(namedIn('a', 'b')).toEqual([]);
    expect(withoutBookings(DAY, new Set(['a']))).toBe(DAY);
  });
});
