import { scrollToHash } from './scrollToHash';

const standAt = (scrollY: number) =>
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  standAt(0);
  history.replaceState(null, '', '/#contact');
  const section = document.createElement('section');
  section.id = 'contact';
  document.body.replaceChildren(section);
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  history.replaceState(null, '', '/');
  document.documentElement.className = '';
});

test('a page opened with the hash of a section scrolls to it after 100 ms', () => {
  scrollToHash();
  jest.advanceTimersByTime(99);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toHaveClass('is-smooth-scrolling', 'follows-hash');
});

test.each([
  ['that the visitor or the browser has already scrolled', '/#contact', 300],
  ['without such a section', '/#nowhere', 0],
  ['without a hash', '/', 0],
])('a page %s stays where it is', (_, url, scrolled) => {
  history.replaceState(null, '', url);
  standAt(scrolled);
  scrollToHash();
  jest.advanceTimersByTime(100);
  expect(scroll).not.toHaveBeenCalled();
  // later jumps are the browser's again
  expect(document.documentElement).toHaveClass('follows-hash');
});
