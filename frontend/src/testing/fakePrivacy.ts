import type {
  BreachReport,
  DueErasures,
  ErasureCertificate,
  HeldLead,
  Person,
  PrivacyRequest,
  StoredRetention,
  Threshold,
} from '../admin/ground/api/privacyTypes';
import type { PrivacyProvider } from '../admin/ground/api/privacyProvider';
import { aBookingLead } from './builders';
import type { FakeTools } from './fakeTools';

export interface PrivacyData {
  people: Person[];
  certificates: ErasureCertificate[];
  requests: PrivacyRequest[];
  due: DueErasures;
  retention: StoredRetention;
  threshold: Threshold;
  breaches: BreachReport[];
}

export const aHeldLead = (changes: Partial<HeldLead> = {}): HeldLead => ({
  ...aBookingLead({ notes: 'Please call in the morning.' }),
  sale: null,
  ...changes,
});

/** A person with one booking. */
export function aPerson(changes: Partial<Person> = {}): Person {
  return {
    email: 'liza@example.org',
    names: ['Liza Reyes'],
    phones: ['+63 917 000 0101'],
    firstSeen: '2026-11-20T01:00:00.000Z',
    lastContact: '2026-11-21T01:00:00.000Z',
    clients: [],
    policies: [],
    leads: [aHeldLead()],
    notes: [],
    mentions: [],
    activity: [],
    mails: [],
    subscriptions: [],
    tasks: [],
    suspected: [],
    importRows: [],
    backups: [],
    hold: null,
    requests: [],
    ...changes,
  };
}

export function aRequest(changes: Partial<PrivacyRequest> = {}): PrivacyRequest {
  return {
    id: 'request-1',
    kind: 'access',
    email: 'liza@example.org',
    receivedOn: '2026-11-20',
    dueOn: '2026-12-14',
    state: 'open',
    outcome: null,
    note: null,
    doneAt: null,
    doneByName: null,
    ...changes,
  };
}

export function aCertificate(changes: Partial<ErasureCertificate> = {}): ErasureCertificate {
  return {
    id: 'certificate-1',
    reason: 'Asked for it by phone',
    erasedAt: '2026-11-24T03:00:00.000Z',
    erasedBy: 'user-1',
    erasedByName: 'Ana Santos',
    counts: {
      clients: 0,
      policies: 0,
      appointments: 1,
      subscriptions: 0,
      notes: 2,
      activity: 3,
      mails: 1,
      consents: 0,
      tasks: 0,
      suspected: 0,
      importRows: 0,
    },
    kept: ['The dates and the status of the booking'],
    backups: [],
    ...changes,
  };
}

export function aBreach(changes: Partial<BreachReport> = {}): BreachReport {
  return {
    id: 'breach-1',
    discoveredAt: '2026-11-24T01:00:00.000Z',
    notifyBy: '2026-11-27T01:00:00.000Z',
    from: '2026-11-23T01:00:00.000Z',
    to: '2026-11-24T01:00:00.000Z',
    what: 'The office phone was stolen.',
    account: null,
    createdAt: '2026-11-24T01:05:00.000Z',
    createdByName: 'Ana Santos',
    closedAt: null,
    npcNotifiedAt: null,
    peopleNotifiedAt: null,
    people: { bookings: 2, subscriptions: 1, clients: 1, total: 3 },
    fields: [
      { field: 'E-mail address', records: 3 },
      { field: 'Date of birth (sensitive: age)', records: 2 },
    ],
    sensitiveRecords: 2,
    looked: [],
    affected: { total: 0, rows: [] },
    ...changes,
  };
}

const nothing = { total: 0, rows: [] };

/** An office that holds nothing too long. */
export const nothingDue = (changes: Partial<DueErasures> = {}): DueErasures => ({
  automatic: false,
  bookingMonths: 24,
  mailMonths: 12,
  policyMonths: 120,
  bookings: nothing,
  leavers: nothing,
  mails: { total: 0 },
  policies: { total: 0 },
  heldBack: 0,
  ...changes,
});

export const emptyPrivacy = (): PrivacyData => ({
  people: [],
  certificates: [],
  requests: [],
  due: nothingDue(),
  retention: {
    bookingMonths: 24,
    mailMonths: 12,
    policyMonths: 120,
    automatic: false,
    updatedAt: null,
    updatedByName: null,
  },
  threshold: { sensitiveRecords: 412, people: 560, threshold: 1000, reached: false },
  breaches: [],
});

/** The part of the fake provider with the privacy desk. */
export function fakePrivacy({ data, change, reject }: FakeTools<PrivacyData>): PrivacyProvider {
  return {
    people: async (query) => ({
      people: data.people.filter(({ email, phones }) => email === query || phones.includes(query)),
    }),
    exportPerson: (email) => change('exportPerson', () => JSON.stringify({ email })),
    erasePerson: ({ email, reason, legalGround, mentions }) =>
      change(`erasePerson ${legalGround ?? mentions?.join()}`, () => {
        const certificate = aCertificate({ reason });
        data.people = data.people.filter((person) => person.email !== email);
        data.certificates = [certificate, ...data.certificates];
        return { ...certificate, email };
      }),
    due: async () => data.due,
    eraseDue: () =>
      change('eraseDue', () => {
        const { bookings, leavers, mails, policies } = data.due;
        data.due = nothingDue();
        return {
          bookings: bookings.total,
          leavers: leavers.total,
          mails: mails.total,
          policies: policies.total,
          more: false,
        };
      }),
    retention: async () => data.retention,
    saveRetention: (retention, ifUpdatedAt) =>
      change('saveRetention', () => {
        if (ifUpdatedAt !== data.retention.updatedAt) throw reject(409, 'The settings have changed');
        data.retention = {
          ...retention,
          updatedAt: '2026-11-24T03:00:00.000Z',
          updatedByName: 'Ana Santos',
        };
      }),
    threshold: async () => data.threshold,
  };
}
