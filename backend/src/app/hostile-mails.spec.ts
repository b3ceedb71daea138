import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { DEFAULT_MEETING } from '../calendar/domain/meeting.js';
import { SAMPLE_BUSINESS } from '../platform/business-identity.js';
import type { MailContent, MailKind } from '../mail/mail-kinds.js';
import { everyMailKind } from './every-mail-kind.js';
import { aMailContent } from './testing/sample-mails.js';
import { renderMail } from '../mail/infrastructure/mail-renderer.js';

type Node = DefaultTreeAdapterMap['node'];

const kinds = everyMailKind();

/** Ids and words of fixed lists; every other text of a mail comes from people. */
const FIXED = new Set([
  'bookingId',
  'token',
  'policyId',
  'why',
  'clientId',
  'premiumId',
  'dueDate',
  'graceEndsOn',
  'currency',

  'preferredDate',
  'previousDate',
  'date',
  'preferredTime',
  'previousTime',
  'serviceInterest',
  'type',
  'at',
  'news',
  'offReason',
  'key',
  'nextChange',
  'checkedOn',
]);

const RUNS = { numRuns: 40 };

const hostileText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\r\n',
        '\r',
        '\n',
        '\u0085',
        '\u2028',
        '\0',
        '\u202E',
        '\u200B',
        '\uD800',
        '<',
        '</td></tr></table>',
        '<script>alert(1)</script>',
        '<a href="https://evil.example">',
        '<!--',
        '-->',
        ']]>',
        '<![endif]-->',
        '"',
        "'",
        '"><img src=x onerror=alert(1)>',
        '&lt;',
        '&#60;',
        '\r\nBcc: all@example.ph',
        '\nPhone: 666',
        'javascript:alert(1)',
        'x'.repeat(10_000),
        '😀'.repeat(600),
      ),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

function withTexts<T>(value: T, text: () => string, key = ''): T {
  if (typeof value === 'string') return (FIXED.has(key) ? value : `x${text()}`) as T;
  if (Array.isArray(value)) return value.map((one) => withTexts<unknown>(one, text, key)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withTexts<unknown>(one, text, name)]),
  ) as T;
}

function rendered({ kind, data }: MailContent, business = SAMPLE_BUSINESS) {
  return renderMail(
    kinds,
    { kind, data, recipient: 'liza@example.ph', createdAt: '2026-11-20T03:00:00.000Z' } as Parameters<
      typeof renderMail
    >[1],
    {
      business,
      meeting: DEFAULT_MEETING,
      baseUrl: 'https://office.example',
      timeZone: 'Asia/Manila',
      senderAddress: 'a@b.ph',
      brandColour: '#298659',
      logo: null,
    },
  );
}

const hostileMail = (kind: MailKind) =>
  fc.array(hostileText, { minLength: 1, maxLength: 12 }).map((texts) => {
    let next = 0;
    const text = () => texts[next++ % texts.length] ?? '';
    const { data } = aMailContent(kind);
    return rendered({ kind, data: withTexts(data, text) } as MailContent, withTexts(SAMPLE_BUSINESS, text));
  });

describe.each(kinds.names)('whatever people enter, %s', (kind) => {
  const ordinary = rendered(aMailContent(kind));

  it('has the elements of an ordinary mail and links to nothing else', () => {
    const elements = elementsOf(parse(ordinary.html));
    fc.assert(
      fc.property(hostileMail(kind), ({ html }) => {
        const found = elementsOf(parse(html));
        expect(found.names).toEqual(elements.names);
        for (const href of found.links)
          expect(href).toMatch(/^https:\/\/office\.example\/(booking|admin|newsletter|#contact)/);
        expect(html).not.toMatch(/[\p{Cf}\p{Cs}]|[^\P{Cc}\n]/u);
      }),
      RUNS,
    );
  });

  it('has a subject of one line', () => {
    fc.assert(
      fc.property(hostileMail(kind), ({ subject }) => {
        expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(subject.length).toBeLessThanOrEqual(150);
      }),
      RUNS,
    );
  });

  it('has the lines of an ordinary text, apart from quotes', () => {
    const lines = linesOf(ordinary.text);
    fc.assert(
      fc.property(hostileMail(kind), ({ text }) => {
        expect(linesOf(text)).toHaveLength(lines.length);
        expect(text).not.toMatch(/[\p{Cf}\p{Cs}]|[^\P{Cc}\n]/u);
      }),
      RUNS,
    );
  });
});

/** Names of elements in order, without the line breaks of quotes and the links to phones and addresses. */
function elementsOf(root: Node) {
  const names: string[] = [];
  const links: string[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) {
      const href = node.attrs.find(({ name }) => name === 'href')?.value;
      const contact = href !== undefined && /^(tel:\+?\d+$|mailto:[^?]+@[^?]+$)/.test(href);
      if (href !== undefined && !contact) links.push(href);
      if (!contact && node.tagName !== 'br')
        names.push([node.tagName, ...node.attrs.map(({ name }) => name)].join(' '));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(root);
  return { names, links };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => !line.startsWith('>'));
}
