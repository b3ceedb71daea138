import { anAppointment, aSubscription } from '../testing/builders.js';
import { prefixesOf, queryText, queryWords, searchText, termsOf } from './lead-terms.js';

const beginnings = (query: string) => queryWords(query).map(({ beginning }) => beginning);

/** Its booking has the reference 7KM-2QXP. */
const ID = referenced('7KM2QXP');

/** An id of a booking with that reference. */
function referenced(reference: string): string {
  const value = [...reference].reduce(
    (sum, letter) => sum * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter),
    0,
  );
  return `0198f000-0000-7000-8000-${value.toString(16).padStart(12, '0')}`;
}

describe('the search terms of a lead', () => {
  it('are the words of its names and e-mail address, the domain and the end of its phone number', () => {
    const lead = anAppointment({
      id: ID,
      firstName: 'Ana María',
      lastName: "O'Neil-Dela Cruz",
      email: 'Ana@Mail.example',
      phone: '+63 (917) 000-0101',
    });
    expect(termsOf(lead)).toEqual([
      'ana',
      'maria',
      'oneil',
      'dela',
      'cruz',
      'o',
      'neil',
      'ana@mail.example',
      '9170000101',
      '7km2qxp',
      'mail.example',
      ' 1010000719',
    ]);
  });

  it('of a subscription are the first name, the e-mail address and its domain', () => {
    expect(termsOf(aSubscription({ firstName: 'Elena', email: 'e@mail.example' }))).toEqual([
      'elena',
      'e@mail.example',
      'mail.example',
    ]);
  });

  it('are unique and at most 64 characters long', () => {
    const lead = aSubscription({ firstName: `ana ANA ａｎａ ${'😀'.repeat(70)}`, email: 'e@mail.example' });
    expect(termsOf(lead)).toEqual(['ana', '😀'.repeat(64), 'e@mail.example', 'mail.example']);
  });

  it('exist even for a name without words', () => {
    expect(
      termsOf(
        anAppointment({ id: ID, firstName: '-', lastName: '’', email: 'e@mail.example', phone: '--1----' }),
      ),
    ).toEqual(['e@mail.example', '1', '7km2qxp', 'mail.example', ' 1']);
  });

  it.each(['7KM2QXP', '0123456', '6345678', '0000000'])(
    'contain the reference %s in the form in which a query is searched, with or without dash, in any case',
    (reference) => {
      const terms = termsOf(anAppointment({ id: referenced(reference) }));
      const dashed = `${reference.slice(0, 3)}-${reference.slice(3)}`;
      for (const query of [reference, reference.toLowerCase(), dashed, dashed.toLowerCase()])
        expect(terms).toContain(beginnings(query)[0]);
    },
  );
});

describe('the searched text', () => {
  it('is the terms and the original values in one line', () => {
    const lead = anAppointment({
      id: ID,
      firstName: 'Ana',
      lastName: 'Cruz',
      email: 'a@b.example',
      phone: '0917 000',
    });
    expect(searchText(lead)).toBe('ana cruz a@b.example 917000 7km2qxp ana cruz a@b.example 0917 000');
  });

  it('has at most 800 characters', () => {
    const lead = anAppointment({ firstName: 'ﷺ'.repeat(100), lastName: 'ﷺ'.repeat(100) });
    expect(searchText(lead).length).toBeLessThanOrEqual(800);
  });
});

describe('a search query', () => {
  it.each([
    ['liza', ['liza']],
    ['  Liza   REYES ', ['liza', 'reyes']],
    ['ａｎａ', ['ana']],
    ['+63 917 000 0101', ['9170000101']],
    ['0917-000-0101', ['9170000101']],
    ['(0917) 000', ['917000']],
    ['917', ['917']],
    ['63', ['63']],
    ['+', []],
    ['a@b.example', ['a@b.example']],
    ['@b.example', ['b.example']],
    ['liza @b.', ['liza', 'b.']],
    ['@', []],
    ['7KM-2Q', ['7km2q']],
    ['liza 7km-2qxp', ['liza', '7km2qxp']],
    ['dela-cruz', ['dela', 'cruz']],
    ['O’NEIL, Peña', ['oneil', 'pena']],
    ['ma.cristina', ['ma', 'cristina']],
    ['---', []],
    ['   ', []],
    ['m m m', ['m']],
    ['ma maria MA mario', ['maria', 'mario']],
    ['cruz m maria m', ['cruz', 'maria']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    [`${'x'.repeat(60)} ${'y'.repeat(60)} z`, ['x'.repeat(60), 'y'.repeat(39)]],
    ['ﷺ'.repeat(200), ['صلى', 'الله', 'عليه', 'وسلمصلى']],
  ])('in %j are %j', (query, terms) => expect(beginnings(query)).toEqual(terms));

  it.each([
    ['0101', ['101', ' 1010']],
    ['000-0101', ['000101', ' 1010000']],
    ['+63 917 000 0101', ['9170000101', ' 101000071936']],
    ['101', ['101', ' 101']],
    ['01', ['01']],
    ['(1', ['1']],
    ['0101x', ['0101x']],
  ])('of %j means the prefixes %j', (query, prefixes) => {
    expect(queryWords(query).flatMap(prefixesOf)).toEqual(prefixes);
  });

  it('of several words has no end of a phone number', () => {
    expect(queryWords('liza 0101').flatMap(prefixesOf)).toEqual(['liza', '0101']);
  });

  it('has at most 100 characters after compatibility normalisation', () => {
    expect([...queryText('ﷺ'.repeat(200))].length).toBeLessThanOrEqual(100);
    expect(queryText(`  ${'😀'.repeat(120)}`)).toBe('😀'.repeat(100));
  });
});
