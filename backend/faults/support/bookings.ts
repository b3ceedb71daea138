import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { bookingBody } from '../../test/support/bodies.js';
import { send } from './client.js';
import type { Rows } from './rows.js';

/** What is known about a booking that was sent: it is stored under this id, it was refused, or nothing is known. */
type Outcome = { readonly id: string } | 'refused' | 'unknown';

/**
 * Bookings that were sent and what became of them, by the key they carry and the e-mail address that marks each row.
 * The rule of proof is Jepsen's: what was acknowledged is stored exactly once with all its parts, what was refused is
 * not stored, and what is unknown becomes known when it is sent again with the same key.
 */
export class Bookings {
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
    try {
      const answer = await send(url, 'POST', '/api/appointments', {
        body: bookingBody({ email: emailOf(key) }),
        headers: { 'Idempotency-Key': key },
        ...(agent && { agent }),
      });
      if (answer.status === 201) {
        const { id } = JSON.parse(answer.text) as { id: string };
        if (typeof before === 'object' && before.id !== id) throw new Error(`${key} changed its id`);
        this.outcomes.set(key, { id });
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

  /** Books with so many workers at once until `count` are sent or `until` aborts; gives what was answered. */
  async flood(
    url: string,
    { workers, count, until }: { workers: number; count: number; until?: AbortSignal },
  ): Promise<(number | string)[]> {
    const answers: (number | string)[] = [];
    let sent = 0;
    const work = async () => {
      while (sent < count && !until?.aborted) {
        sent += 1;
        answers.push(await this.book(url));
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    return answers;
  }

  /** Sends again what is unknown, as a client would that got no answer. */
  async resolveUnknown(url: string): Promise<void> {
    const keys = this.unknown;
    const work = async () => {
      for (let key = keys.pop(); key; key = keys.pop())
        if ((await this.book(url, { key })) !== 201) throw new Error(`${key} could not be sent again`);
    };
    await Promise.all(Array.from({ length: 20 }, work));
  }

  /** Every acknowledged booking is stored once, under its id, with activity and counters; no refused one is. */
  async check(rows: Rows): Promise<void> {
    const appointments = await rows.all<{ id: string; email: string }>('SELECT id, email FROM appointments');
    const activity = await rows.all<{ leadId: string; n: number }>(
      "SELECT leadId, COUNT(*) AS n FROM activity_logs WHERE actionType = 'lead_created' GROUP BY leadId",
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
      for (const id of stored) if (parts.get(id) !== 1) wrong.push(`${key} has ${parts.get(id)} activities`);
    }
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
