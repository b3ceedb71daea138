import { Injectable } from '@nestjs/common';
import { ClientQueries } from '../client-queries.js';
import { type TimelineEntry, TimelineSources } from '../client-timeline.js';

/** Older entries are not shown. */
export const MOST_ENTRIES = 500;

/** Everything that happened to a client, of all areas in one order. */
@Injectable()
export class ReadTimeline {
  constructor(
    private readonly clients: ClientQueries,
    private readonly sources: TimelineSources,
  ) {}

  /** The newest 500 entries, newest first. Rejects an unknown client, and one that was merged into another. */
  async execute(id: string): Promise<TimelineEntry[]> {
    await this.clients.get(id);
    const lists = await Promise.all(this.sources.all.map((source) => source.entries(id, MOST_ENTRIES)));
    return lists.flat().sort(newestFirst).slice(0, MOST_ENTRIES);
  }
}

function newestFirst(one: TimelineEntry, other: TimelineEntry): number {
  const [a, b] = [one, other].map(({ createdAt, id }) => `${createdAt} ${id}`) as [string, string];
  if (a === b) return 0;
  return a < b ? 1 : -1;
}
