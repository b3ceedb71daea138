import { CONTACT_SCROLL_DELAY, leadsToTop, SCROLL_OFFSET, scrollTarget, sectionId } from './scrolling';

test('has the constants of the spec', () => {
  expect([SCROLL_OFFSET, CONTACT_SCROLL_DELAY]).toEqual([80, 100]);
});

test('Home goes up only where the home page is open already', () => {
  expect(leadsToTop('/', '/')).toBe(true);
  expect(leadsToTop('/', '/blog')).toBe(false);
  expect(leadsToTop('/#services', '/')).toBe(false);
  expect(leadsToTop(null, '/')).toBe(false);
});

test('reads the section from a hash', () => {
  expect(sectionId('#contact')).toBe('contact');
  expect(sectionId('')).toBeNull();
  expect(sectionId('#')).toBeNull();
  expect(sectionId('#%E0%A4%A')).toBeNull();
});

test('scrolls so that the section begins 80 px below the top', () => {
  expect(scrollTarget(700, 300)).toBe(920);
  expect(scrollTarget(20, 0)).toBe(0);
});
