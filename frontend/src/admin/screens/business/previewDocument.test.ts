import { previewDocument, showIn } from './previewDocument';

const page = (body: string, head = '<style>p { color: red }</style>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test('makes links and controls of the page inert, and drops scripts', () => {
  const html = previewDocument(page('<a href="/blog">Blog</a><input><script>alert(1)</script>'));
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<a href="/blog" tabindex="-1">');
  expect(html).toContain('<input tabindex="-1">');
  expect(html).not.toContain('alert(1)');
  expect(html).toContain('pointer-events: none');
});

test('shows another version in the same document and changes only the styles that differ', () => {
  const kept = '<link rel="stylesheet" href="/assets/site.css">';
  const shown = new DOMParser().parseFromString(`${kept}<style>old</style><p>Before`, 'text/html');
  const sheet = shown.querySelector('link');
  showIn(shown, page('<h1>After</h1>', `${kept}<style>new</style>`));
  expect(shown.body.innerHTML).toBe('<h1>After</h1>');
  expect(shown.querySelector('link')).toBe(sheet);
  expect(shown.head.querySelectorAll('style')).toHaveLength(1);
  expect(shown.head.querySelector('style')?.textContent).toBe('new');
  expect(shown.documentElement.lang).toBe('en');
});
