import { AdminClient } from './support/admin-client.js';
import { clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { checked, pass, rowsOf } from './support/imports.js';
import { runningApp } from './support/running-app.js';

const HEADINGS = 'ID,First name,Last name,E-mail,Phone,Notes';
const NUMBERS = ['one', 'two', 'three'];
const NONE = { create: 0, update: 0, skip: 0, conflict: 0, wrong: 0 };
let count = 0;

describe.each(DATABASES)('a row with what an earlier one gives a client, on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const clientWith = async (email: string) => {
    const path = `/api/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`;
    const [client] = (await admin.request('GET', path)).body as unknown as Record<string, unknown>[];
    return client;
  };

  // a stored client is Ana with the e-mail old and the phone one
  it.each<
    [what: string, isStored: boolean, lines: string[], counts: Partial<typeof NONE>, notes: string | null]
  >([
    ['its e-mail', true, [',Ana,,new,one,', ',Ana,,new,,Last'], { update: 2 }, 'Last'],
    ['its number', true, [',Ana,,old,two,', ',Ana,,,two,Last'], { update: 2 }, 'Last'],
    ['its id in the source', true, ['id,Ana,,old,,', 'id,Ana,,,,Last'], { skip: 1, update: 1 }, 'Last'],
    [
      'a number after the one that made it',
      false,
      [',Ana,,old,,', ',Ana,,old,two,', ',Ana,,,two,Last'],
      { create: 1, update: 2 },
      'Last',
    ],
    [
      'a number after an e-mail',
      false,
      ['id,Ana,,old,,', 'id,Ana,,new,,', ',Ana,,new,two,', ',Ana,,,two,Last'],
      { create: 1, update: 3 },
      'Last',
    ],
    [
      'a number that it does not keep',
      true,
      [',Ana,,old,two,', ',Ana,,old,three,', ',Ana,,,two,Last'],
      { create: 1, update: 2 },
      null,
    ],
    [
      'a number, and the name of somebody else',
      true,
      [',Ana,,old,two,', ',Ben,,,two,Last'],
      { update: 1, conflict: 1 },
      null,
    ],
  ])('does by the check what it does when it is applied: %s', async (_, isStored, lines, counts, notes) => {
    for (const apart of [0, 100]) {
      count += 1;
      const own = (text: string) =>
        text
          .replace(/^id/, `earlier-${count}`)
          .replace(/old|new/, (word) => `${word}${count}@earlier.example`)
          .replace(
            /one|two|three/,
            (word) => `+63917${NUMBERS.indexOf(word)}${String(count).padStart(6, '0')}`,
          );
      const known = { firstName: 'Ana', lastName: null, email: own('old'), phone: own('one') };
      if (isStored) await admin.request('POST', '/api/admin/clients', clientBody(known));
      // invalid rows, from which no client is created
      const others = Array.from({ length: apart }, (__, place) => `,,Other ${place},,,`);
      const rows = [HEADINGS, ...lines.slice(0, -1).map(own), ...others, own(lines.at(-1)!)];
      const how = { columns: { ID: 'sourceId' }, options: { source: 'crm' } };
      const imported = await checked(admin, `${rows.join('\n')}\n`, how);
      const expected = { ...NONE, ...counts };
      expect(imported.counts).toEqual({ ...expected, wrong: expected.wrong + apart });
      for (const { candidates } of await rowsOf(admin, imported.id, 'conflict'))
        expect(candidates).toMatchObject([{ name: 'Ana', reasons: ['phone'], contradicts: ['firstName'] }]);
      expect((await pass(admin, imported.id, 'apply')).counts).toEqual(imported.counts);
      const email = own(lines.some((line) => line.includes('new')) ? 'new' : 'old');
      expect(await clientWith(email)).toMatchObject({ notes });
      expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { left: 0 } });
    }
  });
});
