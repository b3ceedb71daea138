import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Clock } from '../../platform/clock.js';
import { Logger } from '../../platform/logger.js';
import { Recorder } from '../recorder.js';

/** More rows than a user needs to see within an hour have an entry. */
const MANY_ROWS = 100;
const HOUR_MS = 3_600_000;

/** What a user or an API key has read since the first read of an hour. */
interface Hour {
  readonly from: number;
  readonly lists: Set<string>;
  rows: number;
  /** The rows that the last entry of this hour named. */
  recorded: number;
}

/**
 * Records who reads many personal rows, whatever the list and its pages: an entry above 100 rows within an hour, again
 * whenever the number has doubled, and for each single read above 100. An entry has the names of the lists and the rows of
 * the hour so far. Each process counts for itself.
 */
@Injectable()
export class LargeReads {
  private readonly hours = new Map<string, Hour>();

  constructor(
    private readonly recorder: Recorder,
    private readonly logger: Logger,
    private readonly clock: Clock,
  ) {}

  /** Counts the rows of an answer to a signed-in user or an API key; resolves when their entry is stored, before the answer is sent. */
  async count(list: string, rows: number, { req, locals }: Response): Promise<void> {
    const userId = req.user?.id ?? null;
    const apiKey = req.apiKey?.id;
    const reader = userId ?? apiKey;
    if (!reader || rows === 0) return;
    const hour = this.hourOf(reader);
    hour.rows += rows;
    hour.lists.add(list);
    if (rows <= MANY_ROWS && hour.rows <= Math.max(MANY_ROWS, 2 * hour.recorded)) return;
    hour.recorded = hour.rows;
    const details = { lists: [...hour.lists].sort().join(' '), rows: hour.rows, ...(apiKey && { apiKey }) };
    const requestId = locals.requestId as string;
    this.logger.event('many rows read', { ...details, userId, requestId });
    await this.recorder.record({ action: 'lists.read', userId, details, requestId });
  }

  private hourOf(reader: string): Hour {
    const now = this.clock.now().getTime();
    const known = this.hours.get(reader);
    if (known && now >= known.from && now < known.from + HOUR_MS) return known;
    const hour = { from: now, lists: new Set<string>(), rows: 0, recorded: 0 };
    this.hours.set(reader, hour);
    return hour;
  }
}

/** The rows of an answer: the objects in its lists, such as those of a page or of each kind of a search. */
export function rowsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.filter((row) => typeof row === 'object' && row !== null).length;
  if (typeof answer !== 'object' || answer === null) return 0;
  return Object.values(answer).reduce<number>((sum, part) => sum + rowsIn(part), 0);
}
