import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.js';

/*
 * An encrypted backup (docs/decisions/0025):
 *
 *   MAGIC, 16 bytes of salt, 32 bytes that tell whether a key is the right one
 *   chunks: 4 bytes with the length of the content, the highest bit set in the last chunk; the content, AES-256-GCM;
 *           16 bytes of its tag
 *
 * scrypt makes the key of the file and the check bytes from the operator's key and the salt. The number of the chunk is
 * its nonce, and its length is authenticated: no chunk can be changed, left out, moved or added unnoticed.
 */
const MAGIC = Buffer.from('advisory-office encrypted backup 1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 32;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const CHUNK_BYTES = 64 * 1024;
const LAST = 0x8000_0000;
const CIPHER = 'aes-256-gcm';
/** 32 MiB of memory and about a tenth of a second for each guess of the key. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

type Bytes = AsyncIterable<Buffer>;

/** A transformation of a pipeline: encrypts what it reads. */
export function encryptedWith(key: string): (source: Bytes) => Bytes {
  return async function* encrypt(source) {
    const salt = randomBytes(SALT_BYTES);
    const { fileKey, check } = await keysOf(key, salt);
    yield Buffer.concat([MAGIC, salt, check]);
    const bytes = new ByteQueue(source);
    let content = await bytes.upTo(CHUNK_BYTES);
    for (let number = 0; ; number += 1) {
      const next = await bytes.upTo(CHUNK_BYTES);
      const length = lengthField(content.length, next.length === 0);
      const cipher = createCipheriv(CIPHER, fileKey, nonceOf(number)).setAAD(length);
      const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
      yield Buffer.concat([length, encrypted, cipher.getAuthTag()]);
      if (next.length === 0) return;
      content = next;
    }
  };
}

/**
 * A transformation of a pipeline: decrypts an encrypted backup. Nothing of a chunk is passed on before its tag is verified.
 * Rejects a file for another key, and one that was changed or cut off. Passes another file on as it is without a key or
 * with `plain`; with a key it is rejected, because anybody could have written it.
 */
export function decryptedWith(key: string | null, plain = false): (source: Bytes) => Bytes {
  return async function* decrypt(source) {
    const bytes = new ByteQueue(source);
    const start = await bytes.upTo(MAGIC.length);
    if (!start.equals(MAGIC)) {
      if (key !== null && !plain)
        throw new BackupError(
          'The backup is not encrypted, although BACKUP_KEY is set: anybody who can write to its folder could have made it. ' +
            'If you trust it, add --unencrypted',
        );
      yield start;
      yield* bytes.rest();
      return;
    }
    if (key === null)
      throw new BackupError('The backup is encrypted; name the file with its key in BACKUP_KEY_FILE');
    const fileKey = await keyOfFile(key, await bytes.upTo(HEADER_BYTES - MAGIC.length));
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
  };
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

function lengthField(length: number, last: boolean): Buffer {
  const field = Buffer.alloc(LENGTH_BYTES);
  field.writeUInt32BE(last ? length + LAST : length);
  return field;
}

/** Each file has a key of its own, so numbers are never used twice with the same key. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Reads a stream in pieces of a given size. */
class ByteQueue {
  private readonly chunks: AsyncIterator<Buffer>;
  private waiting: Buffer[] = [];
  private size = 0;

  constructor(source: Bytes) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** Fewer bytes than requested only at the end of the stream. */
  async upTo(count: number): Promise<Buffer> {
    while (this.size < count) {
      const next = await this.chunks.next();
      if (next.done) break;
      this.waiting.push(next.value);
      this.size += next.value.length;
    }
    const all = this.waiting.length === 1 ? this.waiting[0]! : Buffer.concat(this.waiting);
    const taken = all.subarray(0, count);
    const left = all.subarray(taken.length);
    this.waiting = left.length > 0 ? [left] : [];
    this.size = left.length;
    return taken;
  }

  async exactly(count: number): Promise<Buffer> {
    const taken = await this.upTo(count);
    if (taken.length < count) throw cutOff();
    return taken;
  }

  /** As it arrives: the source may pause for long. */
  async *rest(): AsyncGenerator<Buffer> {
    yield* this.waiting;
    for (let next = await this.chunks.next(); !next.done; next = await this.chunks.next()) yield next.value;
  }
}

function changed(): BackupError {
  return new BackupError('The backup is damaged: its encrypted content was changed');
}

function cutOff(): BackupError {
  return new BackupError('The backup is damaged: it is cut off');
}
