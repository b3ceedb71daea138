import { act, fireEvent, screen } from '@testing-library/react';
import { renderOnPage } from '../../testing/site';
import { CHANGE_COOKIE_CHOICE, OPEN_COOKIE_POLICY } from '../legal/legalLinks';
import { CookieBanner } from './CookieBanner';

const banner = () => screen.queryByRole('region', { name: /cookies/ });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function showBanner() {
  renderOnPage(<CookieBanner />);
  act(() => jest.advanceTimersByTime(1000));
}

test('appears one second after loading, not before', () => {
  renderOnPage(<CookieBanner />);
  act(() => jest.advanceTimersByTime(999));
  expect(banner()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(banner()).toBeVisible();
});

test('does not appear after a choice', () => {
  localStorage.setItem('cookieConsent', 'declined');
  showBanner();
  expect(banner()).toBeNull();
});

test.each([
  ['Accept', 'accepted', 'true'],
  ['Decline', 'declined', 'false'],
  ['Decline and close', 'declined', 'false'],
])('%s stores the choice and closes', (button, consent, optional) => {
  showBanner();
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem('cookieConsent')).toBe(consent);
  expect(localStorage.getItem('cookies_essential')).toBe('true');
  expect(localStorage.getItem('cookies_analytics')).toBe(optional);
  expect(localStorage.getItem('cookies_functionality')).toBe(optional);
});

test('opens the cookie policy by a window event', () => {
  const heard = jest.fn();
  addEventListener(OPEN_COOKIE_POLICY, heard, { once: true });
  showBanner();
  fireEvent.click(screen.getByRole('button', { name: 'Cookie Policy' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(banner()).toBeVisible();
});

test('appears again to change the choice', () => {
  localStorage.setItem('cookieConsent', 'accepted');
  showBanner();
  act(() => void dispatchEvent(new CustomEvent(CHANGE_COOKIE_CHOICE)));
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(localStorage.getItem('cookieConsent')).toBe('declined');
  expect(banner()).toBeNull();
});
