import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingBody } from '../../test/support/bodies.js';
import { send } from './client.js';
import type { Rows } from './rows.js';
import { until } from './until.js';

/** A worker's pause after a rejected booking. */
const PAUSE_MS = 100;

/** The outcome of a booking as its client sees it; unknown after a lost connection or a 5xx. */
type Outcome = { readonly id: string } | 'rejected' | 'unknown';

interface Flood {
  readonly workers: number;
  /** Stops after this many requests. */
  readonly count?: number;
  /** Stops after this many acknowledged bookings. */
  readonly acknowledged?: number;
  readonly until?: AbortSignal;
}

/**
 * Sends bookings and records their outcomes, by idempotency key; the e-mail address holds the key and marks the row.
 * `check` follows Jepsen: an acknowledged booking is stored exactly once with all its parts, a rejected one is not
 * stored, and an unknown one becomes known when it is sent again with the same key.
 */
export class Bookings {
  /** The duration of the slowest request. */
  slowestMs = 0;
  /** The number of acknowledgements; a booking that is sent again counts again. */
  acknowledgements = 0;
  private readonly outcomes = new Map<string, Outcome>();

  get acknowledged(): string[] {
    return this.keys((outcome) => typeof outcome === 'object');
  }

  /** The ids of the acknowledged bookings. */
  get ids(): string[] {
    return [...this.outcomes.values()].flatMap((outcome) =>
      typeof outcome === 'object' ? [outcome.id] : [],
    );
  }

  get unknown(): string[] {
    return this.keys((outcome) => outcome === 'unknown');
  }

  /** Sends one booking; resolves to the status, or to the error code of a failed connection. */
  async book(url: string, { key = randomUUID(), agent }: { key?: string; agent?: Agent } = {}) {
    const before = this.outcomes.get(key);
    this.outcomes.set(key, 'unknown');
    const begun = performance.now();
    try {
      const response = await send(url, 'POST', '/api/appointments', {
        body: bookingBody({ email: emailOf(key) }),
        headers: { 'Idempotency-Key': key },
        ...(agent && { agent }),
      });
      this.slowestMs = Math.max(this.slowestMs, performance.now() - begun);
      if (response.status === 201) {
        const { id } = JSON.parse(response.text) as { id: string };
        if (typeof before === 'object' && before.id !== id) throw new Error(`${key} changed its id`);
        this.outcomes.set(key, { id });
        this.acknowledgements += 1;
      }
      // after a 503 the booking may still be committed
      else if (response.status < 500) this.outcomes.set(key, before ?? 'rejected');
      return response.status;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!code) throw error;
      // the request was never received
      if (code === 'ECONNREFUSED') this.outcomes.set(key, before ?? 'rejected');
      return code;
    }
  }

  /** Books with concurrent workers until a limit is reached; returns the result of each request. */
  async flood(
    url: string,
    { workers, count = Infinity, acknowledged = Infinity, until }: Flood,
  ): Promise<(number | string)[]> {
    const results: (number | string)[] = [];
    let [sent, stored] = [0, 0];
    const work = async () => {
      while (sent < count && stored < acknowledged && !until?.aborted) {
        sent += 1;
        const result = await this.book(url);
        results.push(result);
        if (result === 201) stored += 1;
        else await sleep(PAUSE_MS);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    return results;
  }

  /** Sends every unknown booking again, as a client would, and retries it after a 503. */
  async resolveUnknown(url: string): Promise<void> {
    const keys = this.unknown;
    const work = async () => {
      for (let key = keys.pop(); key; key = keys.pop())
        await until(`${key} is stored`, async () => {
          const result = await this.book(url, { key });
          if (result !== 201 && result !== 503) throw new Error(`Booking ${key} got ${result}`);
          return result === 201;
        });
    };
    await Promise.all(Array.from({ length: 20 }, work));
  }

  /**
   * Asserts that every acknowledged booking is stored once under its id, that no rejected one is stored, and that every
   * stored booking has one activity and is counted.
   */
  async check(rows: Rows): Promise<void> {
    const appointments = await rows.all<{ id: string; email: string }>('SELECT id, email FROM appointments');
    const activity = await rows.all<{ leadId: string; n: number }>(
      "SELECT leadId, COUNT(*) AS n FROM activity_logs WHERE actionType = 'lead_created' AND leadType = 'appointment' GROUP BY leadId",
    );
    const [counted] = await rows.all<{ n: number }>(
      "SELECT SUM(leads) AS n FROM lead_counters WHERE scope = 'month' AND leadType = 'appointment'",
    );
    const ids = new Map<string, string[]>();
    for (const { id, email } of appointments) ids.set(email, [...(ids.get(email) ?? []), id]);
    const parts = new Map(activity.map(({ leadId, n }) => [leadId, Number(n)]));
    const wrong: string[] = [];
    for (const [key, outcome] of this.outcomes) {
      const stored = ids.get(emailOf(key)) ?? [];
      if (typeof outcome === 'object' && (stored.length !== 1 || stored[0] !== outcome.id))
        wrong.push(`acknowledged ${key} is stored ${stored.length} times`);
      if (outcome === 'rejected' && stored.length > 0) wrong.push(`rejected ${key} is stored`);
      if (outcome === 'unknown' && stored.length > 1) wrong.push(`${key} is stored twice`);
    }
    for (const { id, email } of appointments)
      if (parts.get(id) !== 1) wrong.push(`${email} has ${parts.get(id) ?? 0} activities`);
    if (parts.size > appointments.length) wrong.push('there is an activity without a booking');
    expect(wrong).toEqual([]);
    expect(Number(counted?.n ?? 0)).toBe(appointments.length);
  }

  private keys(which: (outcome: Outcome) => boolean): string[] {
    return [...this.outcomes].filter(([, outcome]) => which(outcome)).map(([key]) => key);
  }
}

function emailOf(key: string): string {
  return `${key}@sample.example`;
}
