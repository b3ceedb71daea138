import { fileProblem, fileSize, smallVariant, wordsOfName } from './pictureFiles';

const MB = 1024 * 1024;

test.each([
  ['image/jpeg', 1, null],
  ['image/avif', 10 * MB, null],
  // the browser does not know the type: the server looks at the content
  ['', 1, null],
  ['application/pdf', 1, 'Pictures are JPEG, PNG, WebP, AVIF or GIF files.'],
  ['image/svg+xml', 1, 'Pictures are JPEG, PNG, WebP, AVIF or GIF files.'],
  ['image/png', 10 * MB + 1, 'The file is larger than 10 MB. A smaller copy is enough for the site.'],
  ['image/png', 0, 'The file is empty.'],
])('a file of type "%s" with %i bytes has the problem %s', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem);
});

test.each([
  ['two-houses_2.jpg', 'two houses 2'],
  ['Año nuevo.final.webp', 'Año nuevo final'],
  ['.png', ''],
])('the words of the name %s are "%s"', (name, words) => {
  expect(wordsOfName(name)).toBe(words);
});

test('only pictures of the library have a small variant', () => {
  expect(smallVariant('/media/abc-1600.webp')).toBe('/media/abc-400.webp');
  expect(smallVariant('/media/abc-1600.jpg')).toBe('/media/abc-400.webp');
  expect(smallVariant('/covers/two-houses.svg')).toBe('/covers/two-houses.svg');
  expect(smallVariant('https://example.org/media/a-1.webp')).toBe('https://example.org/media/a-1.webp');
});

test.each([
  [1, '1 kB'],
  [320 * 1024, '320 kB'],
  [1.4 * MB, '1.4 MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
