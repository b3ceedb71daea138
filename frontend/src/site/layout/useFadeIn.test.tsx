import { act, render, screen } from '@testing-library/react';
import { useFadeIn } from './useFadeIn';

let seen: (element: Element) => void;

function Page() {
  useFadeIn();
  return <p className="animate-on-scroll">Words</p>;
}

function show({ reduced = false, top = 2000 } = {}) {
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      seen = (target) => callback([{ isIntersecting: true, target }]);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  render(<Page />);
  const words = screen.getByText('Words');
  words.getBoundingClientRect = () => ({ top }) as DOMRect;
  return words;
}

const scroll = () => act(() => void dispatchEvent(new Event('scroll')));

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('hides nothing before scrolling', () => {
  expect(show()).not.toHaveClass('is-waiting');
});

test('while scrolling, elements below the window stay hidden until they come into view', () => {
  const words = show();
  scroll();
  expect(words).toHaveClass('is-waiting');
  act(() => seen(words));
  expect(words).not.toHaveClass('is-waiting');
});

test('shows everything when scrolling stops', () => {
  jest.useFakeTimers();
  const words = show();
  scroll();
  expect(words).toHaveClass('is-waiting');
  act(() => jest.advanceTimersByTime(600));
  expect(words).not.toHaveClass('is-waiting');
  scroll();
  expect(words).toHaveClass('is-waiting');
  jest.useRealTimers();
});

test('does not hide elements that were visible before', () => {
  const words = show();
  act(() => seen(words));
  scroll();
  expect(words).not.toHaveClass('is-waiting');
});

test('does not hide elements in the window', () => {
  const words = show({ top: 100 });
  scroll();
  expect(words).not.toHaveClass('is-waiting');
});

test('does nothing with reduced motion', () => {
  const words = show({ reduced: true });
  scroll();
  expect(words).not.toHaveClass('is-waiting');
});
