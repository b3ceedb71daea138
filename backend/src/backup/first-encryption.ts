import { createDecipheriv, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.js';
import { type ByteQueue, cutOff } from './byte-queue.js';

/*
 * The first format of an encrypted backup, which this version only reads (docs/decisions/0025):
 *
 *   MAGIC, 16 bytes of salt, 32 bytes that tell whether a key is the right one
 *   chunks: 4 bytes with the length of the content, the highest bit set in the last chunk; the content, AES-256-GCM;
 *           16 bytes of its tag
 *
 * scrypt makes the key of the file and the check bytes from the operator's key and the salt. The number of the chunk is
 * its nonce, and its length is authenticated: no chunk can be changed, left out, moved or added unnoticed.
 */
export const FIRST_FORMAT = Buffer.from('advisory-office encrypted backup 1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 32;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const CHUNK_BYTES = 64 * 1024;
const LAST = 0x8000_0000;
const CIPHER = 'aes-256-gcm';
/** 32 MiB of memory and about a tenth of a second for each guess of the key. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Decrypts what follows the mark. Nothing of a chunk is passed on before its tag is verified. */
export async function* decryptedFirstFormat(key: string, bytes: ByteQueue): AsyncGenerator<Buffer> {
  const fileKey = await keyOfFile(key, await bytes.upTo(SALT_BYTES + CHECK_BYTES));
  let ended = false;
  for (let number = 0; !ended; number += 1) {
    const length = await bytes.exactly(LENGTH_BYTES);
    const field = length.readUInt32BE();
    ended = field >= LAST;
    const size = ended ? field - LAST : field;
    if (size > CHUNK_BYTES) throw changed();
    const encrypted = await bytes.exactly(size + TAG_BYTES);
    yield opened(fileKey, number, length, encrypted);
  }
  if ((await bytes.upTo(1)).length > 0) throw changed();
}

function opened(fileKey: Buffer, number: number, length: Buffer, encrypted: Buffer): Buffer {
  const end = encrypted.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, fileKey, nonceOf(number), { authTagLength: TAG_BYTES });
  decipher.setAAD(length).setAuthTag(encrypted.subarray(end));
  const content = decipher.update(encrypted.subarray(0, end));
  try {
    return Buffer.concat([content, decipher.final()]);
  } catch {
    throw changed();
  }
}

async function keyOfFile(key: string, rest: Buffer): Promise<Buffer> {
  if (rest.length < SALT_BYTES + CHECK_BYTES) throw cutOff();
  const { fileKey, check } = await keysOf(key, rest.subarray(0, SALT_BYTES));
  if (!timingSafeEqual(check, rest.subarray(SALT_BYTES)))
    throw new BackupError('The backup was encrypted with another key than the one in BACKUP_KEY_FILE');
  return fileKey;
}

async function keysOf(key: string, salt: Buffer): Promise<{ fileKey: Buffer; check: Buffer }> {
  const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);
  const derived = await derive(key, salt, KEY_BYTES + CHECK_BYTES, SCRYPT);
  return { fileKey: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES) };
}

/** Each file has a key of its own, so numbers are never used twice with the same key. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

function changed(): BackupError {
  return new BackupError('The backup is damaged: its encrypted content was changed');
}
