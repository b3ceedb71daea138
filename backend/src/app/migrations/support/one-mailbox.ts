import type { QueryRunner } from 'typeorm';

/** The strictest first. */
const STRICTNESS = ['left', 'unconfirmed', 'failing', 'confirmed'];

/** The key of a second subscription of a mailbox: unique, and that of no address. */
const secondKey = (id: string) => `same:${id}`;

export const isSecond = (emailKey: string) => emailKey.startsWith('same:');

/**
 * Gives a subscription the key of its mailbox. Where another one has it, both leads stay, and the mailbox gets one
 * subscriber: the one with the stricter consent, of two alike the one who asked last. Consents and links of the other go
 * with it; deliveries stay as they are. Each step leaves what the next one needs, so that a run that was cut off goes on.
 */
export async function giveKey(runner: QueryRunner, id: string, key: string): Promise<void> {
  const [other] = await rows<{ id: string }>(
    runner,
    'SELECT id FROM subscriptions WHERE emailKey = ? AND id <> ?',
    [key, id],
  );
  if (other) {
    const [kept, second] = await byStrictness(runner, [other.id, id]);
    for (const table of ['consents', 'newsletter_links'])
      await runner.query(`UPDATE ${table} SET subscriptionId = ? WHERE subscriptionId = ?`, [kept, second]);
    await runner.query('DELETE FROM newsletter_subscribers WHERE subscriptionId = ?', [second]);
    await setKey(runner, second, secondKey(second));
    if (kept !== id) return;
  }
  await setKey(runner, id, key);
}

async function byStrictness(runner: QueryRunner, ids: [string, string]): Promise<[string, string]> {
  const found = await rows<{ id: string; state: string; consentId: string }>(
    runner,
    'SELECT subscriptionId AS id, state, consentId FROM newsletter_subscribers WHERE subscriptionId IN (?, ?)',
    ids,
  );
  const [first] = found.sort(
    (one, other) =>
      STRICTNESS.indexOf(one.state) - STRICTNESS.indexOf(other.state) ||
      (one.consentId > other.consentId ? -1 : 1),
  );
  // the one without a subscriber is the second one, as after a run that was cut off
  return first?.id === ids[1] ? [ids[1], ids[0]] : ids;
}

function setKey(runner: QueryRunner, id: string, key: string): Promise<unknown> {
  return runner.query('UPDATE subscriptions SET emailKey = ? WHERE id = ?', [key, id]);
}

async function rows<Row>(runner: QueryRunner, sql: string, parameters: unknown[]): Promise<Row[]> {
  return (await runner.query(sql, parameters)) as Row[];
}
