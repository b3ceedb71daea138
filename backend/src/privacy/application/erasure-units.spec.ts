import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit.js';
import { Conflict } from '../../platform/domain-error.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import {
  type Mention,
  type Person,
  type PersonalContact,
  PersonalData,
  type PersonalPart,
} from '../../platform/personal-data.js';
import type { LedgerEntry } from '../domain/erasure.js';
import { aLegalHold, aPrivacyRequest } from '../testing/builders.js';
import { InMemoryLegalHolds, InMemoryPrivacyRequests } from '../testing/duties-in-memory.js';
import { InMemoryErasures } from '../testing/in-memory-erasures.js';
import { ErasureUnits } from './erasure-units.js';
import { PersonRemoval } from './person-removal.js';
import type { ErasureOrder } from './ports.js';

const NOW = '2026-11-22T02:00:00.000Z';
const LIZA = 'liza@x.example';
const CONTACT: PersonalContact = {
  firstName: 'Liza',
  lastName: 'Uy',
  email: LIZA,
  phone: '0917 000 0101',
  createdAt: '2026-11-20T02:00:00.000Z',
};
const ORDER: ErasureOrder = {
  email: LIZA,
  candidates: null,
  until: null,
  mentions: [],
  erasedAt: NOW,
  contractsKept: 'ten years',
  isMeant: ({ email }) => email === LIZA,
};
const MENTION: Mention = { kind: 'note', id: 'one', text: 'Liza called', leadType: null, leadId: null };

/** An office that has a booking of Liza, and mails by her phone number. */
function office({ bookings = 1, heldAddress = '', contract = null as string | null } = {}) {
  const erased: string[] = [];
  const seen: Person[] = [];
  const leads = {
    name: 'leads',
    tables: [],
    after: [],
    find: () => Promise.reject(new Error('not asked')),
    recognise: async () =>
      bookings > 0 ? { contacts: [CONTACT], records: [{ kind: 'appointment', id: 'b' }] } : {},
    assertErasable: async (_: unknown, _person: Person, kept: string | null) => {
      if (contract !== null && kept !== null)
        throw new Conflict(['erasure.policy-in-force', { policy: contract, kept }]);
    },
    erase: async () => {
      erased.push('leads');
      return { appointments: bookings };
    },
    mentioning: {
      kind: 'note',
      countedAs: 'notes',
      async *all() {},
      erase: async (_: unknown, ids: readonly string[]) => {
        erased.push(...ids);
        return ids.length;
      },
    },
  } as unknown as PersonalPart;
  const mails = {
    ...leads,
    name: 'mails',
    after: ['leads'],
    erasedBefore: ['leads'],
    mentioning: undefined,
    recognise: async (_: unknown, person: Person) => {
      seen.push(person);
      return {};
    },
    erase: async () => {
      erased.push('mails');
      return { mails: bookings * 2 };
    },
  } as unknown as PersonalPart;
  const data = new PersonalData();
  for (const part of [mails, leads]) data.add(part);
  const holds = new InMemoryLegalHolds(heldAddress ? [aLegalHold({ email: heldAddress })] : []);
  const requests = new InMemoryPrivacyRequests([
    aPrivacyRequest({ email: LIZA, kind: 'erasure', note: 'By letter' }),
    aPrivacyRequest({ email: 'ben@x.example' }),
  ]);
  const erasures = new InMemoryErasures();
  const audit = new InMemoryAuditTrail();
  const removal = new PersonRemoval(data, holds);
  const units = new ErasureUnits(new PassingUnitOfWork(), removal, erasures, requests, audit);
  const record = ({ counts }: { readonly counts: object }) => {
    const entry = { id: 'e', erasedAt: NOW, erasedByName: 'Ana Cruz', counts } as LedgerEntry;
    return { entry, audit: { action: 'privacy.erasure', userId: 'ana' } as const };
  };
  return {
    units,
    erased,
    seen,
    requests,
    erasures,
    audit,
    erase: (order: Partial<ErasureOrder> = {}) => units.erase({ ...ORDER, ...order }, record),
    /** What an erasure would have left behind. */
    traces: () => [erasures.stored.size, audit.entries.length, requests.stored[0]!.email],
  };
}

describe('the erasure of a person', () => {
  it('goes through the parts: each recognises by what those before it found, and erases in its order', async () => {
    const { erase, erased, seen } = office();
    expect(await erase()).toMatchObject({
      person: { email: LIZA, phones: [CONTACT.phone], names: ['Liza Uy'] },
      counts: { appointments: 1, mails: 2 },
    });
    expect(seen).toMatchObject([{ contacts: [CONTACT], records: [{ kind: 'appointment', id: 'b' }] }]);
    expect(erased).toEqual(['mails', 'leads']);
  });

  it('keeps its record, an entry of the audit trail, and requests that say no longer whose they were', async () => {
    const { erase, erasures, audit, requests } = office();
    await erase();
    expect(erasures.stored.get('e')).toMatchObject({ upkeep: 'erased', entry: { counts: { mails: 2 } } });
    expect(audit.entries).toMatchObject([{ action: 'privacy.erasure', userId: 'ana' }]);
    expect(requests.stored).toMatchObject([
      { email: '', note: null, state: 'done', outcome: 'Erased', doneAt: NOW, doneByName: 'Ana Cruz' },
      { email: 'ben@x.example', state: 'open' },
    ]);
  });

  it('deletes the chosen texts about others, and counts them', async () => {
    const { erase, erased } = office();
    const other = { ...MENTION, kind: 'task', id: 'two' } as unknown as Mention;
    expect((await erase({ mentions: [MENTION, other] }))!.counts).toMatchObject({ notes: 1 });
    expect(erased).toEqual(['mails', 'leads', 'one']);
  });

  it('leaves no record when nothing is held', async () => {
    const { erase, traces } = office({ bookings: 0 });
    expect(await erase({ mentions: [MENTION] })).toBeNull();
    expect(traces()).toEqual([0, 0, LIZA]);
  });

  it('is rejected under a legal hold', async () => {
    const { erase, traces } = office({ heldAddress: LIZA });
    expect(await rejectionOf(erase())).toMatchObject({ kind: 'Conflict' });
    expect(traces()).toEqual([0, 0, LIZA]);
  });

  it('is rejected before anything is erased while a contract has to be kept, unless the law says otherwise', async () => {
    const { erase, erased } = office({ contract: 'P-1' });
    expect(await rejectionOf(erase())).toMatchObject({ kind: 'Conflict' });
    expect(erased).toEqual([]);
    expect(await erase({ contractsKept: null })).not.toBeNull();
  });

  describe('that is applied again to a restored database', () => {
    it('asks neither holds nor contracts, and makes no second record', async () => {
      const { units, erased, traces } = office({ heldAddress: LIZA, contract: 'P-1' });
      expect(await units.eraseAgain({ ...ORDER, until: NOW })).toBe(true);
      expect([erased, traces()]).toEqual([
        ['mails', 'leads'],
        [0, 0, ''],
      ]);
    });

    it('leaves the requests alone when the person is not there, and later ones of another person', async () => {
      const gone = office({ bookings: 0 });
      expect(await gone.units.eraseAgain(ORDER)).toBe(false);
      expect(gone.traces()).toEqual([0, 0, LIZA]);
      const earlier = office();
      await earlier.units.eraseAgain({ ...ORDER, until: '2026-11-01T02:00:00.000Z' });
      expect(earlier.traces()).toEqual([0, 0, LIZA]);
    });

    it('is recorded with the number of people who were there', async () => {
      const { units, erasures, audit } = office();
      const entry = { id: 'old', erasedAt: NOW } as LedgerEntry;
      await erasures.addMissing([entry]);
      await units.applied([entry], 1);
      expect(await erasures.toApply()).toEqual([]);
      expect(audit.entries).toMatchObject([
        { action: 'privacy.restore.erasures', userId: null, details: '{"erasures":1,"people":1}' },
      ]);
    });
  });
});
