import { Injectable } from '@nestjs/common';
import { ClientQueries } from '../client-queries.js';
import type { TimelineEntry, TimelineSource } from '../client-timeline.js';

/** Notes about a client, and what happened to the record. */
@Injectable()
export class ClientTimelineSource implements TimelineSource {
  constructor(private readonly clients: ClientQueries) {}

  async entries(clientId: string, limit: number): Promise<TimelineEntry[]> {
    const events = await this.clients.events(clientId, 'client', limit);
    return events.map(({ performedBy: _, policyId: __, ...event }) => ({
      ...event,
      kind: event.actionType === 'note_added' ? 'note' : 'change',
    }));
  }
}
