import { createHmac } from 'node:crypto';

/** Tells keys apart, without telling the key. */
export function keyIdOf(key: string): string {
  return createHmac('sha256', key)
    .update('id of the key of the ledger of erasures')
    .digest('hex')
    .slice(0, 16);
}
