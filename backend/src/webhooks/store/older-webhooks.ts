import { affected, type Database } from '../../platform/database/database.js';
import type { Webhook } from '../domain/webhook.js';

/** Seals an address. */
interface AddressSeal {
  sealAddress(url: string): Pick<Webhook, 'sealedUrl' | 'host'>;
}

/** Seals the addresses that an older version stored in clear, one in each unit of work. Returns how many. */
export async function sealAddresses(database: Database, secrets: AddressSeal): Promise<number> {
  const plain = await database.reader.query<{ id: string; url: string }[]>(
    "SELECT id, url FROM webhooks WHERE url <> ''",
  );
  for (const { id, url } of plain) {
    const { sealedUrl, host } = secrets.sealAddress(url);
    // an older version may have changed it meanwhile
    const sql = "UPDATE webhooks SET sealedUrl = ?, host = ?, url = '' WHERE id = ? AND url = ?";
    await database.write((tx) => affected(tx, sql, [sealedUrl, host, id, url]));
  }
  return plain.length;
}
