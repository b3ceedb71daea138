import { createHmac } from 'node:crypto';
import type { LeadContact } from '../../leads/personal-leads.js';
import {
  type PersonalContact,
  PersonalData,
  type PersonalPart,
  type RecordOfPerson,
} from '../../platform/personal-data.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { LedgerEntry } from '../domain/erasure.js';
import { InMemoryLedger } from '../testing/in-memory-erasures.js';
import { ApplyErasures, LedgerKeyMissing } from './apply-erasures.js';
import type { ErasureUnits } from './erasure-units.js';
import { PersonHashes } from './person-hashes.js';
import type { ErasureOrder, Erasures } from './ports.js';

const BEFORE = '2026-11-20T02:00:00.000Z';
const ERASED = '2026-11-21T02:00:00.000Z';
const LATER = '2026-11-21T02:00:00.001Z';
const NEWEST = '2026-11-22T02:00:00.000Z';
const hashes = new PersonHashes('secret');

const LIZA: LeadContact = {
  clientId: null,
  leadType: 'appointment',
  id: 'liza',
  firstName: 'Liza',
  lastName: 'Uy',
  email: 'Liza@x.example',
  phone: '0917 000 0101',
  createdAt: BEFORE,
};
const BEN: LeadContact = {
  ...LIZA,
  id: 'ben',
  firstName: 'Ben',
  email: 'ben@x.example',
  phone: '0918 000 0202',
};

function erasureOf(contact: LeadContact, changes: Partial<LedgerEntry> = {}): LedgerEntry {
  const counts = { clients: 0, policies: 0, appointments: 1, subscriptions: 0, notes: 0, activity: 0 };
  return {
    id: contact.id,
    reason: 'Asked',
    erasedAt: ERASED,
    erasedBy: null,
    erasedByName: 'Ana Cruz',
    counts: { ...counts, mails: 0, consents: 0, tasks: 0, suspected: 0, importRows: 0 },
    kept: [],
    backups: [],
    keyId: 'key',
    hashes: hashes.of(contact.email, [contact]),
    ...changes,
  };
}

const ofLead = (contact: LeadContact) => ({ contact, record: { kind: contact.leadType, id: contact.id } });

function restored({
  open = [] as readonly LedgerEntry[],
  contacts = [] as readonly (readonly LeadContact[])[],
  clients = [] as readonly PersonalContact[],
  recipients = [] as readonly { email: string; createdAt: string }[],
  isThere = (_order: ErasureOrder) => true,
}) {
  const [orders, added, applied]: [ErasureOrder[], LedgerEntry[], string[]] = [[], [], []];
  const found: number[] = [];
  const erasures = portWith<Erasures>({
    addMissing: async (entries) => added.push(...entries),
    toApply: async () => [...open],
  });
  const units = portWith<ErasureUnits>({
    eraseAgain: async (order) => {
      orders.push(order);
      return isThere(order);
    },
    applied: async (entries, people) => {
      applied.push(...entries.map(({ id }) => id));
      found.push(people);
    },
  });
  const data = new PersonalData();
  const mailed = recipients.map((one) => ({ contact: { firstName: '', lastName: null, phone: '', ...one } }));
  const pieces: Record<
    string,
    readonly (readonly { contact: PersonalContact; record?: RecordOfPerson }[])[]
  > = {
    leads: contacts.map((piece) => piece.map(ofLead)),
    clients: [clients.map((contact) => ({ contact }))],
    mails: [mailed],
  };
  for (const [name, everybody] of Object.entries(pieces))
    data.add({
      ...portWith<PersonalPart<never, never>>({}),
      name,
      after: [],
      async *everybody() {
        yield* everybody;
      },
    });
  const applying = new ApplyErasures(units, erasures, new InMemoryLedger(), data);
  return { applying, orders, added, applied, found };
}

describe('after a restore', () => {
  it('nothing happens when every erasure was applied', async () => {
    const { applying, added, applied, found } = restored({ contacts: [[LIZA]] });
    expect(await applying.execute([erasureOf(LIZA)])).toBe(0);
    expect(added).toMatchObject([{ id: 'liza' }]);
    expect([applied, found]).toEqual([[], []]);
  });

  it('erased people are erased again, and others stay', async () => {
    const { applying, orders, applied, found } = restored({
      open: [erasureOf(LIZA)],
      contacts: [[LIZA, BEN], [{ ...LIZA, id: 'second' }]],
    });
    expect(await applying.execute([])).toBe(1);
    const [{ isMeant, ...order } = {} as ErasureOrder, ...others] = orders;
    expect(order).toMatchObject({ email: 'liza@x.example', mentions: [], until: ERASED, erasedAt: ERASED });
    expect(order.candidates?.map(({ id }) => id)).toEqual(['liza', 'second']);
    expect([isMeant(LIZA), isMeant(BEN), others]).toEqual([true, false, []]);
    expect(applied).toEqual(['liza']);
    expect(found).toEqual([1]);
  });

  it('people are recognised by what earlier versions hashed of their address, with the mails to its key', async () => {
    const [pasted, written] = ['Liza@x.example\u200b', 'liza@münchen.example'];
    const [liza, ben] = [
      { ...LIZA, email: pasted },
      { ...BEN, email: written },
    ];
    const hashedBy = (email: string) =>
      createHmac('sha256', 'secret')
        .update(JSON.stringify(['e-mail', email]))
        .digest('hex');
    const { applying, orders } = restored({
      open: [
        erasureOf(liza, { hashes: [hashedBy(pasted.toLowerCase())] }),
        erasureOf(ben, { hashes: [hashedBy(written)] }),
      ],
      contacts: [[liza, ben]],
      recipients: [{ email: 'liza@xn--mnchen-3ya.example', createdAt: BEFORE }],
    });
    expect(await applying.execute([])).toBe(2);
    expect(orders.map(({ email, until, candidates }) => [email, until, candidates?.length])).toEqual([
      ['liza@x.example', ERASED, 1],
      ['liza@xn--mnchen-3ya.example', ERASED, 1],
    ]);
  });

  it('an erased person who is back as a client only is erased again', async () => {
    const known = restored({ open: [erasureOf(LIZA)], clients: [LIZA, BEN] });
    expect(await known.applying.execute([])).toBe(1);
    expect(known.orders).toMatchObject([{ email: 'liza@x.example', candidates: [] }]);
    const later = restored({ open: [erasureOf(LIZA)], clients: [{ ...LIZA, createdAt: LATER }] });
    expect(await later.applying.execute([])).toBe(0);
  });

  it.each([
    ['at the time of the erasure', { createdAt: ERASED }, 1],
    ['later, by a new person', { createdAt: LATER }, 0],
    ['with another address and the same name and number', { email: 'new@x.example' }, 1],
    ['by a relative with the same number', { email: 'new@x.example', firstName: 'Rosa' }, 0],
    ['with the number of nobody', { email: 'new@x.example', phone: '' }, 0],
  ])('a booking made %s is recognised', async (_, changes, people) => {
    const { applying } = restored({ open: [erasureOf(LIZA)], contacts: [[{ ...LIZA, ...changes }]] });
    expect(await applying.execute([])).toBe(people);
  });

  it('of the same person with another address only the leads are erased, not the messages to it', async () => {
    const email = 'new@x.example';
    const { applying, orders } = restored({
      open: [erasureOf(BEN, { erasedAt: NEWEST }), erasureOf(LIZA)],
      contacts: [[{ ...LIZA, email }]],
    });
    await applying.execute([]);
    expect(orders).toMatchObject([{ email, until: '', erasedAt: NEWEST, candidates: [{ id: 'liza' }] }]);
  });

  it('the last of several erasures of a person counts', async () => {
    const open = [erasureOf(LIZA, { id: 'two', erasedAt: NEWEST }), erasureOf(LIZA, { id: 'one' })];
    for (const entries of [open, [...open].reverse()]) {
      const { applying, orders, applied } = restored({
        open: entries,
        contacts: [[{ ...LIZA, createdAt: LATER }]],
      });
      await applying.execute([]);
      expect(orders).toMatchObject([{ until: NEWEST, erasedAt: NEWEST }]);
      expect(applied).toHaveLength(2);
    }
  });

  it.each([
    [BEFORE, 1],
    [ERASED, 1],
    [LATER, 0],
  ])('messages are erased of an address that was first written to at %s', async (createdAt, people) => {
    const recipients = [
      { email: 'liza@x.example', createdAt },
      { email: 'ben@x.example', createdAt },
    ];
    const { applying, orders } = restored({ open: [erasureOf(LIZA)], recipients });
    expect(await applying.execute([])).toBe(people);
    expect(orders.map(({ email, candidates }) => [email, candidates])).toEqual(
      Array.from({ length: people }, () => ['liza@x.example', []]),
    );
  });

  it('only people of whom something was there are counted', async () => {
    const isThere = ({ email }: ErasureOrder) => email === 'ben@x.example';
    const { applying } = restored({
      open: [erasureOf(LIZA), erasureOf(BEN)],
      contacts: [[LIZA, BEN]],
      isThere,
    });
    expect(await applying.execute([])).toBe(1);
  });

  it('erases no one while the key of any erasure is missing, unless such erasures are skipped on request', async () => {
    const open = [erasureOf(LIZA), erasureOf(BEN, { keyId: 'other' })];
    const { applying, orders, applied } = restored({ open, contacts: [[LIZA, BEN]] });
    await expect(applying.execute([])).rejects.toThrow(LedgerKeyMissing);
    expect([orders, applied]).toEqual([[], []]);
    expect(await applying.execute([], true)).toBe(1);
    expect(orders).toMatchObject([{ email: 'liza@x.example' }]);
    expect(applied).toEqual(['liza', 'ben']);
  });
});
