import { anApiKey } from '../../api-keys/testing/builders.js';
import { InMemoryKeyNames } from '../../api-keys/testing/in-memory-api-keys.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { UserNames } from '../../users/user-names.js';
import type { RecordedEntry } from '../audit-entries.js';
import { ActorNames } from './actor-names.js';

it('names the users and the API keys of entries by their ids', async () => {
  const key = anApiKey({ name: 'n8n' });
  const users = portWith<UserNames>({
    of: async (ids) => new Map(ids.map((id) => [id, `User ${id}`])),
  });
  const entry: RecordedEntry = {
    seq: 1,
    id: 'one',
    at: '2026-11-24T02:00:00.000Z',
    action: 'post.created',
    area: 'blog',
    userId: 'ana',
    details: {},
    requestId: null,
  };
  const names = new ActorNames(users, new InMemoryKeyNames(key, anApiKey()));
  const byKey = { ...entry, userId: null, details: { apiKey: key.id } };
  expect(await names.of([entry, byKey])).toEqual(
    new Map([
      ['ana', 'User ana'],
      [key.id, 'n8n (API key)'],
    ]),
  );
});
