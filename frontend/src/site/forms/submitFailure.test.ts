import { ApiError } from '../../shared/api-client';
import { submitFailureReason, formatWait } from './submitFailure';

const errorWithStatus = (status: number, retryAfter?: number) =>
  new ApiError(status, '', undefined, retryAfter);

test.each([
  [
    'offline',
    new TypeError('Failed to fetch'),
    false,
    /^You seem to be offline; nothing was sent\. What you typed is kept\.$/,
  ],
  ['no answer', new TypeError('Failed to fetch'), true, /no answer.*kept.*not send it twice/],
  ['a mistake that only the server sees', errorWithStatus(400), true, /another look/],
  ['a request from elsewhere', errorWithStatus(403), true, /reload the page/],
  ['too much text', errorWithStatus(413), true, /more text than we can receive.*shorten/],
  ['the form limit', errorWithStatus(429, 42), true, /Too many forms.*try again in 42 seconds.*kept/],
  ['an overloaded server', errorWithStatus(503, 5), true, /busy.*in 5 seconds.*kept/],
  ['an internal error', errorWithStatus(500), true, /on our side.*kept.*not send it twice/],
])('explains %s', (_, error, online, reason) => {
  expect(submitFailureReason(error, online)).toMatch(reason);
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3599, '60 minutes'],
  [3601, '2 hours'],
  [undefined, 'a while'],
])('formats a wait of %s seconds as %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
