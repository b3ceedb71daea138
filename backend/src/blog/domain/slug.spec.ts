import { freeSlug, slugOf } from './slug.js';

describe('the slug of a title', () => {
  it.each([
    ['A quiet way to save', 'a-quiet-way-to-save'],
    ['  Many   spaces  ', 'many-spaces'],
    ['SSS & PhilHealth: what you get?', 'sss-philhealth-what-you-get'],
    ['Niñez y jubilación', 'ninez-y-jubilacion'],
    ['Crème brûlée — 50 %', 'creme-brulee-50'],
    ['ＦＵＬＬ ｗｉｄｔｈ', 'full-width'],
    ['ﬁne print', 'fine-print'],
    ['Fund №5', 'fund-no5'],
    ['---', 'article'],
    ['保险', 'article'],
    ['保险 101', '101'],
    ['😀', 'article'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['%2e%2e', '2e-2e'],
    ['', 'article'],
  ])('%j is %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('is cut at 80 characters and does not end with a hyphen', () => {
    expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80));
    expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  });

  it.each([
    [[], 'saving'],
    [['spending'], 'saving'],
    [['saving'], 'saving-2'],
    [['saving', 'saving-2'], 'saving-3'],
    [['saving', 'saving-3'], 'saving-2'],
    [['saving-2'], 'saving'],
    [['saving', 'saving-2', 'saving-2-2'], 'saving-3'],
  ])('where %j are taken is %s', (taken, slug) => expect(freeSlug('saving', taken)).toBe(slug));
});
