import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Conflict } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  Breaches,
  type ErasedRequests,
  LegalHolds,
  type Page,
  PrivacyRequests,
  type Range,
  type RequestPageRequest,
} from '../application/duty-ports.js';
import type { Breach } from '../domain/breach.js';
import type { LegalHold } from '../domain/legal-hold.js';
import type { PrivacyRequest } from '../domain/privacy-request.js';

export class InMemoryPrivacyRequests extends PrivacyRequests {
  constructor(readonly stored: PrivacyRequest[] = []) {
    super();
  }

  override async add(request: PrivacyRequest): Promise<void> {
    this.stored.push(request);
  }

  override async change(
    id: string,
    decide: (request: PrivacyRequest) => PrivacyRequest,
  ): Promise<PrivacyRequest | null> {
    return changeIn(this.stored, id, decide);
  }

  override async page({ filter, sort, order, range }: RequestPageRequest): Promise<Page<PrivacyRequest>> {
    const found = this.stored
      .filter(({ state }) => filter.state === undefined || state === filter.state)
      .sort((one, other) => one[sort].localeCompare(other[sort]) || one.id.localeCompare(other.id));
    return pageOf(order === 'ASC' ? found : found.reverse(), range);
  }

  override async of(email: string): Promise<PrivacyRequest[]> {
    const found = this.stored.filter((request) => request.email === email);
    return found.sort((one, other) => other.receivedOn.localeCompare(one.receivedOn));
  }

  override async forget(
    _unit: Unit,
    { email, until, at: doneAt, byName: doneByName }: ErasedRequests,
  ): Promise<void> {
    const day = until?.slice(0, 10) ?? '9999-12-31';
    for (const [place, request] of this.stored.entries()) {
      if (request.email !== email || request.receivedOn > day) continue;
      const isDone = request.kind === 'erasure' && request.state === 'open';
      const done = isDone && {
        state: 'done' as const,
        outcome: request.outcome ?? 'Erased',
        doneAt,
        doneByName,
      };
      this.stored[place] = { ...request, ...done, email: '', note: null };
    }
  }

  override async overdue(today: CalendarDate): Promise<number> {
    return this.stored.filter(({ state, dueOn }) => state === 'open' && dueOn < today).length;
  }
}

export class InMemoryLegalHolds extends LegalHolds {
  constructor(readonly stored: LegalHold[] = []) {
    super();
  }

  override async add(hold: LegalHold): Promise<boolean> {
    if (await this.of(hold.email)) return false;
    this.stored.push(hold);
    return true;
  }

  override async remove(id: string): Promise<boolean> {
    const place = this.stored.findIndex((hold) => hold.id === id);
    if (place >= 0) this.stored.splice(place, 1);
    return place >= 0;
  }

  override async of(email: string): Promise<LegalHold | null> {
    return this.stored.find((hold) => hold.email === email) ?? null;
  }

  override async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(this.stored.map(({ email }) => email).filter((email) => emails.includes(email)));
  }

  override async assertNone(_unit: Unit, email: string): Promise<void> {
    if (await this.of(email)) throw new Conflict('hold.keeps-data');
  }

  override async page(range: Range): Promise<Page<LegalHold>> {
    return pageOf([...this.stored].reverse(), range);
  }
}

export class InMemoryBreaches extends Breaches {
  constructor(readonly stored: Breach[] = []) {
    super();
  }

  override async add(breach: Breach): Promise<void> {
    this.stored.push(breach);
  }

  override async find(id: string): Promise<Breach | null> {
    return this.stored.find((breach) => breach.id === id) ?? null;
  }

  override async change(id: string, decide: (breach: Breach) => Breach): Promise<Breach | null> {
    return changeIn(this.stored, id, decide);
  }

  override async page(range: Range): Promise<Page<Breach>> {
    return pageOf([...this.stored].reverse(), range);
  }
}

function changeIn<Row extends { readonly id: string }>(
  stored: Row[],
  id: string,
  decide: (row: Row) => Row,
): Row | null {
  const place = stored.findIndex((row) => row.id === id);
  if (place < 0) return null;
  return (stored[place] = decide(stored[place]!));
}

function pageOf<Row>(rows: readonly Row[], { offset, limit }: Range): Page<Row> {
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}
