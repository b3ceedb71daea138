import { screen, within } from '@testing-library/react';
import { bookingSummary, business, renderOnPage } from '../../testing/site';
import { NotFoundPage } from './NotFoundPage';
import { PrivateErrorPage } from './PrivateErrorPage';
import { ThanksPage } from './ThanksPage';

test('an unknown URL shows Page Not Found with links', () => {
  renderOnPage(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('confirms a booking with the text of the toast, and deletes the draft', () => {
  sessionStorage.setItem('bookingDraft', '{}');
  renderOnPage(<ThanksPage content={{ form: 'booking', booking: bookingSummary }} />);
  expect(screen.getByRole('heading', { name: 'Appointment booked successfully!' })).toBeVisible();
  expect(
    screen.getByText(
      `We'll contact you soon to confirm your consultation. Thank you for choosing ${business.name}.`,
    ),
  ).toBeVisible();
  expect(sessionStorage.getItem('bookingDraft')).toBeNull();
});

test('shows what was booked, its reference and what happens next, without a claim that a mail was sent', () => {
  const { container } = renderOnPage(<ThanksPage content={{ form: 'booking', booking: bookingSummary }} />);
  const row = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(row('Reference')).toHaveTextContent('7KM-2QXP');
  expect(row('Service')).toHaveTextContent('Retirement Planning');
  expect(row('Date')).toHaveTextContent('Wednesday, January 2, 2199');
  expect(row('Time')).toHaveTextContent('10:00 AM, Philippine time');
  const next = screen.getByRole('list', { name: 'What happens next' });
  expect(next).toHaveTextContent('We’ll contact you soon by phone or email');
  expect(within(next).getByRole('link', { name: business.phone })).toBeVisible();
  expect(container).not.toHaveTextContent(/\bsent\b/);
});

test('names the e-mail with the link to the own page, where visitors are mailed it', () => {
  const booking = { ...bookingSummary, pageIsMailed: true };
  renderOnPage(<ThanksPage content={{ form: 'booking', booking }} />);
  expect(screen.getByRole('list', { name: 'What happens next' })).toHaveTextContent(
    'open your booking with the link in our e-mail to ana@example.org',
  );
});

test('a subscription is thanked for, with what happens next and without a claim that a mail was sent', () => {
  const { container } = renderOnPage(<ThanksPage content={{ form: 'newsletter' }} />);
  expect(screen.getByRole('heading', { name: 'Subscription successful!' })).toBeVisible();
  const next = screen.getByRole('list', { name: 'What happens next' });
  expect(next).toHaveTextContent('An e-mail asks you to confirm your address');
  expect(next).toHaveTextContent('Until you have confirmed it, we send you no newsletter');
  expect(container).not.toHaveTextContent(/\bsent\b/);
});

test('an error of a private page leads back to its address', () => {
  renderOnPage(<PrivateErrorPage message="The request is too large" />);
  expect(screen.getByText('The request is too large.')).toBeVisible();
  expect(screen.getByText('Back to the page')).toHaveAttribute('href', '');
});
