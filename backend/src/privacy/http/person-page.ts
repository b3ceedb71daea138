import type { PersonRecord } from '../application/ports.js';
import { escaped, printedPage } from './printed-html.js';

type Fields = Readonly<Record<string, unknown>>;

/** Everything that is held about a person, to read and to print. All of it is escaped. */
export function personPage(record: PersonRecord, office: string, at: string): string {
  const { email, names, phones, firstSeen, lastContact, hold, ...lists } = record;
  const about = {
    'E-mail': email,
    Names: names.join(', '),
    Phone: phones.join(', '),
    firstSeen,
    lastContact,
  };
  const sections: [string, readonly object[]][] = [
    ['Client', lists.clients],
    ['Policies', lists.policies],
    ['Bookings and subscriptions', lists.leads],
    ['Newsletter', lists.subscriptions],
    ['Messages', lists.mails],
    ['Notes', lists.notes],
    ['History', lists.activity],
    ['Tasks', lists.tasks],
    ['Mentions', lists.mentions],
    ['Rejected forms', lists.suspected],
    ['Rows of imported files', lists.importRows],
    ['Requests', lists.requests],
    ['Legal hold', hold ? [hold] : []],
    ['Backups', lists.backups],
  ];
  const content = sections
    .filter(([, records]) => records.length > 0)
    .map(
      ([title, records]) => `<h2>${title}</h2>${records.map((fields) => table(fields as Fields)).join('')}`,
    );
  return printedPage(
    `What ${office} holds about ${email}`,
    `<h1>What ${escaped(office)} holds about you</h1>
<p>As of ${escaped(at)}. Times are in UTC.</p>
${table(about)}${content.join('\n')}`,
  );
}

function table(fields: Fields): string {
  const rows = Object.entries(fields)
    .filter(([name, value]) => !isEmpty(value) && !/^(?:id|leadId|clientId|subscriptionId)$/.test(name))
    .map(([name, value]) => `<tr><th scope="row">${escaped(words(name))}</th><td>${shown(value)}</td></tr>`);
  return `<table>${rows.join('')}</table>`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return (value as Fields[]).map(table).join('');
  return typeof value === 'object'
    ? table(value as Fields)
    : escaped(`${value as string | number | boolean}`);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** `preferredDate` becomes Preferred date. */
function words(name: string): string {
  const spaced = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
