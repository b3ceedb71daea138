import { Injectable } from '@nestjs/common';
import type { HeldCounts, HeldField, HeldPart, HeldRecord } from '../../platform/held-part.js';
import { PersonalData } from '../../platform/personal-data.js';
import { mailboxKey } from '../../platform/values/email.js';

/** How many records were held, of how many people, and with which fields. */
export interface AffectedCounts {
  readonly records: HeldCounts;
  readonly people: number;
  readonly sensitive: number;
  readonly fields: readonly HeldField[];
}

const PIECE = 500;

/** Everything that was held of people at a time. */
@Injectable()
export class AffectedRecords {
  constructor(private readonly data: PersonalData) {}

  /** In parts, kind by kind, each oldest first. */
  async *all(until: string, atOnce: number): AsyncGenerator<readonly HeldRecord[]> {
    for (const part of this.parts()) yield* listed(part, until, atOnce);
  }

  async count(until: string): Promise<AffectedCounts> {
    const earlier: HeldPart[] = [];
    let [records, people, sensitive] = [{} as HeldCounts, 0, 0];
    const fields: HeldField[] = [];
    for (const part of this.parts()) {
      const held = await part.count(until);
      records = { ...records, ...held.records };
      people += earlier.length === 0 ? held.people : await unknownTo(earlier, part, until);
      sensitive += held.sensitive;
      fields.push(...held.fields);
      earlier.push(part);
    }
    return { records, people, sensitive, fields };
  }

  private parts(): readonly HeldPart[] {
    return this.data.parts.flatMap(({ held }) => held ?? []);
  }
}

async function* listed(part: HeldPart, until: string, atOnce: number): AsyncGenerator<readonly HeldRecord[]> {
  let after: string | null = null;
  do {
    const piece: Awaited<ReturnType<HeldPart['list']>> = await part.list(until, after, atOnce);
    yield piece.rows;
    after = piece.next;
  } while (after !== null);
}

/** The records of whose address the other parts have none. */
async function unknownTo(others: readonly HeldPart[], part: HeldPart, until: string): Promise<number> {
  let count = 0;
  for await (const rows of listed(part, until, PIECE)) {
    const emails = rows.map(({ email }) => mailboxKey(email));
    const known = await Promise.all(others.map((other) => other.among(emails)));
    count += emails.filter((email) => !known.some((some) => some.has(email))).length;
  }
  return count;
}
