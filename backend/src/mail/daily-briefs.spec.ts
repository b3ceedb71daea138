import { FixedBusiness } from '../settings/testing/fixed-business.js';
import { OfficeAddresses } from './office-addresses.js';
import { BusinessTime } from '../calendar/business-time.js';
import { aConfig } from '../platform/testing/config.js';
import { FixedClock } from '../platform/testing/fixed-clock.js';
import type { OutgoingMail } from './application/ports.js';
import { DailyBriefs } from './daily-briefs.js';

describe("the morning's mail to staff", () => {
  const clock = new FixedClock('2026-11-22T00:30:00.000Z');
  const briefs = (env: Record<string, string>) => {
    const config = aConfig(env);
    return new DailyBriefs(
      config,
      new OfficeAddresses(config, new FixedBusiness()),
      new BusinessTime(clock, config),
    );
  };
  const SMTP_URL = 'smtp://127.0.0.1:2525';

  it('is planned for today and tomorrow at seven in the office, for each address of staff', () => {
    clock.moveTo('2026-11-21T23:30:00.000Z');
    const planned = briefs({ SMTP_URL, MAIL_STAFF_TO: 'maria@office.example,ben@office.example' }).planned();
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
      briefs({ SMTP_URL })
        .planned()
        .map(({ dueAt }) => dueAt),
    ).toEqual(['2026-11-22T23:00:00.000Z']);
  });

  it('has the same keys when it is planned again', () => {
    const office = briefs({ SMTP_URL });
    expect(office.planned()).toEqual(office.planned());
  });

  it('tells of tasks that are due, and is left out when there is nothing else to say', async () => {
    const office = briefs({ SMTP_URL });
    const [planned] = office.planned();
    const mail = { ...planned!, kind: 'staff_daily_brief' } as unknown as OutgoingMail;
    const quiet = { consultations: [], moreConsultations: 0, unansweredLeads: 0, visitorRequests: 0 };
    office.reportLeads(() => Promise.resolve(quiet));
    expect(await office.written(mail)).toBeNull();
    const counts = jest.fn(() => Promise.resolve(3));
    office.reportTasksDue(counts);
    expect(await office.written(mail)).toMatchObject({ data: { tasksDue: 3, failedMails: 0 } });
    expect(counts).toHaveBeenCalledWith(planned?.kind === 'staff_daily_brief' && planned.data.date);
  });

  it('tells of backups that failed, even when there is nothing else to say', async () => {
    const office = briefs({ SMTP_URL });
    const mail = { ...office.planned()[0]!, kind: 'staff_daily_brief' } as unknown as OutgoingMail;
    const quiet = { consultations: [], moreConsultations: 0, unansweredLeads: 0, visitorRequests: 0 };
    office.reportLeads(() => Promise.resolve(quiet));
    office.reportBackups(() => Promise.resolve(['The backup failed 2 hours ago: the disk is full.']));
    expect(await office.written(mail)).toMatchObject({
      data: { backupProblems: ['The backup failed 2 hours ago: the disk is full.'] },
    });
  });

  it('is not planned without a mail server', () => {
    expect(briefs({}).planned()).toEqual([]);
  });
});
