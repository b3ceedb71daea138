import { act, render, screen } from '@testing-library/react';
import { useAppearing } from './useAppearing';

let seen: (element: Element) => void;

function Page() {
  useAppearing();
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

test('hides nothing before somebody scrolls', () => {
  expect(show()).not.toHaveClass('is-waiting');
});

test('once somebody scrolls, what is further down waits until it comes into view', () => {
  const words = show();
  scroll();
  expect(words).toHaveClass('is-waiting');
  act(() => seen(words));
  expect(words).not.toHaveClass('is-waiting');
});

test('once the page rests, everything is shown', () => {
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

test('what was seen once is never hidden again', () => {
  const words = show();
  act(() => seen(words));
  scroll();
  expect(words).not.toHaveClass('is-waiting');
});

test('never hides what is in the window already', () => {
  const words = show({ top: 100 });
  scroll();
  expect(words).not.toHaveClass('is-waiting');
});

test('does nothing for people who want less motion', () => {
  const words = show({ reduced: true });
  scroll();
  expect(words).not.toHaveClass('is-waiting');
});
