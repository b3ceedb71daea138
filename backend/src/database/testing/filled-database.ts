import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { BlogPostHistory, BlogPosts } from '../../blog/infrastructure/blog.tables.js';
import { aPost, aVersion } from '../../blog/testing/builders.js';
import { type DatabaseConfig, readConfig } from '../../config.js';
import { IdempotencyKeys, LeadNotes } from '../../leads/infrastructure/lead.tables.js';
import { TypeormLeadRepository } from '../../leads/infrastructure/typeorm-lead.repository.js';
import { aNote, bookingRef, anAppointment } from '../../leads/testing/builders.js';
import { manyLeads, storeLeads } from '../../leads/testing/many-leads.js';
import { Sessions, Users } from '../../users/infrastructure/user.tables.js';
import { aSuperadmin, aUser } from '../../users/testing/builders.js';
import { databaseOver, dataSourceOptions } from '../data-sources.js';
import type { TestDatabase } from './databases.js';
import { openDataSourceOf } from './opened-database.js';

export const SESSION_KEY = 'f'.repeat(64);

/** Text that something on its way might change: quotes, escapes, line ends, control characters, all planes. */
const AWKWARD = `'"\`\\ \\n \r\n\t\u0001\u001f\u007f\u0085\u00a0\u2028\u2029\ufeff ñ e\u0301 保险 😀 👩‍👩‍👧 \u{10ffff} [] {} ,`;

export function configOf({ url }: TestDatabase): DatabaseConfig {
  return readConfig({ DATABASE_URL: url, SESSION_SECRET: 'not used here' }).database;
}

/** Makes the tables and puts rows into every one of them, the way the application does and as awkward as it gets. */
export async function fill(stored: TestDatabase): Promise<void> {
  const database = await databaseOver(await openDataSourceOf(stored));
  await storeLeads(new TypeormLeadRepository(database), manyLeads(60));
  const [user, post] = [
    aSuperadmin({ name: AWKWARD.slice(0, 40) }),
    aPost({ content: AWKWARD.repeat(2_500) }),
  ];
  await database.write(async (tx) => {
    await tx.insert(Users, [user, aUser({ deactivationNote: AWKWARD, deactivatedBy: user.id })]);
    const session = { id: SESSION_KEY, userId: user.id, data: '{}', createdAt: 'now', seenAt: 'now' };
    await tx.insert(Sessions, session);
    await tx.insert(BlogPosts, { ...post, deletedAt: null });
    await tx.insert(BlogPosts, { ...aPost({ excerpt: '' }), deletedAt: post.publishedAt });
    await tx.insert(BlogPostHistory, aVersion(post.id, { content: AWKWARD }));
    await tx.insert(LeadNotes, aNote(bookingRef(anAppointment()), { note: AWKWARD }));
    const receipt = { leadId: post.id, leadCreatedAt: post.publishedAt, sentAt: post.publishedAt };
    await tx.insert(IdempotencyKeys, { keyHash: 'a', fingerprint: 'b', ...receipt, isNew: true });
    await tx.insert(IdempotencyKeys, { keyHash: 'b', fingerprint: 'b', ...receipt, isNew: false });
  });
  await database.close();
}

/** How many rows each table has, and a hash of them; the same on both databases. */
export async function hashesOf(stored: TestDatabase): Promise<Record<string, string>> {
  return withConnection(stored, async (dataSource) => {
    const sql =
      dataSource.options.type === 'better-sqlite3'
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
    const tables = await dataSource.query<{ name: string }[]>(sql);
    const hashes: Record<string, string> = {};
    for (const { name } of tables.filter(({ name }) => name !== 'migrations')) {
      const rows = (await dataSource.query<object[]>(`SELECT * FROM ${name}`)).map((row) =>
        JSON.stringify(Object.entries(row).sort()),
      );
      hashes[name] = `${rows.length} ${createHash('sha256').update(rows.sort().join('\n')).digest('hex')}`;
    }
    return hashes;
  });
}

/** The database past everything, its tables as they are. */
export async function withConnection<T>(
  stored: TestDatabase,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await new DataSource(dataSourceOptions(configOf(stored))).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
