import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig } from '../../platform/backup-config.js';
import { readOrCreateSecret } from '../../platform/session-secret.js';
import { Ledger } from '../application/ports.js';
import type { LedgerEntry } from '../domain/erasure.js';
import { keyIdOf } from '../key-id.js';

/** In the folder of backups, so that a new disk knows who was erased. */
const LEDGER_FILE = 'erasures.ledger';

/** A file of JSON lines, which only grows. */
export class LedgerFile extends Ledger {
  private known: { readonly key: string; readonly keyId: string } | undefined;

  constructor(private readonly config: BackupConfig) {
    super();
  }

  override key(): { key: string; keyId: string } {
    if (!this.known) {
      const key = this.config.erasureKey ?? readOrCreateSecret(this.config.erasureKeyFile);
      this.known = { key, keyId: keyIdOf(key) };
    }
    return this.known;
  }

  override hasKey(keyId: string): boolean {
    const { erasureKey, erasureKeyFile } = this.config;
    return (erasureKey !== null || existsSync(erasureKeyFile)) && this.key().keyId === keyId;
  }

  override entries(): Promise<LedgerEntry[]> {
    return readLedger(this.config.folder);
  }

  override async keep(entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const { folder } = this.config;
    const known = new Set((await this.entries()).map(({ id }) => id));
    const missing = entries.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // appended, because several servers can share the folder; a line that a killed server has not finished is ended first
    const file = await open(join(folder, LEDGER_FILE), 'a', 0o600);
    try {
      await file.appendFile(missing.map((entry) => `\n${JSON.stringify(entry)}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** What the ledger in a folder has; nothing without one. Of a line that was not finished there is another copy. */
export async function readLedger(folder: string): Promise<LedgerEntry[]> {
  const file = join(folder, LEDGER_FILE);
  if (!existsSync(file)) return [];
  const entries = new Map<string, LedgerEntry>();
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const entry = line && parsed(line);
    if (entry) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

function parsed(line: string): LedgerEntry | null {
  try {
    const entry = JSON.parse(line) as LedgerEntry;
    return typeof entry.id === 'string' && Array.isArray(entry.hashes) ? entry : null;
  } catch {
    return null;
  }
}
