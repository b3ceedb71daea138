import type { PersonRecord } from '../application/ports.js';
import { escaped, policyWith } from './printed-html.js';

const STYLE = `
  body { font: 11pt/1.5 system-ui, sans-serif; color: #1d2433; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem; break-after: avoid }
  table { border-collapse: collapse; width: 100%; margin-bottom: 1rem; break-inside: avoid }
  th, td { text-align: left; vertical-align: top; padding: .3rem .5rem; border-bottom: 1px solid #d5dae3; overflow-wrap: anywhere }
  th { width: 11rem; font-weight: 600 } td { white-space: pre-wrap }
`;

export const PERSON_PAGE_POLICY = policyWith(STYLE);

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
    ['Bookings and subscriptions', lists.leads],
    ['Newsletter', lists.subscriptions],
    ['Messages', lists.mails],
    ['Notes', lists.notes],
    ['History', lists.activity],
    ['Tasks', lists.tasks],
    ['Mentions', lists.mentions],
    ['Rejected forms', lists.suspected],
    ['Requests', lists.requests],
    ['Legal hold', hold ? [hold] : []],
    ['Backups', lists.backups],
  ];
  const content = sections
    .filter(([, records]) => records.length > 0)
    .map(
      ([title, records]) => `<h2>${title}</h2>${records.map((fields) => table(fields as Fields)).join('')}`,
    );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>What ${escaped(office)} holds about ${escaped(email)}</title>
<style>${STYLE}</style></head>
<body><h1>What ${escaped(office)} holds about you</h1>
<p>As of ${escaped(at)}. Times are in UTC.</p>
${table(about)}${content.join('\n')}
</body></html>`;
}

function table(fields: Fields): string {
  const rows = Object.entries(fields)
    .filter(([name, value]) => !isEmpty(value) && !/^(?:id|leadId|subscriptionId)$/.test(name))
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
