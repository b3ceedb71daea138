import { anAppointment, aSubscription } from '../testing/builders.js';
import { queryTerms, queryText, searchText, termsOf } from './lead-terms.js';

describe('the search terms of a lead', () => {
  it('are the words of its names, its e-mail address, and its phone number without the country code code', () => {
    const lead = anAppointment({
      firstName: 'Ana María',
      lastName: "O'Neil-Dela Cruz",
      email: 'Ana@Mail.example',
      phone: '+63 (917) 000-0101',
    });
    expect(termsOf(lead)).toEqual([
      'ana',
      'maría',
      'o',
      'neil',
      'dela',
      'cruz',
      'ana@mail.example',
      '9170000101',
    ]);
  });

  it('of a subscription are the first name and the e-mail address', () => {
    expect(termsOf(aSubscription({ firstName: 'Elena', email: 'e@mail.example' }))).toEqual([
      'elena',
      'e@mail.example',
    ]);
  });

  it('are unique and at most 64 characters long', () => {
    const lead = aSubscription({ firstName: `ana ANA ａｎａ ${'😀'.repeat(70)}`, email: 'e@mail.example' });
    expect(termsOf(lead)).toEqual(['ana', '😀'.repeat(64), 'e@mail.example']);
  });

  it('exist even for a name without words', () => {
    expect(
      termsOf(anAppointment({ firstName: '-', lastName: '’', email: 'e@mail.example', phone: '--1----' })),
    ).toEqual(['e@mail.example', '1']);
  });
});

describe('the searched text', () => {
  it('is the terms and the original values in one line', () => {
    const lead = anAppointment({
      firstName: 'Ana',
      lastName: 'Cruz',
      email: 'a@b.example',
      phone: '0917 000',
    });
    expect(searchText(lead)).toBe('ana cruz a@b.example 917000 ana cruz a@b.example 0917 000');
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
    ['   ', []],
    ['m m m', ['m']],
    ['ma maria MA mario', ['maria', 'mario']],
    ['cruz m maria m', ['cruz', 'maria']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    [`${'x'.repeat(60)} ${'y'.repeat(60)} z`, ['x'.repeat(60), 'y'.repeat(39)]],
    ['ﷺ'.repeat(200), ['صلى', 'الله', 'عليه', 'وسلمصلى']],
  ])('in %j are %j', (query, terms) => expect(queryTerms(query)).toEqual(terms));

  it('has at most 100 characters after compatibility normalisation', () => {
    expect([...queryText('ﷺ'.repeat(200))].length).toBeLessThanOrEqual(100);
    expect(queryText(`  ${'😀'.repeat(120)}`)).toBe('😀'.repeat(100));
  });
});
