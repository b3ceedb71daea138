import { inColours } from './inColours';

const html =
  '<meta name="color-scheme" content="light dark"><style>:root { color-scheme: light dark; } @media (prefers-color-scheme: dark) {}</style>';

test.each([
  [true, 'content="dark"', 'color-scheme: dark;', '@media all {}'],
  [false, 'content="light"', 'color-scheme: light;', '@media not all {}'],
])('a mail shown dark (%s) has one scheme of colours', (isDark, ...parts) => {
  for (const part of parts) expect(inColours(html, isDark)).toContain(part);
});
