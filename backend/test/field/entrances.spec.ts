import { AdminClient } from '../support/admin-client.js';
import { bookingBody, clientBody } from '../support/bodies.js';
import { send } from '../support/http.js';
import { applied } from '../support/imports.js';
import { runningApp } from '../support/running-app.js';

interface Person {
  readonly firstName: string;
  readonly phone: string;
  readonly notes: string;
}

/** As people and their programs write it, and as it is stored. Each comes from a public report of another product. */
const CASES: readonly (readonly [what: string, field: keyof Person, written: string, stored: string])[] = [
  // a number copied from the contacts of Apple: marks of direction around it
  ['a pasted number', 'phone', '\u202d+63 917 555 0177\u202c', '+63 917 555 0177'],
  // a number copied from a web page
  ['spaces that do not break', 'phone', '+63\u00a0917\u00a0555\u00a00177', '+63 917 555 0177'],
  ['hyphens of word processors', 'phone', '0917\u2011555\u20130177', '0917-555-0177'],
  ['a link to call', 'phone', 'tel:+639175550177', '+639175550177'],
  ['what keeps a number a text in a spreadsheet', 'phone', "'09175550177", '09175550177'],
  // a line break in a paragraph of Word and PowerPoint
  ['a soft line break', 'notes', 'Budget 5,000\u000bWants term', 'Budget 5,000\nWants term'],
  ['a page break', 'notes', 'Page one\fPage two', 'Page one\nPage two'],
  ['a control character', 'notes', 'Rings\u0007 twice', 'Rings twice'],
  ['marks at the ends', 'firstName', '\u200eLena\u200b', 'Lena'],
  // files of macOS are decomposed
  ['a letter and its accent apart', 'firstName', 'Nin\u0303a', 'Niña'],
  ['a soft hyphen', 'firstName', 'Jose\u00adfina', 'Josefina'],
  ['an ideographic space', 'firstName', 'Ana\u3000Maria', 'Ana Maria'],
];

describe('a value is read in the same way wherever it comes from', () => {
  const running = runningApp();
  let admin: AdminClient;
  let key: string;
  let count = 0;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    key = await admin.createKey();
  });

  const created = async (answer: ReturnType<typeof send>, path: string): Promise<Person> => {
    const { status, body } = await answer;
    expect({ status, body: body as unknown }).toMatchObject({ status: 201 });
    return (await admin.request('GET', `${path}/${String((body as { id: string }).id)}`)).body as Person;
  };
  const LEADS = '/api/admin/leads/appointment';
  const CLIENTS = '/api/admin/clients';

  it.each(CASES)('%s: %s', async (_, field, writtenHere, storedHere) => {
    count += 1;
    // a number of its own, so that the file is about nobody else
    const [written, stored] = [writtenHere, storedHere].map((text) =>
      text.replace('0177', `${1000 + count}`),
    );
    const email = `entrance-${count}@field.example`;
    const value = { [field]: written };
    const person = { firstName: 'Lena', phone: '', notes: '', ...value };
    const cells = [person.firstName, `file-${email}`, person.phone, person.notes];
    const quoted = cells.map((cell) => `"${cell}"`).join(',');
    await applied(admin, `First name,E-mail,Phone,Notes\r\n${quoted}\r\n`);
    const filter = encodeURIComponent(JSON.stringify({ q: `file-${email}` }));
    const found = (await admin.request('GET', `${CLIENTS}?filter=${filter}`)).body as { id: string }[];
    const file = (await admin.request('GET', `${CLIENTS}/${found[0]!.id}`)).body as Person;
    const booking = bookingBody({ ...value, email });
    const headers = { Authorization: `Bearer ${key}` };
    const { app } = running;
    const stores: Record<string, Person> = {
      file,
      form: await created(send(app, 'POST', '/api/appointments', { body: booking }), LEADS),
      program: await created(send(app, 'POST', '/api/v1/bookings', { body: booking, headers }), LEADS),
      console: await created(admin.request('POST', CLIENTS, clientBody({ ...value, email })), CLIENTS),
    };
    expect(Object.entries(stores).map(([entrance, record]) => [entrance, record[field]])).toEqual(
      Object.keys(stores).map((entrance) => [entrance, stored]),
    );
  });
});
