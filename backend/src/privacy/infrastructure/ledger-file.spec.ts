import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../platform/config.js';
import type { LedgerEntry } from '../domain/erasure.js';
import { keyIdOf } from '../key-id.js';
import { FilesInBackupFolder } from './files-in-backup-folder.js';
import { LedgerFile, readLedger } from './ledger-file.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ledger-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const ledger = (env: Record<string, string> = {}) =>
  new LedgerFile(readConfig({ SESSION_SECRET: 'not used here', ...env }, folder).backup);
const entry = (id: string): LedgerEntry => ({
  id,
  reason: 'Asked for it',
  erasedAt: '2026-11-22T02:00:00.000Z',
  erasedBy: null,
  erasedByName: 'Ana',
  counts: {
    clients: 0,
    policies: 0,
    appointments: 1,
    subscriptions: 0,
    notes: 0,
    activity: 1,
    mails: 0,
    consents: 0,
    tasks: 0,
    suspected: 0,
    importRows: 0,
  },
  kept: [],
  backups: [],
  keyId: 'a',
  hashes: ['b'],
});

describe('the copy of the ledger of erasures', () => {
  it('keeps each entry once, for its own user only', async () => {
    await ledger().keep([entry('1')]);
    await ledger().keep([entry('1'), entry('2')]);
    expect(await ledger().entries()).toEqual([entry('1'), entry('2')]);
    const file = join(folder, 'backups', 'erasures.ledger');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').match(/"id"/g)).toHaveLength(2);
  });

  it('loses only the line that a killed server has not finished', async () => {
    await ledger().keep([entry('1')]);
    appendFileSync(join(folder, 'backups', 'erasures.ledger'), '\n{"id":"2","rea');
    await ledger().keep([entry('2')]);
    expect(await ledger().entries()).toEqual([entry('1'), entry('2')]);
  });

  it('is empty in a folder without it', async () => {
    expect(await readLedger(join(folder, 'nowhere'))).toEqual([]);
    await ledger().keep([]);
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });
});

describe('the key of the ledger', () => {
  it('is made once, when it is needed', () => {
    const first = ledger();
    expect(first.hasKey('anything')).toBe(false);
    expect(existsSync(join(folder, 'erasure-key'))).toBe(false);
    const { key, keyId } = first.key();
    expect(key.length).toBeGreaterThan(31);
    expect(statSync(join(folder, 'erasure-key')).mode & 0o777).toBe(0o600);
    expect(ledger().key()).toEqual({ key, keyId });
    expect(ledger().hasKey(keyId)).toBe(true);
  });

  it('is that of the environment where it is set', () => {
    const ERASURE_KEY = 'a key of the environment';
    expect(ledger({ ERASURE_KEY }).key()).toEqual({ key: ERASURE_KEY, keyId: keyIdOf(ERASURE_KEY) });
    expect(existsSync(join(folder, 'erasure-key'))).toBe(false);
  });
});

describe('the backups that may have a person', () => {
  it('are those of the folder that were taken since, with the day on which they are deleted', async () => {
    for (const name of [
      'nightly-20261120-183000Z.jsonl.gz',
      'nightly-20261122-183000Z.jsonl.gz.enc',
      'office-20261121-183000Z.jsonl.gz',
      'notes.txt',
    ])
      writeFileSync(join(folder, name), '');
    const backups = new FilesInBackupFolder(folder, 14);
    expect(await backups.since('2026-11-21T00:00:00.000Z')).toEqual([
      { file: 'office-20261121-183000Z.jsonl.gz', takenAt: '2026-11-21T18:30:00.000Z', goneBy: null },
      {
        file: 'nightly-20261122-183000Z.jsonl.gz.enc',
        takenAt: '2026-11-22T18:30:00.000Z',
        goneBy: '2026-12-06T18:30:00.000Z',
      },
    ]);
    expect(await backups.since(null)).toHaveLength(3);
    expect(await new FilesInBackupFolder(join(folder, 'nowhere'), 14).since(null)).toEqual([]);
  });
});
