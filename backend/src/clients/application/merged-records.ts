import { Injectable } from '@nestjs/common';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { assertShown, type Client, isClientId } from '../domain/client.js';
import { haveSameMembers, withSurvivor } from '../domain/household.js';
import {
  detailsOf,
  type KeptFields,
  type Links,
  linksBesides,
  mergeDetails,
  type MergedHousehold,
  type MergeRecord,
  type Stayed,
  undoDetails,
  undoAllLinks,
} from '../domain/merge.js';
import {
  type By,
  ClientHolds,
  ClientRepository,
  HouseholdRepository,
  LinkedRecords,
  type Merge,
} from './ports.js';

const MERGED = { actionType: 'merged', actionDetails: 'Merged with another client' };
const UNMERGED = { actionType: 'unmerged', actionDetails: 'Merge with another client taken back' };

/** What a merge does to both clients, their households and what is linked to them, and how that is put back. */
@Injectable()
export class MergedRecords {
  constructor(
    private readonly clients: ClientRepository,
    private readonly households: HouseholdRepository,
    private readonly linked: LinkedRecords,
    private readonly holds: ClientHolds,
  ) {}

  /** Rejects unknown clients, those that were merged into another, and notes or tags that are too many together. */
  async merge(unit: Unit, id: string, otherId: string, keep: KeptFields, by: By): Promise<MergeRecord> {
    const both = await this.clients.lock(unit, [id, otherId]);
    const [survivor, other] = [both.get(id), both.get(otherId)];
    if (!survivor) throw new NotFound('client.unknown');
    assertShown(survivor);
    if (!other || other.mergedInto !== null) throw new Invalid({ otherId: 'client.unknown' });
    const { client, former } = survivor;
    const after = mergeDetails(client, other.client, keep);
    // a link between the two is none any more
    const own = linksBesides(await this.linked.of(unit, id), [id, otherId]);
    const moved = linksBesides(await this.linked.of(unit, otherId), [id, otherId]);
    await this.linked.move(unit, moved, id, by);
    await this.clients.saveMerged(unit, { ...client, ...after, updatedAt: by.at }, [survivor, other]);
    const households = await this.mergeHouseholds(unit, client, other.client);
    const absorbed = await this.clients.hide(unit, otherId, id);
    await this.clients.addEvent(unit, id, MERGED, by);
    return { before: detailsOf(client), after, own, moved, households, absorbed, former };
  }

  /** Both clients of a merge. Rejects when one is gone. */
  async lock(
    unit: Unit,
    { survivorId, otherId }: Pick<Merge, 'survivorId' | 'otherId'>,
  ): Promise<{ client: Client; other: Client }> {
    const both = await this.clients.lock(unit, [survivorId, otherId]);
    const [survivor, other] = [both.get(survivorId), both.get(otherId)];
    if (!survivor || !other) throw new NotFound('merge.unknown');
    return { client: survivor.client, other: other.client };
  }

  /** What was changed since stays, and is named. Rejects what would lose an address under a legal hold. */
  async undo(
    unit: Unit,
    now: Client,
    { survivorId: id, otherId, record }: Pick<Merge, 'survivorId' | 'otherId' | 'record'>,
    by: By,
  ): Promise<{ stayed: Stayed[]; back: Links }> {
    const { before, after, households, absorbed, former } = record;
    const { details, stayed: fields } = undoDetails({ before, after }, now);
    await this.clients.show(unit, otherId, absorbed);
    const referredBy = await this.referrerNow(unit, details.referredBy);
    await this.clients.save(unit, { ...now, ...details, referredBy, updatedAt: by.at }, former);
    // an address that is not put back leaves the records here
    if (fields.includes('email')) await this.holds.follow(unit, before.email, details.email);
    const links = linksBesides(await this.linked.of(unit, id), [otherId]);
    const undone = undoAllLinks(record, links);
    await this.linked.move(unit, undone.back, otherId, by);
    const stayed = [...fields.map((field) => ({ kind: 'field', id: field })), ...undone.stayed];
    for (const household of households)
      if (!(await this.restoreHousehold(unit, household)))
        stayed.push({ kind: 'household', id: household.id });
    await this.clients.addEvent(unit, id, UNMERGED, by);
    return { stayed, back: undone.back };
  }

  /** Gives the surviving client the place of the other one in its household; returns what changed. */
  private async mergeHouseholds(unit: Unit, survivor: Client, merged: Client): Promise<MergedHousehold[]> {
    const household = merged.householdId !== null && (await this.households.lock(unit, merged.householdId));
    if (!household) return [];
    const { id, name, createdAt, members: before } = household;
    const after = withSurvivor(before, {
      survivorId: survivor.id,
      mergedId: merged.id,
      isElsewhere: survivor.householdId !== null,
    });
    await this.households.save(unit, household, { ...household, members: after });
    return [{ id, name, createdAt, before, after }];
  }

  /** Puts a household back; false when it was changed since. */
  private async restoreHousehold(
    unit: Unit,
    { before, after, ...household }: MergedHousehold,
  ): Promise<boolean> {
    const now = await this.households.lock(unit, household.id);
    if (!haveSameMembers(now?.members ?? [], after)) return false;
    if (now) await this.households.save(unit, now, { ...now, members: before });
    // dissolved by the merge
    else await this.households.add(unit, { ...household, updatedAt: household.createdAt, members: before });
    return true;
  }

  /** Who referred a client, when that is put back: a client may have been merged or deleted since. */
  private async referrerNow(unit: Unit, referredBy: string | null): Promise<string | null> {
    const isClient = referredBy !== null && isClientId(referredBy);
    return isClient ? this.clients.survivorOf(unit, referredBy) : referredBy;
  }
}
