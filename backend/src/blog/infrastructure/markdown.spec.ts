import { renderMarkdown, renderParts } from './markdown.js';

const lines = (...text: string[]) => text.join('\n');

describe('an article', () => {
  it.each([
    ['Some *text* and **more**.', '<p>Some <em>text</em> and <strong>more</strong>.</p>\n'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n'],
    ['3. three\n4. four', '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>\n'],
    ['> quoted', '<blockquote>\n<p>quoted</p>\n</blockquote>\n'],
    ['`a < b`', '<p><code>a &lt; b</code></p>\n'],
    ['~~gone~~', '<p><s>gone</s></p>\n'],
    ['---', '<hr>\n'],
    ['"Quoted" -- it\'s', '<p>“Quoted” – it’s</p>\n'],
    ['ñ 😀 保险', '<p>ñ 😀 保险</p>\n'],
    ['', ''],
  ])('%j becomes %j', (content, html) => expect(renderMarkdown(content)).toBe(html));

  it('shows a code block unchanged', () => {
    const html = renderMarkdown(lines('```html', '<b onclick="x">', '```'));
    expect(html).toBe('<pre><code class="language-html">&lt;b onclick=&quot;x&quot;&gt;\n</code></pre>\n');
  });
});

describe('a table', () => {
  it('is a table', () => {
    const html = renderMarkdown(lines('| Term | Years |', '| ---- | ----- |', '| Long | **20** |'));
    expect(html.replace(/\n/g, '')).toBe(
      '<table><thead><tr><th>Term</th><th>Years</th></tr></thead>' +
        '<tbody><tr><td>Long</td><td><strong>20</strong></td></tr></tbody></table>',
    );
  });

  it('has no empty header cells', () => {
    const html = renderMarkdown('|  | Term |\n| --- | --- |\n| Price | low |');
    expect(html.replaceAll('\n', '')).toContain('<thead><tr><td></td><th>Term</th></tr></thead>');
  });

  it('aligns its columns with classes, because style attributes are forbidden', () => {
    const html = renderMarkdown(lines('| a | b | c | d |', '|---|:--|:-:|--:|', '| 1 | 2 | 3 | 4 |'));
    expect(html).not.toContain('style');
    expect(html).toContain('<td>1</td>\n<td class="align-left">2</td>\n<td class="align-center">3</td>');
    expect(html).toContain('<th class="align-right">d</th>');
  });

  it('escapes the content of its cells', () => {
    const html = renderMarkdown(lines('| a |', '|---|', '| <img src=x onerror=alert(1)> |'));
    expect(html).toContain('<td>&lt;img src=x onerror=alert(1)&gt;</td>');
  });
});

describe('a picture', () => {
  const inLibrary = {
    url: '/media/abc-1600.webp',
    jpeg: '/media/abc-800.jpg',
    width: 1600,
    height: 900,
    srcset: '/media/abc-400.webp 400w',
    alt: 'A jar of coins',
    position: '50% 50%',
  };
  const withPictures = (content: string) =>
    renderMarkdown(content, {
      findPicture: (url) => (url.startsWith('/media/abc-') ? inLibrary : null),
    });

  it('of the library has all its sizes, so that the page does not move when it arrives', () => {
    expect(withPictures('![Two jars](/media/abc-400.webp)')).toBe(
      '<p><img src="/media/abc-1600.webp" alt="Two jars" loading="eager" fetchpriority="high" ' +
        'srcset="/media/abc-400.webp 400w" sizes="(min-width: 720px) 680px, calc(100vw - 2.5rem)" ' +
        'width="1600" height="900" decoding="async"></p>\n',
    );
  });

  it('of the library is described by the library unless the article does', () => {
    expect(withPictures('![](/media/abc-400.webp)')).toContain('alt="A jar of coins"');
  });

  it('with another address stays as it is', () => {
    expect(withPictures('![*A* map](https://a.example/b.png)')).toBe(
      '<p><img src="https://a.example/b.png" alt="A map" loading="eager" fetchpriority="high" decoding="async"></p>\n',
    );
  });

  it('is loaded when it comes into view, except for the first one near the top', () => {
    const loading = (content: string) =>
      [...withPictures(content).matchAll(/loading="(\w+)"/g)].map(([, how]) => how);
    expect(loading('One.\n\n![a](/a.png) ![b](/b.png)\n\n![c](/c.png)')).toEqual(['eager', 'lazy', 'lazy']);
    const long = 'A paragraph of a long text. '.repeat(40);
    expect(loading(`# One\n\n${long}\n\n![a](/a.png)\n\n![b](/b.png)`)).toEqual(['eager', 'lazy']);
    expect(loading(`${long}\n\n${long}\n\n![a](/a.png)`)).toEqual(['lazy']);
  });
});

describe('a heading', () => {
  it.each([
    ['# Begin early', '<h1 id="begin-early">Begin early</h1>\n'],
    ['## Año & más', '<h2 id="ano-mas">Año &amp; más</h2>\n'],
    ['###### 保险', '<h6 id="article">保险</h6>\n'],
    ['## "><script>', '<h2 id="script">&quot;&gt;&lt;script&gt;</h2>\n'],
    ['Under\n-----', '<h2 id="under">Under</h2>\n'],
    ['##', '<h2 id="article"></h2>\n'],
  ])('%j can be linked to', (content, html) => expect(renderMarkdown(content)).toBe(html));

  it('has a unique id even when another heading has the same text', () => {
    const html = renderMarkdown(lines('# A', '# A', '# A', '# A 2', '# A 2', '# 保险', '# 险保'));
    const ids = [...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(7);
    expect(ids.slice(0, 3)).toEqual(['a', 'a-2', 'a-3']);
  });

  it('has the same id in every rendering', () => {
    expect(renderMarkdown('# A')).toBe(renderMarkdown('# A'));
  });
});

describe('a link', () => {
  it.each(['https://a.example/b?c=d', 'http://a.example', 'HTTPS://A.example'])(
    'to %s is rendered with rel="noopener nofollow"',
    (url) => expect(renderMarkdown(`[a](${url})`)).toMatch(/<a href="[^"]+" rel="noopener nofollow">a<\/a>/),
  );

  it('with a backslash stays within the site', () => {
    expect(renderMarkdown('[a](/\\evil.example)')).toBe('<p><a href="/%5Cevil.example">a</a></p>\n');
  });

  it.each(['/blog/an-article', '/#book', '#begin-early', 'mailto:hello@office.example', 'tel:+63280000000'])(
    'to %s is rendered',
    (url) => expect(renderMarkdown(`[a](${url})`)).toBe(`<p><a href="${url}">a</a></p>\n`),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml;base64,AAAA',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'ftp://a.example',
    'ws://a.example',
    '//evil.example',
    '///evil.example',
    'relative/path',
    '?query',
    'about:blank',
    'intent://x#Intent;end',
  ])('to %s is none', (url) => {
    expect(renderMarkdown(`[a](${url}) ![b](${url}) <${url}>\n\n[c]\n\n[c]: ${url}`)).not.toMatch(/<a|<img/);
  });
});

/** The only elements and attributes that Markdown makes. */
const TAG =
  /^<\/?(?:h[1-6]|p|a|img|em|strong|s|ul|ol|li|blockquote|pre|code|table|thead|tbody|tr|th|td|hr|br)(?: (?:id|href|title|src|alt|rel|class|start|loading|fetchpriority|decoding)="[^"<>]*")*>$/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

function expectHarmless(html: string): void {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(TAG);
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
  for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(ADDRESS);
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert`1`>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)" onclick=alert(1)>x</a>',
  '<body onload=alert(1)>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '[a](javascript:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](java&#10;script:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](&#x6A;&#x61;vascript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](<java\tscript:alert(1)>)',
  '[a](\u0001javascript:alert(1))',
  '[a](javascript://a.example/%0aalert(1))',
  '[a](https://a.example" onmouseover="alert(1))',
  '[a](https://a.example "x" onmouseover="alert(1)")',
  '[a](https://a.example \'"onmouseover="alert(1)\')',
  '![a](x"onerror="alert(1))',
  '![a" onerror="alert(1)](https://a.example/b.png)',
  '![a](https://a.example/b.png "c\\" onerror=\\"alert(1)")',
  '![a](javascript:alert(1))',
  '![a](data:text/html;base64,PHNjcmlwdD4=)',
  '<javascript:alert(1)>',
  '<https://a.example/"onmouseover="alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '[a]: https://a.example "x\\" onload=\\"alert(1)"\n\n[a] ![a]',
  '# <img src=x onerror=alert(1)>',
  '## " onmouseover="alert(1)',
  '```"><script>alert(1)</script>\nx\n```',
  '```x" onload="alert(1)\ny\n```',
  '`<script>alert(1)</script>`',
  '| <script>alert(1)</script> |\n|---|\n| [a](javascript:alert(1)) |',
  '> <script>alert(1)</script>',
  '- <script>alert(1)</script>',
  '    <script>alert(1)</script>',
  '*<script>*alert(1)</script>',
  '\\<script>alert(1)\\</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '[<script>alert(1)</script>](https://a.example)',
  '[![a](javascript:alert(1))](javascript:alert(1))',
  '<a\nhref="javascript:alert(1)"\n>x</a>',
  '\u0000<script>alert(1)</script>',
  '＜script＞alert(1)＜/script＞',
];

/** Where in an article it may stand. */
const PLACES: Record<string, (attack: string) => string> = {
  alone: (attack) => attack,
  'in a heading': (attack) => `## ${attack}`,
  'in a list': (attack) => `- one\n- ${attack}\n  1. ${attack}`,
  'in a quotation': (attack) => `> ${attack}\n> > ${attack}`,
  'in a table': (attack) => `| a | ${attack} |\n|---|---|\n| ${attack} | b |`,
  'in emphasis': (attack) => `**${attack}** *${attack}* ~~${attack}~~`,
  'in the words of a link': (attack) => `[${attack}](https://a.example)`,
  'in the address of a link': (attack) => `[a](${attack}) ![a](${attack}) <${attack}>`,
  'in the title of a link': (attack) => `[a](https://a.example "${attack}") ![${attack}](/b.png '${attack}')`,
  'in a definition': (attack) => `[a]: ${attack}\n\n[a] ![a]`,
  'in code': (attack) => `\`${attack}\`\n\n\`\`\`${attack}\n${attack}\n\`\`\``,
  twice: (attack) => `${attack}${attack}\n${attack}`,
};

describe('malicious Markdown', () => {
  it.each(Object.keys(PLACES))('is harmless %s', (place) => {
    for (const attack of ATTACKS) expectHarmless(renderMarkdown(PLACES[place]!(attack)));
  });

  it('is detected by the check of this suite', () => {
    for (const html of ['<b>', '<p onclick="x">', '<p', '<a href="javascript:x">', '<a href="//x">', 'a > b'])
      expect(() => expectHarmless(html)).toThrow();
  });
});

describe('a calculator', () => {
  const shown = { calculators: ['mp2', 'sss'] } as const;
  const link = '<p><a href="/calculators/mp2">Calculator: Pag-IBIG MP2 savings</a></p>\n';
  const parts = (content: string) => renderParts(content, shown);

  it.each(['{{calculator mp2}}', '  {{calculator  MP2 }}  ', '{{calculator mp2}}\r\n'])(
    'is a link where %j stands',
    (content) => expect(renderMarkdown(content, shown)).toBe(link),
  );

  it('is a part of its own in an article, also between the lines of a paragraph', () => {
    expect(parts('a\n{{calculator mp2}}\nb\n\n{{calculator sss}}')).toEqual([
      { html: '<p>a</p>\n' },
      { calculator: 'mp2' },
      { html: '<p>b</p>\n' },
      { calculator: 'sss' },
    ]);
  });

  it('is one form only; again, in a list or in a quotation it is a link', () => {
    expect(parts('{{calculator mp2}}\n\n{{calculator mp2}}')).toEqual([
      { calculator: 'mp2' },
      { html: link },
    ]);
    expect(parts('> {{calculator mp2}}')).toEqual([{ html: `<blockquote>\n${link}</blockquote>\n` }]);
    expect(parts('- {{calculator mp2}}')).toEqual([{ html: expect.stringContaining('/calculators/mp2') }]);
  });

  it.each(['{{calculator education}}', '{{calculator lottery}}', '{{calculator}}'])(
    'that the site does not offer is nothing: %s',
    (line) => {
      expect(renderMarkdown(`a\n\n${line}\n\nb`, shown)).toBe('<p>a</p>\n<p>b</p>\n');
      expect(parts(line)).toEqual([]);
    },
  );

  it.each(['Type {{calculator mp2}} there', '`{{calculator mp2}}`', '    {{calculator mp2}}', '{{x mp2}}'])(
    'is not meant by %j',
    (content) => expect(renderMarkdown(content, shown)).toContain('mp2}}'),
  );

  it('keeps the numbers of equal headings in all parts of an article', () => {
    expect(parts('# A\n{{calculator mp2}}\n# A')).toEqual([
      { html: '<h1 id="a">A</h1>\n' },
      { calculator: 'mp2' },
      { html: '<h1 id="a-2">A</h1>\n' },
    ]);
  });
});
