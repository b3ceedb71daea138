import { type ImportKind } from '../../backend/src/imports/domain/import-fields';
import { mappingErrors, suggestMapping } from '../../backend/src/imports/domain/mapping';
import { readRecord } from '../../backend/src/imports/domain/read-record';
import { tableOf } from '../../backend/src/imports/testing/table-file';
import { readCode } from '../../backend/src/platform/values/code';
import type { Client, Lead, Policy, StaffMember, Subscriber } from './shared/api-types';
import { aBookingLead, aSubscriptionLead } from './testing/builders';
import { aClient } from './testing/fakeClients';
import { aPolicy } from './testing/fakePolicies';
import { csvOf } from './admin/screens/clients/clientCsv';
import { exportList, type CsvColumn } from './admin/ground/lists/exportList';
import { LEAD_CSV } from './admin/records/leads/leadFields';
import { SUBSCRIBER_CSV } from './admin/screens/newsletter/subscriberCsv';
import { POLICY_CSV } from './admin/screens/policies/policyCsv';

/** Texts that spreadsheets, separators, quotes and apostrophes could change. */
const TEXTS = [
  '=1+1',
  "'=1",
  "''+1",
  '@SUM(A1)',
  '-',
  '＝1',
  "'",
  "''",
  "O'Neil",
  '"Liza"',
  'a,b',
  'a;b',
  'a;=1',
  "a;'=1",
  'Ñoño 李',
  'x ::: y',
  'Another client',
  'null',
  'NULL',
  'N/A',
  'Not set',
  '0',
  '00-0012',
];
const LINES = [
  ...TEXTS,
  'one\ntwo',
  'one\n=1',
  "one\n'=1",
  'one;\n\n-two',
  'says "yes"\n; "no"',
  'one\n\n+63',
];
const PHONES = ['+63 917 555 0101', '(02) 8123-4567', '0917 555 0101', '-1.234.567', '+639175550101'];
const TAGS = [[], ['VIP'], ['family; friends', '* a ::: b', 'x|y', '=1'], ["'=1", 'dela Cruz', '+1', "'"]];

const nth = <T>(values: readonly T[], place: number) => values[place % values.length]!;

/** What the import reads of a file of the console, with the mapping that it suggests. */
async function imported(kind: ImportKind, parts: readonly string[]) {
  const { headings, rows } = await tableOf(parts.join(''));
  const samples = headings.map((_, place) => rows.map(({ cells }) => cells[place] ?? ''));
  const { preset, columns, dateOrderUnclear } = suggestMapping(kind, headings, samples);
  expect({ preset, dateOrderUnclear }).toEqual({ preset: 'office', dateOrderUnclear: false });
  const mapping = { columns, options: kind === 'subscribers' ? { consentBasis: 'As exported' } : {} };
  expect(mappingErrors(kind, headings, mapping, samples)).toEqual({});
  return rows.map(({ cells }) => {
    const { fields, errors } = readRecord(kind, mapping, headings, cells);
    expect(errors).toEqual([]);
    return fields;
  });
}

/** The parts of the file of a list. */
function fileOf<T extends { readonly id: string }>(records: readonly T[], columns: readonly CsvColumn<T>[]) {
  const getList = async () => ({ data: [...records], total: records.length });
  return exportList<T>(
    { getList } as never,
    { resource: 'any', filter: {}, sort: { field: 'id', order: 'ASC' } },
    columns,
    () => {},
  );
}

/** The fields that have a value; the others are left out of the file. */
const said = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => ![null, undefined, ''].includes(value as string) && String(value),
    ),
  );

test('the list of clients comes back as it was', async () => {
  const ana = { id: 'user-1', name: "Ana '=1; Santos" } as StaffMember;
  const clients = LINES.map((notes, place): Client =>
    aClient({
      id: `client-${place}`,
      firstName: nth(TEXTS, place),
      lastName: nth([...TEXTS, null], place + 1),
      middleName: nth([null, ...TEXTS], place + 2),
      suffix: nth(['Jr.', null, 'III'], place),
      email: nth(['=liza@example.org', null], place),
      phone: nth([...PHONES, null], place),
      address: nth([null, ...LINES], place),
      notes,
      referredBy: nth([null, ...TEXTS], place + 3),
      channel: nth(['call', 'e-mail', 'message', 'meeting', null], place),
      tags: nth(TAGS, place),
      ownerId: nth([ana.id, null], place),
      dateOfBirth: nth(['1988-04-12', null], place),
    }),
  );
  expect(await imported('clients', await fileOf(clients, csvOf([ana])))).toEqual(
    clients.map(({ id, ownerId, ...client }) => {
      const { firstName, middleName, lastName, suffix, email, phone, dateOfBirth, address } = client;
      const { channel, notes, referredBy, tags } = client;
      const owner = ownerId && ana.name;
      const names = { firstName, middleName, lastName, suffix };
      const details = { ...names, email, phone, dateOfBirth, address, channel, notes, referredBy };
      return said({ ...details, tags, owner, sourceId: id });
    }),
  );
});

test('the list of policies comes back as it was', async () => {
  const policies = LINES.map((remarks, place): Policy =>
    aPolicy({
      id: `policy-${place}`,
      clientId: `client-${place}`,
      clientName: nth(TEXTS, place),
      remarks,
      clientPhone: nth(PHONES, place),
      clientEmail: nth(['liza@sample.example', null], place),
      policyNumber: readCode(nth(['', ...TEXTS], place)) || null,
      insurer: nth(TEXTS, place + 1),
      product: nth(TEXTS, place + 2),
      insured: nth([null, ...TEXTS], place),
      insuredName: null,
      line: nth(['life', 'health', 'accident', 'non-life'], place),
      application: nth(['applied', 'issued', 'declined', 'withdrawn'], place),
      force: nth(['not yet', 'in force', 'lapsed', 'surrendered', 'matured', 'claimed', 'cancelled'], place),
      mode: nth(['single', 'annual', 'semi-annual', 'quarterly', 'monthly'], place),
      premium: {
        amount: nth([1, 100, 100_000, 1_234_567_89], place),
        currency: nth(['PHP', 'USD'], place),
      },
      endsOn: nth([null, '2036-02-29'], place),
      graceDays: nth([0, 31], place),
      paidBefore: nth([null, '2026-11-01'], place),
      reinstateUntil: nth([null, '2027-01-01'], place),
    }),
  );
  const fields = await imported('policies', await fileOf(policies, POLICY_CSV));
  expect(fields.map(({ clientFirstName: _, clientLastName: __, ...rest }) => rest)).toEqual(
    policies.map(({ id, clientId, premium, ...policy }) => {
      const { policyNumber, insured, insurer, product, line, application, force, startsOn, endsOn } = policy;
      const { mode, graceDays, paidBefore, reinstateUntil, remarks, clientPhone, clientEmail } = policy;
      return said({
        policyNumber,
        insured,
        insurer,
        product,
        line,
        application,
        force,
        startsOn,
        endsOn,
        mode,
        graceDays,
        paidBefore,
        reinstateUntil,
        remarks,
        premium: premium.amount,
        currency: premium.currency,
        sourceId: id,
        clientSourceId: clientId,
        clientPhone,
        clientEmail,
      });
    }),
  );
});

test('the list of leads comes back as it was', async () => {
  const bookings = LINES.map((notes, place) =>
    aBookingLead({
      id: `lead-${place}`,
      firstName: nth(TEXTS, place),
      lastName: nth(TEXTS, place + 1),
      notes,
      phone: nth(PHONES, place),
      preferredTime: nth(['9am', '10am', '1pm', '4pm'], place),
      serviceInterest: nth(['insurance', 'retirement', 'education', 'investment'], place),
      leadSource: nth(['booking', 'phone', 'walk-in', 'referral'], place),
      productPurchased: nth([null, ...TEXTS], place),
      premiumRate: nth([null, ...TEXTS], place),
      premiumFrequency: nth([null, 'monthly', 'quarterly', 'annual'], place),
    }),
  );
  const subscriber = aSubscriptionLead({ id: 'lead-s', firstName: "'=1", lastName: null });
  const leads: Lead[] = [...bookings, subscriber];
  const fields = await imported('leads', await fileOf(leads, LEAD_CSV));
  expect(fields.map(({ createdAt: _, ...rest }) => rest)).toEqual(
    leads.map(({ id, ...lead }) => {
      const { firstName, lastName, email, phone, dateOfBirth, preferredDate, preferredTime } =
        lead as (typeof bookings)[0];
      const { serviceInterest, notes, bookingStatus, leadStatus, leadSource } = lead as (typeof bookings)[0];
      const { productPurchased, premiumFrequency, premiumRate } = lead as (typeof bookings)[0];
      return said({
        firstName,
        lastName,
        email,
        phone,
        dateOfBirth,
        preferredDate,
        preferredTime,
        serviceInterest,
        notes,
        bookingStatus,
        leadStatus,
        leadSource,
        productPurchased,
        premiumFrequency,
        premiumRate,
        sourceId: id,
      });
    }),
  );
});

test('the list of subscribers comes back as it was', async () => {
  const subscribers = TEXTS.map((firstName, place): Subscriber => {
    const state = nth(['confirmed', 'unconfirmed', 'left', 'failing'] as const, place);
    return { id: `lead-${place}`, firstName, email: `=${place}@example.org`, state, reason: null };
  });
  expect(await imported('subscribers', await fileOf(subscribers, SUBSCRIBER_CSV))).toEqual(
    subscribers.map(({ id, firstName, email, state }) => ({
      firstName,
      email,
      sourceId: id,
      subscribed: state === 'confirmed' || state === 'unconfirmed',
      ...(state === 'left' && { left: true }),
    })),
  );
});
