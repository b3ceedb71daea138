import { screen } from '@testing-library/react';
import { business, renderOnPage } from '../../testing/site';
import { NotFoundPage } from './NotFoundPage';
import { ThanksPage } from './ThanksPage';

test('an unknown URL shows Page Not Found with links', () => {
  renderOnPage(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('confirms a booking with the text of the toast, and deletes the draft', () => {
  sessionStorage.setItem('bookingDraft', '{}');
  renderOnPage(<ThanksPage form="booking" />);
  expect(screen.getByRole('heading', { name: 'Appointment booked successfully!' })).toBeVisible();
  expect(
    screen.getByText(
      `We'll contact you soon to confirm your consultation. Thank you for choosing ${business.name}.`,
    ),
  ).toBeVisible();
  expect(sessionStorage.getItem('bookingDraft')).toBeNull();
});

test('confirms a subscription', () => {
  renderOnPage(<ThanksPage form="newsletter" />);
  expect(screen.getByRole('heading', { name: 'Subscription successful!' })).toBeVisible();
});
