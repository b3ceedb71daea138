import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decryptedWith } from './encrypted-file.js';
import { encryptedInFirstFormat } from './testing/first-encryption.js';

const KEY = 'a key for tests, long enough';
const MAGIC_BYTES = 35;
const HEADER_BYTES = MAGIC_BYTES + 16 + 32;
const CHUNK = 64 * 1024;

/** Delivers the bytes in pieces of a size. */
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  );
const encrypt = (bytes: Buffer) => encryptedInFirstFormat(bytes, KEY);
const decrypt = (bytes: Buffer, key: string | null = KEY, size = 10_000) =>
  buffer(Readable.from(decryptedWith(key)(inPieces(bytes, size))));

describe('a file that an earlier version encrypted', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 300_000])(
    'of %i bytes becomes the same content again',
    async (length) => {
      const content = randomBytes(length);
      const encrypted = encrypt(content);
      expect((await decrypt(encrypted, KEY, 999)).equals(content)).toBe(true);
      expect(encrypted.length).toBeGreaterThan(length + HEADER_BYTES);
    },
  );

  it('is rejected without its key and with another key', async () => {
    const encrypted = encrypt(randomBytes(100));
    await expect(decrypt(encrypted, null)).rejects.toThrow(
      'The backup is encrypted; name the file with its key',
    );
    await expect(decrypt(encrypted, `${KEY}!`)).rejects.toThrow('encrypted with another key');
  });

  it('is rejected with any one byte changed', async () => {
    const encrypted = encrypt(randomBytes(2 * CHUNK));
    const places = [MAGIC_BYTES, HEADER_BYTES - 1, HEADER_BYTES, HEADER_BYTES + 3, HEADER_BYTES + 4];
    for (const at of [...places, 70_000, encrypted.length - 20, encrypted.length - 1]) {
      const changed = Buffer.from(encrypted);
      changed[at]! ^= 1;
      await expect(decrypt(changed)).rejects.toThrow(/damaged|another key/);
    }
  });

  it.each([MAGIC_BYTES, HEADER_BYTES - 1, HEADER_BYTES, HEADER_BYTES + 2, -CHUNK, -1])(
    'is rejected when it is cut off at byte %i',
    async (end) => {
      const encrypted = encrypt(randomBytes(2 * CHUNK));
      await expect(decrypt(encrypted.subarray(0, end))).rejects.toThrow('it is cut off');
    },
  );

  it('is rejected without its last part, although what is left is whole', async () => {
    const encrypted = encrypt(randomBytes(2 * CHUNK));
    const oneChunk = 4 + CHUNK + 16;
    await expect(decrypt(encrypted.subarray(0, HEADER_BYTES + oneChunk))).rejects.toThrow('it is cut off');
  });

  it('is rejected when parts are swapped, repeated or added', async () => {
    const encrypted = encrypt(randomBytes(3 * CHUNK));
    const header = encrypted.subarray(0, HEADER_BYTES);
    const part = (number: number) => {
      const start = HEADER_BYTES + number * (4 + CHUNK + 16);
      return encrypted.subarray(start, start + 4 + CHUNK + 16);
    };
    for (const parts of [
      [part(1), part(0), part(2)],
      [part(0), part(0), part(1), part(2)],
      [part(0), part(1), part(2), part(2)],
    ])
      await expect(decrypt(Buffer.concat([header, ...parts]))).rejects.toThrow(
        'its encrypted content was changed',
      );
  });

  it('passes on nothing of a part that was changed', async () => {
    const encrypted = encrypt(randomBytes(2 * CHUNK));
    encrypted[HEADER_BYTES + CHUNK]! ^= 1;
    const passedOn: Buffer[] = [];
    const reading = async () => {
      for await (const chunk of decryptedWith(KEY)(inPieces(encrypted, 5_000))) passedOn.push(chunk);
    };
    await expect(reading()).rejects.toThrow('was changed');
    expect(passedOn).toEqual([]);
  });
});
