import { mailFrame } from './mailFrame';

const frameOf = (html: string) => new DOMParser().parseFromString(mailFrame(html), 'text/html');

test('the policy comes before everything in the mail and loads nothing', () => {
  const page = frameOf(
    '<!doctype html><html><head><meta charset="utf-8"></head><body><p>Hello</p></body></html>',
  );
  const policy = page.head.firstElementChild;
  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  expect(policy?.getAttribute('content')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/,
  );
  expect(page.compatMode).toBe('CSS1Compat');
  expect(page.body.textContent).toBe('Hello');
});

test('links lead to a new window, which the sandbox forbids', () => {
  const page = frameOf('<a href="https://office.example">Open</a>');
  expect(page.querySelector('base')?.getAttribute('target')).toBe('_blank');
});
