import { mentions } from './mentions.js';

const ANA = { email: 'ana@sample.example', phones: ['9170000101', '555'], names: ['ana cruz', 'ana'] };

describe('a text', () => {
  it.each([
    'Write to Ana@Sample.example.',
    'Her sister is ANA CRUZ.',
    'With Ana  Cruz, twice',
    'Call 0917 000 0101 first',
    '+63 (917) 000-0101',
  ])('%p mentions the person', (text) => {
    expect(mentions(text, ANA)).toBe(true);
  });

  it('mentions an address with its domain in its own script or in ASCII', () => {
    const words = { ...ANA, email: 'ana@xn--mnchen-3ya.example' };
    expect(mentions('Ask Ana@München.example', words)).toBe(true);
    expect(mentions('Ask ana@XN--mnchen-3ya.example', words)).toBe(true);
  });

  it('mentions a phone number of seven digits', () => {
    expect(mentions('Call 812-3456', { ...ANA, phones: ['8123456'] })).toBe(true);
  });

  it.each(['Banana cruzes', 'Ana', 'Call 555', 'santana cruz-control', '917 000 0102', ''])(
    '%p does not',
    (text) => {
      expect(mentions(text, ANA)).toBe(false);
    },
  );
});
