import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { SealedNumbers } from '../../platform/sealed-numbers.js';
import {
  changeClient,
  type Client,
  type ClientDetails,
  createClient,
  type NewClient,
  shownClient,
} from '../domain/client.js';
import { CLIENT_FIELDS } from '../domain/client-fields.js';
import { ClientLinks } from './client-links.js';
import { ClientUnits } from './client-units.js';
import { ClientRepository } from './ports.js';

/** Adds clients, changes them, with numbers as they are typed, and writes in their timelines. */
@Injectable()
export class ChangeClients {
  constructor(
    private readonly units: ClientUnits,
    private readonly clients: ClientRepository,
    private readonly links: ClientLinks,
    private readonly numbers: SealedNumbers,
    private readonly time: BusinessTime,
  ) {}

  /** Rejects an impossible date of birth, an owner who is not active, and an unknown client who referred. */
  async add(details: NewClient): Promise<Client> {
    const client = createClient(this.numbers.seal(CLIENT_FIELDS, details), newId(), this.moment());
    await this.links.assertExist(client);
    return this.units.run(async (unit) => {
      await this.clients.add(unit, client);
      return { result: shownClient(client), changed: [client.id] };
    });
  }

  /**
   * Rejects an unknown client, what a new one rejects, and a change of an earlier state (client.ts). An owner who was active
   * at the time may stay. A legal hold follows a corrected e-mail address; one under a hold cannot be removed.
   */
  async change(id: string, change: Partial<ClientDetails>, ifUpdatedAt: string | null): Promise<Client> {
    await this.links.assertChangeExists(id, change);
    const moment = this.moment();
    return this.units.withClient(id, async (unit, { client: before }) => {
      const after = changeClient(before, this.numbers.seal(CLIENT_FIELDS, change), moment, ifUpdatedAt);
      if (after === before) return { result: shownClient(before) };
      await this.links.followHolds(unit, before, after);
      await this.clients.save(unit, after);
      return { result: shownClient(after), changed: [id] };
    });
  }

  /** Writes a note in the timeline, as the signed-in user. Rejects an unknown client, and one that was merged. */
  addNote(
    id: string,
    note: string,
    { id: userId, name }: { readonly id: string; readonly name: string },
  ): Promise<void> {
    const by = { actor: { id: userId, name }, at: this.time.timestamp() };
    return this.units.withClient(id, async (unit) => {
      await this.clients.addEvent(unit, id, { actionType: 'note_added', actionDetails: note }, by);
      return { result: undefined, announced: [id] };
    });
  }

  private moment() {
    return { at: this.time.timestamp(), today: this.time.today() };
  }
}
