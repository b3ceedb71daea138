import { type ClosedDay, PREPARED_TEXTS, searchForm, SWITCHED_MAILS } from '@contract';
import type { TellingAndConfirming } from '../admin/ground/api/requests';
import type { ConsoleProvider } from '../admin/ground/api/dataProvider';
import { recordsProvider, type RowOf } from '../admin/ground/api/records';
import { ApiError } from '../shared/api-client';
import type {
  ActivityEntry,
  AdminStats,
  Book,
  Lead,
  Appointment,
  LeadNote,
  MailDetail,
  MailSummary,
  StaffMember,
  StoredSettings,
  TomorrowsMails,
  Task,
  Today,
  Waiting,
  User,
  VisitorMails,
  WeekOfLeads,
} from '../shared/api-types';
import { aMailDetail, anEmptyDay, aNote, someStaff, someStats } from './builders';
import { type AccountData, anAccount, fakeAccount } from './fakeAccount';
import { type ApiKeysData, noApiKeys } from './fakeApiKeys';
import { type AuditData, emptyAudit, fakeAudit } from './fakeAudit';
import { emptyBlog, fakeBlog, type BlogData } from './fakeBlog';
import { anEmptyBook } from './fakeBook';
import { fakeBusiness, untouchedBusiness, type BusinessData } from './fakeBusiness';
import { type CareData, careInOrder, fakeCare } from './fakeCare';
import { type ClientsData, fakeClients, noClients } from './fakeClients';
import { aChangePreview, fakePolicies, type PoliciesData } from './fakePolicies';
import { fakeResources, type PlainResource } from './fakeResources';
import { fakeScreening, nothingSuspected, type ScreeningData } from './fakeScreening';
import { fakeImports, type ImportsData, noImports } from './fakeImports';
import { emptyMedia, fakeMedia, type MediaData } from './fakeMedia';
import { fakePolicyService, noPolicies, type PolicyServiceData } from './fakePolicyService';
import { emptyPrivacy, fakePrivacy, type PrivacyData } from './fakePrivacy';
import { emptyNewsletter, fakeNewsletter, type NewsletterData } from './fakeNewsletter';
import { fakeWebhooks, noWebhooks, type WebhooksData } from './fakeWebhooks';
import { fakeSecurity, type SecurityData, unprotected } from './fakeSecurity';

/** Stored data of the fake server, for assertions. */
export interface FakeData
  extends
    BlogData,
    BusinessData,
    NewsletterData,
    MediaData,
    CareData,
    SecurityData,
    AccountData,
    AuditData,
    ScreeningData,
    ClientsData,
    PolicyServiceData,
    PoliciesData,
    ImportsData,
    ApiKeysData,
    WebhooksData,
    PrivacyData {
  leads: Lead[];
  closedDays: ClosedDay[];
  users: User[];
  notes: LeadNote[];
  activity: ActivityEntry[];
  stats: AdminStats;
  weeks: WeekOfLeads[];
  book: Book;
  tasks: Task[];
  staff: StaffMember[];
  mails: MailDetail[];
  mailSummary: MailSummary;
  settings: StoredSettings;
  tomorrowsMails: TomorrowsMails;
  today: Today;
  waiting: Waiting;
  calendarFeed: { createdAt: string; fetchedAt: string | null } | null;
  /** Passwords by user id; `own` for the signed-in user. */
  passwords: Record<string, string>;
}

const ALL_ON = Object.fromEntries(SWITCHED_MAILS.map((kind) => [kind, true])) as unknown as VisitorMails;

/** An error response, with messages by field. */
export function errorResponse(
  status: number,
  message: string,
  errors?: Record<string, string>,
  more: object = {},
): ApiError {
  const body = { statusCode: status, message, requestId: 'test', ...(errors ? { errors } : {}), ...more };
  return new ApiError(status, JSON.stringify(body), body);
}

/** The decisions of a member of staff in the name of a call; nothing where the settings decide. */
const told = ({ tellVisitor, message, evenPast, confirm }: TellingAndConfirming = {}) =>
  [
    evenPast ? ' even past' : '',
    confirm ? ' and confirm' : '',
    tellVisitor === undefined ? '' : tellVisitor ? ' told' : ' not told',
    message ? ` “${message}”` : '',
  ].join('');

/** What the fake server begins with. */
type FakeStart = Partial<FakeData> & { readonly [R in PlainResource]?: RowOf<R>[] };

/** In-memory console provider. While `rejectWith` is set, every change fails with that error. */
export function fakeProvider(start: FakeStart = {}) {
  const data: FakeData = {
    leads: [],
    closedDays: [],
    users: [],
    notes: [],
    activity: [],
    stats: someStats(),
    weeks: [],
    book: anEmptyBook(),
    tasks: [],
    staff: someStaff,
    mails: [],
    mailSummary: { held: 0, failed: 0, waiting: 0, oldestWaitingSeconds: null, smtp: true },
    settings: {
      visitorMails: { ...ALL_ON, ...PREPARED_TEXTS, howToPay: '', updatedAt: null, updatedByName: null },
    },
    tomorrowsMails: { date: '2026-11-25', kinds: [] },
    today: anEmptyDay(),
    waiting: {
      tasksDue: 0,
      failedMails: 0,
      heldMails: 0,
      premiumsPastGrace: 0,
      premiumsInGrace: 0,
      privacyRequestsDue: 0,
    },
    calendarFeed: null,
    passwords: {},
    business: untouchedBusiness(),
    sectionHistory: [],
    ...emptyBlog(),
    ...emptyNewsletter(),
    ...emptyMedia(),
    ...careInOrder(),
    ...unprotected(),
    ...anAccount(),
    ...emptyAudit(),
    ...nothingSuspected(),
    ...noClients(),
    ...noPolicies(),
    premiums: [],
    policyVersions: [],
    changePreview: aChangePreview(),
    ...emptyPrivacy(),
    ...noImports(),
    ...noApiKeys(),
    ...noWebhooks(),
    ...start,
  };
  const fake = { data, rejectWith: null as ApiError | null, calls: [] as string[] };

  const find = <T extends { id: string }>(rows: T[], id: string): T => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw errorResponse(404, 'There is no such record');
    return row;
  };
  const replace = <T extends { id: string }>(rows: T[], id: string, changes: Partial<T>): T[] => {
    find(rows, id);
    return rows.map((row) => (row.id === id ? { ...row, ...changes } : row));
  };
  /** Records a change and runs it. */
  const change = async <T>(name: string, act: () => T): Promise<T> => {
    fake.calls.push(name);
    if (fake.rejectWith) throw fake.rejectWith;
    return act();
  };
  const bookingsBetween = (from: string, to: string) =>
    data.leads
      .filter((lead) => lead.leadType === 'appointment')
      .filter(({ preferredDate }) => preferredDate >= from && preferredDate <= to);
  const tools = { data, calls: fake.calls, change, reject: errorResponse };
  const provider: ConsoleProvider = {
    ...recordsProvider(fakeResources(tools)),
    ...fakeBlog(tools),
    ...fakeNewsletter(tools),
    ...fakeBusiness(tools),
    ...fakeMedia(tools),
    ...fakeCare(tools),
    ...fakeSecurity(tools),
    ...fakeAccount(tools),
    ...fakeAudit({ data }),
    ...fakeScreening(tools),
    ...fakeClients(tools),
    ...fakePolicyService(tools),
    ...fakePolicies(tools),
    ...fakePrivacy(tools),
    ...fakeImports(tools),
    ...fakeWebhooks(tools),
    stats: async () => data.stats,
    book: async () => data.book,
    policySums: async () => [],
    weeks: async () => data.weeks,
    changeLeadStatus: ({ leadId }, leadStatus) =>
      change('changeLeadStatus', () => void (data.leads = replace(data.leads, leadId, { leadStatus }))),
    changeBookingStatus: (id, bookingStatus, telling) =>
      change(
        `changeBookingStatus${told(telling)}`,
        () => void (data.leads = replace(data.leads, id, { bookingStatus })),
      ),
    recordOutcome: (id, outcome) =>
      change(`recordOutcome ${outcome}`, () => {
        data.leads = replace(data.leads, id, { outcome });
        const { consultations, withoutOutcome } = data.today;
        data.today = {
          ...data.today,
          consultations: consultations.map((one) => (one.id === id ? { ...one, outcome } : one)),
          withoutOutcome: { total: 0, rows: withoutOutcome.rows.filter((row) => row.id !== id) },
        };
      }),
    reschedule: (id, schedule, telling) =>
      change(`reschedule${told(telling)}`, () => void (data.leads = replace(data.leads, id, schedule))),
    sendBookingConfirmation: (id) => change(`sendBookingConfirmation ${id}`, () => {}),
    sendCorrection: (id) => change(`sendCorrection ${id}`, () => {}),
    answerVisitorRequest: (id, accept, telling) =>
      change(
        `answerVisitorRequest ${accept ? 'accept' : 'dismiss'}${told(telling)}`,
        () => void (data.leads = replace(data.leads, id, { visitorRequest: null })),
      ),
    reopenRequest: (id, { preferredDate, preferredTime, ...asked }) =>
      change('reopenRequest', () => {
        const wish = find(data.leads, id) as Appointment;
        const visitorRequest = { ...wish, ...asked, type: 'move' as const } as Appointment['visitorRequest'];
        data.leads = replace(data.leads, id, { preferredDate, preferredTime, visitorRequest });
      }),
    today: async () => data.today,
    waiting: async () => data.waiting,
    search: async (query) => {
      fake.calls.push(`search ${query}`);
      if (fake.rejectWith) throw fake.rejectWith;
      return {
        clients: data.clients
          .filter(({ firstName }) => searchForm(firstName).startsWith(searchForm(query)))
          .map((client) => ({
            id: client.id,
            name: `${client.firstName} ${client.lastName ?? ''}`.trim(),
            detail: client.email ?? '',
          })),
        policies: data.policies
          .filter(({ policyNumber }) => policyNumber?.startsWith(query))
          .map(({ id, insurer, product, clientName }) => ({
            id,
            name: `${insurer} ${product}`,
            detail: clientName,
          })),
        leads: data.leads
          .filter(({ firstName }) => searchForm(firstName).startsWith(searchForm(query)))
          .map(({ leadType, id, firstName, lastName, email }) => ({
            leadType,
            id,
            name: `${firstName} ${lastName ?? ''}`.trim(),
            detail: 'Retirement',
            email,
          })),
        posts: data.posts
          .filter(({ title }) => searchForm(title).includes(searchForm(query)))
          .map(({ id, title, slug }) => ({ id, title, slug })),
      };
    },
    staff: async () => data.staff,
    resendMail: (id) =>
      change('resendMail', () => {
        const mail = { ...find(data.mails, id), id: `${id}-again`, state: 'queued' as const };
        data.mails = [mail, ...data.mails];
        return mail;
      }),
    sendTestMail: (to) =>
      change('sendTestMail', () => {
        const mail = aMailDetail({ id: 'mail-test', kind: 'test', recipient: to, state: 'queued' });
        data.mails = [{ ...mail, lastReply: null, sentAt: null, attempts: 0 }, ...data.mails];
        return mail;
      }),
    mailSummary: async () => data.mailSummary,
    calendarFeed: async () => data.calendarFeed ?? { createdAt: null, fetchedAt: null },
    makeCalendarFeed: () =>
      change('makeCalendarFeed', () => {
        data.calendarFeed = { createdAt: '2026-11-24T04:00:00.000Z', fetchedAt: null };
        return { url: 'https://office.example/calendar/secret.ics' };
      }),
    revokeCalendarFeed: () => change('revokeCalendarFeed', () => void (data.calendarFeed = null)),
    settings: async () => data.settings,
    saveVisitorMails: (mails, ifUpdatedAt) =>
      change('saveVisitorMails', () => {
        if (ifUpdatedAt !== data.settings.visitorMails.updatedAt)
          throw errorResponse(409, 'The settings were changed in the meantime');
        data.settings = {
          ...data.settings,
          visitorMails: { ...mails, updatedAt: '2026-11-20T05:00:00.000Z', updatedByName: 'Ana Cruz' },
        };
      }),
    tomorrowsMails: async () => data.tomorrowsMails,
    recordSale: (id, sale) =>
      change(
        'recordSale',
        () => void (data.leads = replace(data.leads, id, { ...sale, leadStatus: 'Closed Sale' })),
      ),
    notes: async ({ leadId }) => data.notes.filter((note) => note.leadId === leadId),
    addNote: (lead, note, channel = null) =>
      change('addNote', () => void data.notes.unshift(aNote({ ...lead, id: `note-${note}`, note, channel }))),
    activity: async ({ leadId }) => data.activity.filter((entry) => entry.leadId === leadId),
    bookingDays: async (from, to) => {
      const open = bookingsBetween(from, to).filter(({ cancelledAt }) => !cancelledAt);
      const dates = open.map(({ preferredDate }) => preferredDate);
      return [...new Set(dates)].map((date) => ({
        date,
        bookings: dates.filter((other) => other === date).length,
      }));
    },
    closedDays: async (from, to) => data.closedDays.filter(({ date }) => date >= from && date <= to),
  };
  return Object.assign(fake, { provider });
}

export type FakeServer = ReturnType<typeof fakeProvider>;
