import {
  CONTACT_SCROLL_DELAY,
  isLinkToTop,
  SCROLL_OFFSET,
  scrollTarget,
  sectionId,
  sectionAt,
} from './scrolling';

test('has the constants of spec §9', () => {
  expect([SCROLL_OFFSET, CONTACT_SCROLL_DELAY]).toEqual([80, 100]);
});

test('Home scrolls to the top only on the home page', () => {
  expect(isLinkToTop('/', '/')).toBe(true);
  expect(isLinkToTop('/', '/blog')).toBe(false);
  expect(isLinkToTop('/#services', '/')).toBe(false);
  expect(isLinkToTop(null, '/')).toBe(false);
});

test('reads the section from a hash', () => {
  expect(sectionId('#contact')).toBe('contact');
  expect(sectionId('')).toBeNull();
  expect(sectionId('#')).toBeNull();
  expect(sectionId('#%E0%A4%A')).toBeNull();
});

test('scrolls a section to 80 px below the top', () => {
  expect(scrollTarget(700, 300)).toBe(920);
  expect(scrollTarget(20, 0)).toBe(0);
});

test.each([
  [300, 'home'],
  [900, 'services'],
  [2500, 'services'],
  [9999, 'contact'],
  [-1, undefined],
])('with the line at %i px the current section is %s', (line, id) => {
  const sections = [
    { id: 'home', top: 0 },
    { id: 'services', top: 900 },
    { id: 'contact', top: 4000 },
  ];
  expect(sectionAt(sections, line)).toBe(id);
});
