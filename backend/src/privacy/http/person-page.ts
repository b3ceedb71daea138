import type { ListWords } from '../../platform/http/personal-words.js';
import type { ListName } from '../../platform/personal-data.js';
import type { PersonRecord } from '../application/ports.js';
import { escaped, printedPage } from './printed-html.js';

type Section = readonly [page: number, title: string, records: readonly object[]];
type Fields = Readonly<Record<string, unknown>>;

/** What the office does about a person, by its places on the page. */
const OWN = { mentions: 9, requests: 12, hold: 13, backups: 14 };

/** Everything that is held about a person, to read and to print. All of it is escaped. */
export function personPage(
  record: PersonRecord,
  lists: ReadonlyMap<ListName, ListWords>,
  office: string,
  at: string,
): string {
  const { email, names, phones, firstSeen, lastContact, hold } = record;
  const about = {
    'E-mail': email,
    Names: names.join(', '),
    Phone: phones.join(', '),
    firstSeen,
    lastContact,
  };
  const shown = [...lists].map(([name, { title, page }]): Section => [page, title, record[name]]);
  const sections: Section[] = [
    ...shown,
    [OWN.mentions, 'Mentions', record.mentions],
    [OWN.requests, 'Requests', record.requests],
    [OWN.hold, 'Legal hold', hold ? [hold] : []],
    [OWN.backups, 'Backups', record.backups],
  ];
  const content = sections
    .filter(([, , records]) => records.length > 0)
    .sort(([one], [other]) => one - other)
    .map(
      ([, title, records]) => `<h2>${title}</h2>${records.map((fields) => table(fields as Fields)).join('')}`,
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
