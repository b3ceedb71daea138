import { LeadClients, type LeadPerson, type LeadRef } from '../../leads/lead-clients.js';
import { Conflict } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  type By,
  ClientHolds,
  ClientRepository,
  HouseholdRepository,
  LinkedRecords,
  type Merge,
  MergeRepository,
  type StoredClient,
  type StoredMerge,
} from '../application/ports.js';
import type { ClientEvent } from '../client-activity.js';
import type { Client } from '../domain/client.js';
import type { Household } from '../domain/household.js';
import type { Links } from '../domain/merge.js';

export class InMemoryClients extends ClientRepository {
  readonly all = new Map<string, StoredClient>();
  readonly timeline: (ClientEvent & By & { readonly clientId: string })[] = [];

  override async lock(_unit: Unit, ids: readonly string[]): Promise<ReadonlyMap<string, StoredClient>> {
    return new Map([...this.all].filter(([id]) => ids.includes(id)));
  }

  override async add(_unit: Unit, client: Client): Promise<void> {
    this.all.set(client.id, { client, mergedInto: null, former: '' });
  }

  override async save(_unit: Unit, client: Client, former?: string): Promise<void> {
    const stored = this.all.get(client.id)!;
    const { householdId, householdRole, policiesInForce, nextPremiumDue } = stored.client;
    const kept = { householdId, householdRole, policiesInForce, nextPremiumDue };
    this.all.set(client.id, { ...stored, client: { ...client, ...kept }, former: former ?? stored.former });
  }

  /** The first names stand for all that it is found by. */
  override saveMerged(unit: Unit, client: Client, replaced: readonly StoredClient[]): Promise<void> {
    return this.save(unit, client, replaced.map((one) => one.client.firstName).join(' '));
  }

  override async hide(_unit: Unit, id: string, survivorId: string): Promise<string[]> {
    const absorbed = this.mergedInto(id);
    for (const hidden of [id, ...absorbed]) this.set(hidden, survivorId);
    return absorbed;
  }

  override async show(_unit: Unit, id: string, absorbed: readonly string[]): Promise<void> {
    this.set(id, null);
    for (const hidden of absorbed) this.set(hidden, id);
  }

  override async survivorOf(_unit: Unit, id: string): Promise<string | null> {
    const stored = this.all.get(id);
    return stored ? (stored.mergedInto ?? id) : null;
  }

  override async delete(_unit: Unit, id: string): Promise<void> {
    for (const gone of [id, ...this.mergedInto(id)]) this.all.delete(gone);
    for (const [other, stored] of this.all)
      if (stored.client.referredBy === id)
        this.all.set(other, { ...stored, client: { ...stored.client, referredBy: null } });
  }

  override async addEvent(_unit: Unit, clientId: string, event: ClientEvent, by: By): Promise<void> {
    this.timeline.push({ ...event, ...by, clientId });
  }

  private mergedInto(id: string): string[] {
    return [...this.all].filter(([, { mergedInto }]) => mergedInto === id).map(([hidden]) => hidden);
  }

  private set(id: string, mergedInto: string | null): void {
    this.all.set(id, { ...this.all.get(id)!, mergedInto });
  }
}

export class InMemoryHouseholds extends HouseholdRepository {
  readonly all = new Map<string, Household>();

  constructor(private readonly clients: InMemoryClients) {
    super();
  }

  override async lock(_unit: Unit, id: string): Promise<Household | null> {
    return this.all.get(id) ?? null;
  }

  override async placesOf(
    _unit: Unit,
    clientIds: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>> {
    const found = clientIds.flatMap((id) => this.clients.all.get(id) ?? []);
    return new Map(found.map(({ client }) => [client.id, client.householdId]));
  }

  override async add(_unit: Unit, household: Household): Promise<void> {
    this.place(household);
  }

  override async save(_unit: Unit, before: Household, after: Household): Promise<void> {
    for (const { clientId } of before.members) this.setPlace(clientId, null, null);
    this.place(after);
  }

  private place(household: Household): void {
    const { id, members } = household;
    for (const { clientId, role } of members) this.setPlace(clientId, id, role);
    if (members.length > 0) this.all.set(id, household);
    else this.all.delete(id);
  }

  private setPlace(
    clientId: string,
    householdId: Client['householdId'],
    householdRole: Client['householdRole'],
  ): void {
    const stored = this.clients.all.get(clientId);
    if (stored)
      this.clients.all.set(clientId, { ...stored, client: { ...stored.client, householdId, householdRole } });
  }
}

export class InMemoryMerges extends MergeRepository {
  readonly all = new Map<string, StoredMerge>();

  override async lock(_unit: Unit, id: string): Promise<StoredMerge | null> {
    return this.all.get(id) ?? null;
  }

  override async hasNewer(_unit: Unit, mergeId: string, clientId: string): Promise<boolean> {
    const valid = [...this.all.values()].filter(({ record }) => record !== null);
    const later = valid.slice(valid.findIndex(({ id }) => id === mergeId) + 1);
    return later.some(({ survivorId, otherId }) => [survivorId, otherId].includes(clientId));
  }

  override async add(_unit: Unit, merge: Merge): Promise<void> {
    this.all.set(merge.id, merge);
  }

  override async end(_unit: Unit, id: string): Promise<void> {
    this.all.set(id, { ...this.all.get(id)!, record: null });
  }
}

/** Bookings, policies and referred clients, by their ids with the client whose they are. */
export class InMemoryLinks extends LinkedRecords {
  readonly appointment = new Map<string, string>();
  readonly policy = new Map<string, string>();
  readonly client = new Map<string, string>();

  override async of(_unit: Unit, clientId: string): Promise<Links> {
    const ids = (links: ReadonlyMap<string, string>) =>
      [...links].filter(([, client]) => client === clientId).map(([id]) => id);
    return { appointment: ids(this.appointment), policy: ids(this.policy), client: ids(this.client) };
  }

  override async move(
    _unit: Unit,
    { appointment = [], policy = [], client = [] }: Links,
    clientId: string,
  ): Promise<void> {
    for (const id of appointment) this.appointment.set(id, clientId);
    for (const id of policy) this.policy.set(id, clientId);
    for (const id of client) this.client.set(id, clientId);
  }
}

export class InMemoryHolds extends ClientHolds {
  /** Addresses. */
  readonly held = new Set<string>();

  override async follow(_unit: Unit, from: string | null, to: string | null): Promise<void> {
    if (from === null || !this.held.has(from)) return;
    if (to === null) throw new Conflict('hold.keeps-data');
    this.held.add(to);
  }
}

/** Knows the given leads by their ids. */
export class InMemoryLeadClients extends LeadClients {
  readonly all = new Map<string, LeadPerson>();
  /** By whom and when leads were linked. */
  readonly linkedBy: By[] = [];

  override async lock(_unit: Unit, { leadId }: LeadRef): Promise<LeadPerson | null> {
    return this.all.get(leadId) ?? null;
  }

  override async link(_unit: Unit, { leadId }: LeadRef, clientId: string | null, by: By): Promise<boolean> {
    this.linkedBy.push(by);
    const lead = this.all.get(leadId)!;
    this.all.set(leadId, { ...lead, clientId });
    return lead.clientId !== clientId;
  }

  override async of(_unit: Unit, _leadType: unknown, clientId: string): Promise<string[]> {
    return [...this.all].filter(([, lead]) => lead.clientId === clientId).map(([id]) => id);
  }

  override async among(_unit: Unit, clientIds: readonly string[]): Promise<string[]> {
    return clientIds.filter((id) => [...this.all.values()].some(({ clientId }) => clientId === id));
  }

  override async unlinkAll(_unit: Unit, clientId: string): Promise<void> {
    for (const [id, lead] of this.all)
      if (lead.clientId === clientId) this.all.set(id, { ...lead, clientId: null });
  }

  override async assertNotHeld(): Promise<void> {}
}
