import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { SAMPLE_BUSINESS } from '../../platform/business-identity.js';
import { DEFAULT_LEGAL } from './sections/legal.js';
import { DEFAULT_RETENTION } from './retention.js';
import { type LegalSection, parseLegalText, retentionSentences } from './legal-text.js';

const section = (heading: string, paragraphs: string[] = [], points: string[] = []): LegalSection => ({
  heading,
  paragraphs,
  points,
});
const parsed = (text: string) => parseLegalText(text, SAMPLE_BUSINESS, DEFAULT_RETENTION);

describe('a legal text', () => {
  it('has headings, paragraphs and points', () => {
    const text = '## One\n\nA paragraph.\n\nAnother one.\n\n- first\n- second\n\n## Two\n\n- third';
    expect(parsed(text)).toEqual([
      section('One', ['A paragraph.', 'Another one.'], ['first', 'second']),
      section('Two', [], ['third']),
    ]);
  });

  it('needs no empty lines around headings and points, and joins the lines of a paragraph or a point', () => {
    expect(parsed('## One\r\nA long\r\nparagraph.\n- a long\n  point\n- another\n## Two\nEnd')).toEqual([
      section('One', ['A long paragraph.'], ['a long point', 'another']),
      section('Two', ['End']),
    ]);
  });

  it('keeps the order of text before a heading and after points', () => {
    expect(parsed('Before.\n\n## One\n\n- point\n\nAfter.\n\n- more')).toEqual([
      section('', ['Before.']),
      section('One', [], ['point']),
      section('', ['After.'], ['more']),
    ]);
  });

  it.each(['', ' \n\n\t\n', '\n'])('of white space %j has no section', (text) =>
    expect(parsed(text)).toEqual([]),
  );

  it('contains the values of the identity; other words in braces stay', () => {
    const text = '## {name}\n\n{advisor} {licence} {email} {phone} {address} {name} {nothing} {toString}';
    const { name, advisor, licence, email, phone, address } = SAMPLE_BUSINESS;
    expect(parsed(text)).toEqual([
      section(name, [[advisor, licence, email, phone, address, name, '{nothing} {toString}'].join(' ')]),
    ]);
  });

  it.each([
    [
      { bookingMonths: 24, mailMonths: 12, policyMonths: 120, automatic: false },
      'two years, one year, by our staff',
    ],
    [
      { bookingMonths: 18, mailMonths: 1, policyMonths: 120, automatic: true },
      '18 months, one month, every day',
    ],
    [
      { bookingMonths: 120, mailMonths: 10, policyMonths: 120, automatic: true },
      'ten years, ten months, every day',
    ],
    [
      { bookingMonths: 11, mailMonths: 6, policyMonths: 120, automatic: true },
      '11 months, six months, every day',
    ],
  ])('says of %j: %s', (retention, words) => {
    const text = '{bookingRetention}, {mailRetention}, {erasureTiming}';
    const [{ paragraphs }] = parseLegalText(text, SAMPLE_BUSINESS, retention) as [LegalSection];
    expect(paragraphs[0]).toMatch(new RegExp(`^${words}`));
  });

  it('has sentences about the retention', () => {
    const text = [
      'Write to {email}. Erased {erasureTiming}! No period here.',
      '- Kept {bookingRetention} by {name}.\n- Kept for ever.',
    ].join('\n\n');
    expect(retentionSentences(text, SAMPLE_BUSINESS, DEFAULT_RETENTION)).toEqual([
      'Erased by our staff, whom our software shows what is due!',
      `Kept two years by ${SAMPLE_BUSINESS.name}.`,
    ]);
    expect(retentionSentences('Kept for a while.', SAMPLE_BUSINESS, DEFAULT_RETENTION)).toEqual([]);
  });

  it('takes a value of the identity as words, whatever it contains', () => {
    const identity = { ...SAMPLE_BUSINESS, name: '## {email} - $& $1', advisor: '- A' };
    expect(parseLegalText('{name}\n\n{advisor}', identity, DEFAULT_RETENTION)).toEqual([
      section('', ['## {email} - $& $1', '- A']),
    ]);
  });

  it('takes other marks as words', () => {
    const text = '# Not a heading\n\n##Nor this\n\n-nor a point\n\n<b>**bold**</b>';
    expect(parsed(text)).toEqual([
      section('', ['# Not a heading', '##Nor this', '-nor a point', '<b>**bold**</b>']),
    ]);
  });

  it('of any kind loses no word', () => {
    const line = fc.constantFrom('## Heading', '- point', 'words', '', '  ', 'a  b', '\tc');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const words = parsed(lines.join('\n')).flatMap(({ heading, paragraphs, points }) => [
          heading,
          ...paragraphs,
          ...points,
        ]);
        const letters = (text: string) => text.replace(/\s|## |- /g, '');
        expect(letters(words.join(''))).toBe(letters(lines.join('\n')));
      }),
    );
  });
});

describe('the legal texts that the site begins with', () => {
  // a change of a built-in text is meant
  it.each([
    ['privacyPolicy', 13, '5b4950676deb8d290a9688106396effde2b2aaceda2788c2772bfc72fa76c409'],
    ['termsOfService', 11, '0980e66599c139706c5a86b70cea79da4efe1af2006cd8eeb3daf9cf3426853c'],
    ['cookiePolicy', 6, 'd4595205ae45a21c3c828934faa9dc639ab284147847fef695204e938bb13430'],
  ] as const)('%s has its %i sections word for word', (id, count, hash) => {
    const sections = parsed(DEFAULT_LEGAL[id].text);
    expect(sections).toHaveLength(count);
    expect(createHash('sha256').update(JSON.stringify(sections)).digest('hex')).toBe(hash);
    expect(DEFAULT_LEGAL[id].date).toBe('October 7, 2025');
  });

  it('contain no placeholder that stands for nothing', () => {
    for (const { text } of Object.values(DEFAULT_LEGAL))
      expect(JSON.stringify(parsed(text))).not.toMatch(/[{]\w+[}]/);
  });
});
