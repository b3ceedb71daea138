import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A shorter file was truncated while it was written. */
const MIN_LENGTH = 32;

/** Returns the stored session secret; creates it on first use, so that sessions survive a restart outside production. */
export function readOrCreateSessionSecret(dataFolder: string): string {
  return readOrCreateSecret(resolve(dataFolder, 'session-secret'));
}

/** Returns the secret in the file; creates it on first use. */
export function readOrCreateSecret(file: string): string {
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (stored.length >= MIN_LENGTH) return stored;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  const unfinished = `${file}.${process.pid}`;
  const descriptor = openSync(unfinished, 'w', 0o600);
  writeSync(descriptor, secret);
  fsyncSync(descriptor);
  closeSync(descriptor);
  // atomic, also when the process is killed or the disk is full
  renameSync(unfinished, file);
  return secret;
}
