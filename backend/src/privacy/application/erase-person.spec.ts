import type { AuditEntry } from '../../audit/audit-trail.js';
import type { LeadContact } from '../../leads/personal-leads.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import type { Mention } from '../../platform/personal-data.js';
import { aPerson } from '../../platform/testing/personal-data.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { LedgerEntry } from '../domain/erasure.js';
import { aLegalHold } from '../testing/builders.js';
import { InMemoryLegalHolds } from '../testing/duties-in-memory.js';
import { retention } from '../testing/due-people.js';
import { InMemoryErasures, InMemoryLedger } from '../testing/in-memory-erasures.js';
import { ErasablePeople } from './erasable-people.js';
import { ErasePerson, type ErasureRequest } from './erase-person.js';
import { ErasureCertificates } from './erasure-certificates.js';
import type { ErasureUnits } from './erasure-units.js';
import type { ErasureUpkeep } from './erasure-upkeep.js';
import { PersonHashes } from './person-hashes.js';
import type { PersonRecords } from './person-records.js';
import type { BackupFolder, ErasureOrder, PersonRecord } from './ports.js';

const NOW = '2026-11-22T02:00:00.000Z';
const FIRST_SEEN = '2024-01-01T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };
const LIZA = 'liza@x.example';
const CONTACT: LeadContact = {
  clientId: null,
  leadType: 'appointment',
  id: 'booking',
  firstName: 'Liza',
  lastName: 'Uy',
  email: 'Liza@X.example',
  phone: '0917 000 0101',
  createdAt: FIRST_SEEN,
};
const COUNTS = {
  clients: 9,
  policies: 10,
  appointments: 1,
  subscriptions: 2,
  notes: 3,
  activity: 4,
  mails: 5,
  consents: 6,
  tasks: 7,
  importRows: 0,
  suspected: 8,
};
const BACKUPS = [{ file: 'backup', takenAt: FIRST_SEEN, goneBy: null }];
const MENTIONS = ['one', 'two'].map((id): Mention => ({
  kind: 'note',
  id,
  text: '',
  leadType: null,
  leadId: null,
}));

function office({ isHeld = false, isKnown = true, isThere = true } = {}) {
  const done = {
    orders: [] as ErasureOrder[],
    looked: [] as unknown[],
    stored: [] as { entry: LedgerEntry; audit: AuditEntry }[],
    followed: [] as LedgerEntry[],
  };
  const units = portWith<ErasureUnits>({
    erase: async (order, record) => {
      done.orders.push(order);
      if (!isThere) return null;
      const known = { phones: [CONTACT.phone], names: ['Liza Uy'], contacts: [CONTACT] };
      const erased = { person: aPerson({ ...known, email: LIZA }), counts: COUNTS };
      done.stored.push(record(erased));
      return erased;
    },
  });
  const erasing = new ErasePerson(
    units,
    new ErasablePeople(
      portWith<PersonRecords>({
        read: async (emails, options) => {
          done.looked.push({ emails, options });
          const record = {
            email: LIZA,
            firstSeen: FIRST_SEEN,
            mentions: MENTIONS,
          } as unknown as PersonRecord;
          return isKnown ? [record] : [];
        },
      }),
      new InMemoryLegalHolds(isHeld ? [aLegalHold({ email: LIZA })] : []),
      retention(),
    ),
    new ErasureCertificates(
      new InMemoryErasures(),
      new InMemoryLedger(),
      portWith<BackupFolder>({ since: async (time) => (time === FIRST_SEEN ? BACKUPS : []) }),
      new FixedClock(NOW),
    ),
    portWith<ErasureUpkeep>({ afterErasure: async (entry) => void done.followed.push(entry) }),
  );
  const erase = (changes: Partial<ErasureRequest> = {}, by: { id: string | null; name: string } = ANA) =>
    erasing.execute({ email: 'LIZA@x.example', reason: 'Asked by telephone', ...changes }, by);
  return { erase, done };
}

describe('erasing a person', () => {
  it('stores the record, and answers with a certificate that names the person', async () => {
    const { erase, done } = office();
    const { email, ...certificate } = await erase();
    expect(email).toBe(LIZA);
    expect(certificate).toEqual({
      id: expect.any(String),
      reason: 'Asked by telephone',
      erasedAt: NOW,
      erasedBy: 'ana',
      erasedByName: 'Ana Cruz',
      counts: COUNTS,
      backups: BACKUPS,
      kept: [expect.any(String), expect.any(String), 'The log of the database.'],
    });
    const hashes = new PersonHashes('secret').of(LIZA, [CONTACT]);
    const entry = { ...certificate, keyId: 'key', hashes };
    const details = { id: certificate.id, records: 55 };
    expect(done.stored).toEqual([{ entry, audit: { action: 'privacy.erasure', userId: 'ana', details } }]);
    expect(done.followed).toEqual([entry]);
  });

  it('means the leads with the address, however it is written', async () => {
    const { erase, done } = office();
    await erase();
    const [{ isMeant, ...order } = {} as ErasureOrder] = done.orders;
    expect(order).toEqual({
      email: LIZA,
      candidates: null,
      until: null,
      mentions: [],
      erasedAt: NOW,
      contractsKept: 'ten years',
    });
    expect([isMeant(CONTACT), isMeant({ ...CONTACT, email: 'ben@x.example' })]).toEqual([true, false]);
    expect(done.looked).toEqual([{ emails: [LIZA], options: { withMentions: false } }]);
  });

  it('is recorded without a user when the office does it by itself', async () => {
    const { erase, done } = office();
    expect(await erase({}, { id: null, name: 'By itself' })).toMatchObject({
      erasedBy: null,
      erasedByName: 'By itself',
    });
    expect(done.stored).toMatchObject([{ audit: { userId: null } }]);
  });

  it('also deletes the mentions that were chosen', async () => {
    const { erase, done } = office();
    await erase({ mentions: ['two', 'two'] });
    expect(done.orders).toMatchObject([{ mentions: [{ id: 'two' }] }]);
    expect(done.looked).toMatchObject([{ options: { withMentions: true } }]);
  });

  it.each([
    ['of somebody under a legal hold', { isHeld: true }, {}, { kind: 'Conflict' }],
    ['of somebody unknown', { isKnown: false }, {}, { kind: 'NotFound' }],
    [
      'with a mention that is none',
      {},
      { mentions: ['one', 'three'] },
      { errors: { mentions: expect.any(String) } },
    ],
  ])('%s is refused before anything happens', async (_, changes, request, error) => {
    const { erase, done } = office(changes);
    expect(await rejectionOf(erase(request))).toMatchObject(error);
    expect([done.orders, done.followed]).toEqual([[], []]);
  });

  it('erases policies in force for another legal ground, which the certificate keeps', async () => {
    const { erase, done } = office();
    const legalGround = 'The insurer keeps the contract';
    const { reason } = await erase({ legalGround });
    expect(done.orders).toMatchObject([{ contractsKept: null }]);
    expect(reason).toBe(`Asked by telephone. Legal ground for policies in force: ${legalGround}`);
    expect((await rejectionOf(erase({ legalGround: 'x'.repeat(480) }))).errors).toEqual({
      legalGround: expect.stringContaining('500'),
    });
  });

  it.each(['Asked from liza@x.example', 'Asked by Liza Uy', 'Called from 09170000101'])(
    'is refused with the reason %p, which would be kept',
    async (reason) => {
      const { erase, done } = office();
      expect((await rejectionOf(erase({ reason }))).errors).toEqual({ reason: expect.any(String) });
      expect([done.stored, done.followed]).toEqual([[], []]);
    },
  );

  it('is refused when everything was erased meanwhile', async () => {
    const { erase, done } = office({ isThere: false });
    expect((await rejectionOf(erase())).kind).toBe('NotFound');
    expect(done.followed).toEqual([]);
  });
});
