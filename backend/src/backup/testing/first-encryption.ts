import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import { FIRST_FORMAT } from '../first-encryption.js';

const CHUNK_BYTES = 64 * 1024;
const LAST = 0x8000_0000;

/** A file as earlier versions encrypted it. */
export function encryptedInFirstFormat(content: Buffer, key: string): Buffer {
  const salt = randomBytes(16);
  const derived = scryptSync(key, salt, 64, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  const chunks = Math.max(1, Math.ceil(content.length / CHUNK_BYTES));
  const parts = Array.from({ length: chunks }, (_, number) => {
    const chunk = content.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    const [length, nonce] = [Buffer.alloc(4), Buffer.alloc(12)];
    length.writeUInt32BE(number === chunks - 1 ? chunk.length + LAST : chunk.length);
    nonce.writeBigUInt64BE(BigInt(number), 4);
    const cipher = createCipheriv('aes-256-gcm', derived.subarray(0, 32), nonce).setAAD(length);
    return Buffer.concat([length, cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
  return Buffer.concat([FIRST_FORMAT, salt, derived.subarray(32), ...parts]);
}
