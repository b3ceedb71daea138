import { PREFERRED_TIME_LABELS, SERVICE_LABELS } from '../../calendar/domain/booking-options.js';
import { momentIn } from '../../calendar/domain/calendar-date.js';
import { timeZoneName } from '../../calendar/domain/time-zone-name.js';
import type { DailyBriefMail } from '../application/daily-briefs.js';
import { MOST_COUNTED } from '../application/today.js';
import type { Urgency, UrgentPerson } from '../domain/urgent-people.js';
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
  subject: (brief) => `${dayWords(brief.date)}: ${whatMatters(brief) || 'the day ahead'}`,
  body(brief, { baseUrl, timeZone }) {
    const zone = timeZoneName(timeZone, momentIn(timeZone, brief.date, 0));
    const { urgent = [] } = brief;
    const waiting = waitingFacts(brief, baseUrl);
    return {
      preview: previewOf(brief),
      blocks: [
        heading(dayWords(brief.date)),
        ...(urgent.length === 0
          ? []
          : [section('First of all'), facts(...urgent.map((person) => urgentFact(person, baseUrl)))]),
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

/** In a subject. */
const MOST_SAID = 3;

/** `3 consultations, 1 premium in its last days of grace`; without names, because subjects are read over shoulders. */
function whatMatters(brief: DailyBriefMail): string {
  const { unansweredLeads, visitorRequests, tasksDue = 0, overdueRequests = 0, failedMails } = brief;
  const { premiumsPastGrace = 0, premiumsInLastDays = 0, premiumsInGrace = 0, premiumsDue = 0 } = brief;
  const otherInGrace = premiumsInGrace - premiumsInLastDays;
  const backups = brief.backupProblems?.length ?? 0;
  const words: [count: number, words: string][] = [
    [
      brief.consultations.length,
      counted(brief.consultations.length + brief.moreConsultations, 'consultation'),
    ],
    [premiumsPastGrace, `${counted(premiumsPastGrace, 'premium')} past grace`],
    [
      premiumsInLastDays,
      `${counted(premiumsInLastDays, 'premium')} in ${premiumsInLastDays === 1 ? 'its' : 'their'} last days of grace`,
    ],
    [visitorRequests, counted(visitorRequests, 'visitor request')],
    [tasksDue, `${counted(tasksDue, 'task')} due`],
    [unansweredLeads, `${counted(unansweredLeads, 'lead')} unanswered`],
    [otherInGrace, `${counted(otherInGrace, 'premium')} in grace`],
    [overdueRequests, counted(overdueRequests, 'overdue privacy request')],
    [backups, `${counted(backups, 'problem')} with the backups`],
    [failedMails, `${counted(failedMails, 'message')} not delivered`],
    [premiumsDue, `${counted(premiumsDue, 'premium')} due soon`],
  ];
  const said = words.filter(([count]) => count > 0).map(([, text]) => text);
  return said.slice(0, MOST_SAID).join(', ');
}

/** Whom to call first; a mailbox shows it behind the subject. */
function previewOf({ urgent = [], ...brief }: DailyBriefMail): string {
  const names = urgent.map(({ name }) => name).join(', ');
  return names ? `First: ${names}.` : `${whatMatters(brief) || 'No consultations'}.`;
}

function urgentFact(person: UrgentPerson, baseUrl: string): Fact {
  const { name, phone, urgency } = person;
  return fact(
    urgencyWords(urgency),
    link(name, pageOf(person, baseUrl)),
    ...(phone ? [phoneLink(phone)] : []),
  );
}

function pageOf({ bookingId, clientId, policyId }: UrgentPerson, baseUrl: string): string {
  if (policyId !== null) return `${baseUrl}/admin/policies/${policyId}`;
  return clientId === null ? leadUrl(baseUrl, bookingId ?? '') : `${baseUrl}/admin/clients/${clientId}`;
}

function urgencyWords(urgency: Urgency): string {
  switch (urgency.why) {
    case 'past grace':
      return `Cover unclear for ${days(urgency.days)}`;
    case 'in grace':
      return urgency.days === 0 ? 'Last day of grace' : `${days(urgency.days)} of grace left`;
    case 'task':
      return urgency.days === 0 ? 'Task due today' : `Task ${days(urgency.days)} overdue`;
    case 'case':
      return urgency.days === 0
        ? 'Next step of a case due today'
        : `Next step of a case ${days(urgency.days)} overdue`;
    case 'policy':
      if (urgency.days === 0) return `${urgency.what} today`;
      return `${urgency.what}${urgency.days < 0 ? ` in ${days(-urgency.days)}` : `, ${days(urgency.days)} overdue`}`;
    case 'request':
      return 'Asks to change a booking';
    case 'unanswered':
      return 'Waits for an answer';
  }
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

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
  const { premiumsPastGrace = 0, premiumsInGrace = 0, premiumsDue = 0, failedMails } = brief;
  const { backupProblems = [] } = brief;
  const leads = `${baseUrl}/admin/leads`;
  return [
    waitingFact('Unanswered', unansweredLeads, 'lead', leads, { leadType: 'appointment', unanswered: true }),
    waitingFact('To decide', visitorRequests, 'visitor request', leads, { visitorRequest: true }),
    waitingFact('To do', tasksDue, 'task', `${baseUrl}/admin/tasks`, { state: 'due' }),
    waitingFact('Past grace', premiumsPastGrace, 'premium', `${baseUrl}/admin/policies`, {
      premiumState: 'past grace',
    }),
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

/** Numbers that are counted up to 100 say so. */
function counted(count: number, noun: string): string {
  if (count === 0) return `No ${noun}s`;
  if (count === 1) return `1 ${noun}`;
  return `${count >= MOST_COUNTED ? `${MOST_COUNTED}+` : count} ${noun}s`;
}
