import { screen } from '@testing-library/react';
import { business, renderOnPage } from '../../testing/site';
import { NotFoundPage } from './NotFoundPage';
import { ThanksPage } from './ThanksPage';

test('an unknown address reads Page Not Found and leads on', () => {
  renderOnPage(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('thanks for a booking in the words of the notice, and forgets the draft', () => {
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

test('thanks for a subscription', () => {
  renderOnPage(<ThanksPage form="newsletter" />);
  expect(screen.getByRole('heading', { name: 'Subscription successful!' })).toBeVisible();
});
