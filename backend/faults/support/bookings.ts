import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingBody } from '../../test/support/bodies.js';
import { send } from './client.js';
import type { Rows } from './rows.js';
import { within } from './within.js';

/** Whoever is refused comes again after that. */
const PAUSE_MS = 100;
const PATIENCE_MS = 5_000;

/** What is known about a booking that was sent: it is stored under this id, it was refused, or nothing is known. */
type Outcome = { readonly id: string } | 'refused' | 'unknown';

interface Flood {
  readonly workers: number;
  /** How many are sent, if not as many as there is time for. */
  readonly count?: number;
  /** How many more are acknowledged. */
  readonly acknowledged?: number;
  readonly until?: AbortSignal;
}

/**
 * Bookings that were sent and what became of them, by the key they carry and the e-mail address that marks each row.
 * The rule of proof is Jepsen's: what was acknowledged is stored exactly once with all its parts, what was refused is
 * not stored, and what is unknown becomes known when it is sent again with the same key.
 */
export class Bookings {
  /** How long the slowest answer took. */
  slowestMs = 0;
  /** How often a booking was acknowledged. */
  answered = 0;
  private readonly outcomes = new Map<string, Outcome>();

  get acknowledged(): string[] {
    return this.keys((outcome) => typeof outcome === 'object');
  }

  /** What the acknowledged ones are stored under. */
  get ids(): string[] {
    return [...this.outcomes.values()].flatMap((outcome) =>
      typeof outcome === 'object' ? [outcome.id] : [],
    );
  }

  get unknown(): string[] {
    return this.keys((outcome) => outcome === 'unknown');
  }

  get refused(): string[] {
    return this.keys((outcome) => outcome === 'refused');
  }

  /** Sends one booking; resolves to its status, or to the code of what broke the connection. */
  async book(url: string, { key = randomUUID(), agent }: { key?: string; agent?: Agent } = {}) {
    const before = this.outcomes.get(key);
    this.outcomes.set(key, 'unknown');
    const begun = performance.now();
    try {
      const answer = await send(url, 'POST', '/api/appointments', {
        body: bookingBody({ email: emailOf(key) }),
        headers: { 'Idempotency-Key': key },
        ...(agent && { agent }),
      });
      this.slowestMs = Math.max(this.slowestMs, performance.now() - begun);
      if (answer.status === 201) {
        const { id } = JSON.parse(answer.text) as { id: string };
        if (typeof before === 'object' && before.id !== id) throw new Error(`${key} changed its id`);
        this.outcomes.set(key, { id });
        this.answered += 1;
      }
      // a 503 may come after the database has taken the booking and before it could say so
      else if (answer.status < 500) this.outcomes.set(key, before ?? 'refused');
      return answer.status;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!code) throw error;
      // nobody took the request
      if (code === 'ECONNREFUSED') this.outcomes.set(key, before ?? 'refused');
      return code;
    }
  }

  /** Books with so many workers at once until one of these is reached; gives what was answered. */
  async flood(
    url: string,
    { workers, count = Infinity, acknowledged = Infinity, until }: Flood,
  ): Promise<(number | string)[]> {
    const answers: (number | string)[] = [];
    let [sent, taken] = [0, 0];
    const work = async () => {
      while (sent < count && taken < acknowledged && !until?.aborted) {
        sent += 1;
        const answer = await this.book(url);
        answers.push(answer);
        if (answer === 201) taken += 1;
        else await sleep(PAUSE_MS);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    return answers;
  }

  /** Sends again what is unknown, as a client would that got no answer, and for a while what is refused for now. */
  async resolveUnknown(url: string): Promise<void> {
    const keys = this.unknown;
    const work = async () => {
      for (let key = keys.pop(); key; key = keys.pop())
        await within(PATIENCE_MS, `${key} is taken`, async () => {
          const answer = await this.book(url, { key });
          if (answer !== 201 && answer !== 503) throw new Error(`${key} was answered ${answer}`);
          return answer === 201;
        });
    };
    await Promise.all(Array.from({ length: 20 }, work));
  }

  /**
   * Every acknowledged booking is stored once, under its id, and no refused one is; and whatever is stored, whoever sent
   * it, has its activity and is counted.
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
      if (outcome === 'refused' && stored.length > 0) wrong.push(`refused ${key} is stored`);
      if (outcome === 'unknown' && stored.length > 1) wrong.push(`${key} is stored twice`);
    }
    for (const { id, email } of appointments)
      if (parts.get(id) !== 1) wrong.push(`${email} has ${parts.get(id) ?? 0} activities`);
    if (parts.size > appointments.length) wrong.push('there is activity of no booking');
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
