import { mailProse } from './mail-prose.js';

const PICTURE = '/media/0123456789abcdef0123456789abcdef-1600.webp';
const article = (changes = {}) => ({
  slug: 'life',
  title: 'Term or whole life',
  excerpt: 'What each is for.',
  imageUrl: PICTURE,
  ...changes,
});
const prose = (content: string, ...articles: ReturnType<typeof article>[]) =>
  mailProse(content, {
    baseUrl: 'https://office.example',
    brandColour: '#298659',
    calculators: ['mp2'],
    articles: new Map(articles.map((each) => [each.slug, each])),
    pictures: new Map([
      [PICTURE, { url: 'cid:picture-1@office', content: Buffer.from('a JPEG'), width: 1600, height: 800 }],
    ]),
  });

describe('the text of an issue in a mail', () => {
  it('has the styles at each element, and is readable without them', () => {
    const { html, text } = prose('## Save first\n\nPut **something** aside:\n\n- monthly\n- yearly');
    expect(html).toMatch(/<h2 class="[^"]+" style="[^"]+">Save first<\/h2>/);
    expect(html).toMatch(/<p class="[^"]+" style="[^"]+">Put <strong/);
    expect(text).toBe('Save first\n\nPut something aside:\n\n * monthly\n * yearly');
  });

  it('leads to the site, and says in the text where links lead', () => {
    const { html, text } = prose('[An article](/blog/saving), [another](https://other.example/x)');
    expect(html).toContain('href="https://office.example/blog/saving"');
    expect(html).toContain('href="https://other.example/x"');
    expect(text.replace(/\s+/g, ' ')).toBe(
      'An article (https://office.example/blog/saving), another (https://other.example/x)',
    );
  });

  it('says an address once when it is its own text', () => {
    expect(prose('<https://office.example/blog>').text).toBe('https://office.example/blog');
  });

  it('loads no picture: its description takes the place', () => {
    const { html, text } = prose('![A **red** house "&<](https://evil.example/pixel.png?who=ana)');
    expect(html).toContain('<em>A red house &quot;&amp;&lt;</em>');
    expect(html).not.toMatch(/<img|evil\.example/);
    expect(text).toBe('A red house "&<');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,hello)',
    '![x](javascript:alert(1))',
    '![<script>alert(1)</script>](/x.png)',
    '![<img src=x onerror=alert(1)>](/x.png "<script>")',
  ])('executes nothing of %s', (content) => {
    expect(prose(content).html).not.toMatch(/<(script|img)|href="(javascript|data):/);
  });

  it('shows what looks like an address of the site in other text as it was typed', () => {
    expect(prose('`href="/blog"`').text).toContain('href="/blog"');
  });

  it('has a link to a calculator that the site offers, and nothing in the place of another one', () => {
    const { html, text } = prose('Try:\n{{calculator mp2}}\n\n{{calculator sss}}\n\nBye');
    expect(html).toMatch(
      /<p class="[^"]+" style="[^"]+"><a href="https:\/\/office\.example\/calculators\/mp2" class=/,
    );
    expect(text.replace(/\s+/g, ' ')).toBe(
      'Try: Calculator: Pag-IBIG MP2 savings (https://office.example/calculators/mp2) Bye',
    );
  });

  it('is empty for an empty issue', () => {
    expect(prose(' \n')).toMatchObject({ html: '', text: '' });
  });

  it('shows pictures that are sent along, with their description, which is all of them in the text', () => {
    const { html, text, pictures } = prose(`![A "red" house](${PICTURE})`);
    expect(html).toMatch(
      /<img src="cid:picture-1@office" alt="A &quot;red&quot; house" width="526" height="263"/,
    );
    expect(pictures).toEqual([{ url: 'cid:picture-1@office', content: Buffer.from('a JPEG') }]);
    expect(text).toBe('A "red" house');
  });

  it('has an article as a card where a paragraph is only the link to it', () => {
    const { html, text } = prose('Read:\n\n[Old title](/blog/life)\n\nBye', article());
    expect(html).toMatch(/Read:<\/p>\n<table [^>]*class="cell".*<img src="cid:picture-1@office" alt=""/);
    expect(html).toContain('<a href="https://office.example/blog/life" class="heading"');
    expect(html).not.toContain('Old title');
    expect(text).toBe(
      'Read:\n\nTerm or whole life\nWhat each is for.\nhttps://office.example/blog/life\n\nBye',
    );
  });

  it('has the link where the article is not published, and inside other text', () => {
    for (const content of [
      '[A](/blog/other)',
      'See [A](/blog/life)',
      '- [A](/blog/life)',
      '> [A](/blog/life)',
    ])
      expect(prose(content, article()).html).toMatch(
        /<a href="https:\/\/office\.example\/blog\/\w+"[^>]*>A<\/a>/,
      );
  });

  it('escapes what an article says', () => {
    const { html } = prose(
      '[A](/blog/life)',
      article({ title: '<b>"x"', excerpt: '<script>', imageUrl: '' }),
    );
    expect(html).toContain('&lt;b&gt;&quot;x&quot;</a>');
    expect(html).not.toMatch(/<script|<b>|<img/);
  });
});
