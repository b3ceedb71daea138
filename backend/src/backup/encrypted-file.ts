import { BackupError, madeBefore09 } from './backup-error.js';
import { ByteQueue } from './byte-queue.js';

// An encrypted backup is a file of age (https://age-encryption.org/v1) with a passphrase, which its own tools open as well.
const AGE = Buffer.from('age-encryption.org/v1\n');
/** Of versions before 0.9, whose backups this version cannot restore. */
const FIRST_FORMAT = Buffer.from('advisory-office encrypted backup 1\n');
/** Of scrypt: 32 MiB of memory and about a tenth of a second for each guess of the key. */
const WORK_FACTOR = 15;

type Bytes = AsyncIterable<Buffer>;

/** A transformation of a pipeline: encrypts what it reads. A guess of the key takes 2^`workFactor` KiB of memory. */
export function encryptedWith(key: string, workFactor = WORK_FACTOR): (source: Bytes) => Bytes {
  return async function* encrypt(source) {
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    encrypter.setPassphrase(key);
    encrypter.setScryptWorkFactor(workFactor);
    yield* buffers(await encrypter.encrypt(ReadableStream.from(source)));
  };
}

/**
 * A transformation of a pipeline: decrypts an encrypted backup. Nothing of a part is passed on before it is verified.
 * Rejects a file for another key, and one that was changed or cut off. Passes another file on as it is without a key or
 * with `plain`; with a key it is rejected, because anybody could have written it.
 */
export function decryptedWith(key: string | null, plain = false): (source: Bytes) => Bytes {
  return async function* decrypt(source) {
    const bytes = new ByteQueue(source);
    const start = await bytes.upTo(FIRST_FORMAT.length);
    const isAge = start.subarray(0, AGE.length).equals(AGE);
    if (start.equals(FIRST_FORMAT)) throw madeBefore09();
    if (!isAge && key !== null && !plain)
      throw new BackupError(
        'The backup is not encrypted, although BACKUP_KEY is set: anybody who can write to its folder could have made it. ' +
          'If you trust it, add --unencrypted',
      );
    if (isAge && key === null)
      throw new BackupError('The backup is encrypted; name the file with its key in BACKUP_KEY_FILE');
    if (isAge) yield* decryptedByAge(key!, start, bytes);
    else {
      yield start;
      yield* bytes.rest();
    }
  };
}

async function* decryptedByAge(key: string, start: Buffer, bytes: ByteQueue): AsyncGenerator<Buffer> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  let unreadable: Error | undefined;
  async function* file() {
    yield start;
    try {
      yield* bytes.rest();
    } catch (error) {
      unreadable = error as Error;
      throw error;
    }
  }
  try {
    yield* buffers(await decrypter.decrypt(ReadableStream.from(file())));
  } catch (error) {
    if (unreadable) throw unreadable;
    const { message } = error as Error;
    throw new BackupError(
      message.startsWith('no identity matched')
        ? 'The backup was encrypted with another key than the one in BACKUP_KEY_FILE'
        : 'The backup is damaged: its encrypted content was changed, or it is cut off',
    );
  }
}

async function* buffers(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of stream)
    yield Buffer.from(buffer, byteOffset, byteLength);
}
