import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import { TooMany } from '../domain-error.js';
import type { WholeList } from '../whole-list.js';

const MAX_WAITING = 4;
const RETRY_AFTER_SECONDS = 10;

/**
 * Sends lists of any length as one JSON array. A list longer than a page is streamed; each user has one stream at a
 * time. Up to four more of the same user wait, others are rejected with `TooMany`.
 */
@Injectable()
export class JsonArrayStream {
  private readonly streams = new Map<string, LimitFunction>();

  async send<T>(response: Response, { first, rest }: WholeList<T>): Promise<void> {
    if (rest === null) return void response.json(first);
    if (response.req.method === 'HEAD') return void response.type('json').end();
    const user = response.req.user?.id ?? '';
    const limit = this.streams.get(user) ?? pLimit(1);
    if (limit.pendingCount >= MAX_WAITING) throw new TooMany(RETRY_AFTER_SECONDS);
    this.streams.set(user, limit);
    try {
      await limit(() => stream(response, jsonArray(first, rest)));
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.streams.delete(user);
    }
  }
}

/** An error destroys the connection, so that a truncated array does not look complete. */
async function stream(response: Response, json: AsyncGenerator<string>): Promise<void> {
  if (response.destroyed) return;
  response.type('json');
  try {
    await pipeline(Readable.from(json, { objectMode: false }), response);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* jsonArray<T>(first: readonly T[], rest: AsyncIterable<readonly T[]>): AsyncGenerator<string> {
  yield `[${withoutBrackets(first)}`;
  for await (const rows of rest) {
    if (rows.length > 0) yield `,${withoutBrackets(rows)}`;
    // SQLite reads are synchronous: other requests take turns with the pages
    await nextTurn();
  }
  yield ']';
}

function withoutBrackets(rows: readonly unknown[]): string {
  return JSON.stringify(rows).slice(1, -1);
}
