import { Decrypter } from 'age-encryption';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decryptedWith, encryptedWith } from './encrypted-file.js';

const KEY = 'a key for tests, long enough';
const CHUNK = 64 * 1024;

/** Delivers the bytes in pieces of a size. */
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  );
/** With a cheap key derivation. */
const encrypt = (bytes: Buffer, size = 10_000) =>
  buffer(Readable.from(encryptedWith(KEY, 4)(inPieces(bytes, size))));
const decrypt = (bytes: Buffer, key: string | null = KEY, size = 10_000) =>
  buffer(Readable.from(decryptedWith(key)(inPieces(bytes, size))));

describe('an encrypted file', () => {
  let twoParts: Buffer;
  beforeAll(async () => {
    twoParts = await encrypt(randomBytes(2 * CHUNK));
  });

  it.each([0, CHUNK, CHUNK + 1, 300_000])('of %i bytes becomes the same content again', async (length) => {
    const content = randomBytes(length);
    const encrypted = await encrypt(content, 7_001);
    expect((await decrypt(encrypted, KEY, 999)).equals(content)).toBe(true);
    expect(encrypted.length).toBeGreaterThan(length + 100);
  });

  it('is one that other programs for age open with the key', async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(KEY);
    expect(await decrypter.decrypt(await encrypt(Buffer.from('rows')), 'text')).toBe('rows');
  });

  it('makes each guess of its key take 32 MiB', async () => {
    const encrypted = await buffer(Readable.from(encryptedWith(KEY)(inPieces(Buffer.from('rows'), 4))));
    expect(encrypted.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 15\n/);
    expect((await decrypt(encrypted)).toString()).toBe('rows');
  });

  it('shows nothing of its content, and differs each time', async () => {
    const content = Buffer.from('Maria Santos '.repeat(1_000));
    const [one, other] = [await encrypt(content), await encrypt(content)];
    expect(one.includes('Maria')).toBe(false);
    expect(one.subarray(-1_000).equals(other.subarray(-1_000))).toBe(false);
  });

  it('is rejected without its key and with another key', async () => {
    const encrypted = await encrypt(randomBytes(100));
    await expect(decrypt(encrypted, null)).rejects.toThrow(
      'The backup is encrypted; name the file with its key',
    );
    await expect(decrypt(encrypted, `${KEY}!`)).rejects.toThrow('encrypted with another key');
  });

  it('is rejected with any one byte changed', async () => {
    for (const at of [25, 60, 170, 70_000, twoParts.length - 1]) {
      const changed = Buffer.from(twoParts);
      changed[at]! ^= 1;
      await expect(decrypt(changed)).rejects.toThrow(/The backup is damaged|with another key/);
    }
  });

  it.each([22, 100, 200, -CHUNK - 16, -1])('is rejected when it is cut off at byte %i', async (end) => {
    await expect(decrypt(twoParts.subarray(0, end))).rejects.toThrow('The backup is damaged');
  });

  it('is rejected with something after its end', async () => {
    await expect(decrypt(Buffer.concat([twoParts, Buffer.from('more')]))).rejects.toThrow('was changed');
  });

  it('passes on nothing of a part that was changed', async () => {
    const encrypted = Buffer.from(twoParts);
    encrypted[CHUNK]! ^= 1;
    const passedOn: Buffer[] = [];
    const reading = async () => {
      for await (const chunk of decryptedWith(KEY)(inPieces(encrypted, 5_000))) passedOn.push(chunk);
    };
    await expect(reading()).rejects.toThrow('was changed');
    expect(passedOn).toEqual([]);
  });

  it('fails as its reading fails', async () => {
    async function* broken() {
      yield twoParts.subarray(0, CHUNK);
      throw new Error('the disk is gone');
    }
    await expect(buffer(Readable.from(decryptedWith(KEY)(broken())))).rejects.toThrow('the disk is gone');
  });
});

it.each([KEY, null])(
  'a file as versions before 0.9 encrypted it is rejected, with the key %p',
  async (key) => {
    const start = Buffer.from('advisory-office encrypted backup 1\n');
    const old = Buffer.concat([start, randomBytes(1_000)]);
    await expect(decrypt(old, key)).rejects.toThrow('before 0.9; restore it with version 0.9');
  },
);

describe('a file that is not encrypted', () => {
  it.each([0, 3, 34, 35, 200_000])(
    'of %i bytes is passed on as it is without a key, and rejected with one unless it is allowed',
    async (length) => {
      const content = randomBytes(length);
      await expect(decrypt(content)).rejects.toThrow(
        'The backup is not encrypted, although BACKUP_KEY is set',
      );
      const allowed = await buffer(Readable.from(decryptedWith(KEY, true)(inPieces(content, 10_000))));
      expect(allowed.equals(content)).toBe(true);
      expect((await decrypt(content, null)).equals(content)).toBe(true);
    },
  );
});
