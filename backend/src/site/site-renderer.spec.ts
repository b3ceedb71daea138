import { withoutScripts } from './site-renderer.js';

describe('a page without scripts', () => {
  it('has none of its script elements, with or without content, and no preloaded modules', () => {
    const html =
      '<head>\n  <script type="application/ld+json">{"a":"\n"}</script>\n' +
      '  <link rel="modulepreload" href="/x.js">\n  <link rel="stylesheet" href="/x.css">\n' +
      '  <script type="module" crossorigin src="/y.js"></script></head>' +
      '<script type="application/json" id="page-data">{"text":"\\u003c/script>"}</script><p>Words</p>';
    expect(withoutScripts(html)).toBe('<head>\n  <link rel="stylesheet" href="/x.css"></head><p>Words</p>');
  });
});
