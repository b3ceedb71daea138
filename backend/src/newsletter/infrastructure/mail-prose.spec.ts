import { mailProse } from './mail-prose.js';

const prose = (content: string) => mailProse(content, 'https://office.example', '#298659');

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

  it('is empty for an empty issue', () => {
    expect(prose(' \n')).toEqual({ html: '', text: '' });
  });
});
