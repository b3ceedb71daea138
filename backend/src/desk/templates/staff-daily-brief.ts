import { PREFERRED_TIME_LABELS, SERVICE_LABELS } from '../../calendar/domain/booking-options.js';
import { momentIn } from '../../calendar/domain/calendar-date.js';
import { timeZoneName } from '../../calendar/domain/time-zone-name.js';
import type { DailyBriefMail } from '../application/daily-briefs.js';
import {
  button,
  fact,
  type Fact,
  facts,
  heading,
  leadUrl,
  link,
  nameOf,
  paragraph,
  phoneLink,
  section,
} from '../../mail/blocks.js';
import { dayWords } from '../../calendar/domain/consultation-time.js';
import type { Template } from '../../mail/mail-kinds.js';

interface DeskMailData {
  readonly staff_daily_brief: DailyBriefMail;
}

declare module '../../mail/mail-kinds.js' {
  interface MailData extends DeskMailData {}
}

export const staffDailyBrief: Template<'staff_daily_brief'> = {
  // planned before anything is known about the day
  subject: (brief) =>
    `${dayWords(brief.date)}: ${brief.consultations.length > 0 ? summary(brief) : 'the day ahead'}`,
  body(brief, { baseUrl, timeZone }) {
    const zone = timeZoneName(timeZone, momentIn(timeZone, brief.date, 0));
    const waiting = waitingFacts(brief, baseUrl);
    return {
      preview: `${summary(brief)}.`,
      blocks: [
        heading(dayWords(brief.date)),
        section('Consultations'),
        ...(brief.consultations.length === 0
          ? [paragraph('None on this day.')]
          : [paragraph(`Times are ${zone}.`), facts(...consultationFacts(brief, baseUrl))]),
        ...(waiting.length === 0 ? [] : [section('Waiting for you'), facts(...waiting)]),
        button('Open the console', `${baseUrl}/admin`),
      ],
    };
  },
};

function summary(brief: DailyBriefMail): string {
  const { unansweredLeads, visitorRequests, tasksDue = 0, overdueRequests = 0 } = brief;
  const { premiumsInGrace = 0, premiumsDue = 0, failedMails, backupProblems = [] } = brief;
  const counts = [unansweredLeads, visitorRequests, tasksDue, overdueRequests, failedMails];
  const waiting = [...counts, premiumsInGrace, premiumsDue, backupProblems.length].reduce(
    (sum, n) => sum + n,
  );
  const consultations = counted(brief.consultations.length + brief.moreConsultations, 'consultation');
  return waiting === 0 ? consultations : `${consultations}, ${waiting} waiting`;
}

function consultationFacts(brief: DailyBriefMail, baseUrl: string): Fact[] {
  const shown = brief.consultations.map((one) =>
    fact(
      PREFERRED_TIME_LABELS[one.preferredTime],
      link(nameOf(one), leadUrl(baseUrl, one.bookingId)),
      SERVICE_LABELS[one.serviceInterest],
      phoneLink(one.phone),
      ...(one.confirmed ? [] : ['Not confirmed yet']),
    ),
  );
  const more = counted(brief.moreConsultations, 'more consultation');
  return brief.moreConsultations === 0
    ? shown
    : [...shown, fact('And', link(more, `${baseUrl}/admin/calendar`))];
}

function waitingFacts(brief: DailyBriefMail, baseUrl: string): Fact[] {
  const { unansweredLeads, visitorRequests, tasksDue = 0, overdueRequests = 0 } = brief;
  const { premiumsInGrace = 0, premiumsDue = 0, failedMails, backupProblems = [] } = brief;
  return [
    waitingFact('Unanswered', unansweredLeads, 'lead', `${baseUrl}/admin/leads`, { leadStatus: 'New' }),
    waitingFact('To decide', visitorRequests, 'visitor request', `${baseUrl}/admin/leads`),
    waitingFact('To do', tasksDue, 'task', `${baseUrl}/admin/tasks`, { state: 'due' }),
    waitingFact('In grace', premiumsInGrace, 'premium', `${baseUrl}/admin/policies`, {
      premiumState: 'in grace',
    }),
    waitingFact('Due in seven days', premiumsDue, 'premium', `${baseUrl}/admin`),
    waitingFact('Overdue', overdueRequests, 'privacy request', `${baseUrl}/admin/privacy`),
    waitingFact('Not delivered', failedMails, 'message', `${baseUrl}/admin/messages`, { state: 'failed' }),
    ...backupProblems.map((problem) => fact('Backup', link(problem, `${baseUrl}/admin/self-check`))),
  ].flat();
}

function waitingFact(label: string, count: number, noun: string, screen: string, filter?: object): Fact[] {
  const href = filter ? `${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}` : screen;
  return count === 0 ? [] : [fact(label, link(counted(count, noun), href))];
}

function counted(count: number, noun: string): string {
  if (count === 0) return `No ${noun}s`;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
