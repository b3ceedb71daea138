import { aMail } from '@/testing/builders';
import { durationText, kindLabel, stateSentence } from './mailWords';

const at = '2026-11-24T02:00:00.000Z';

test.each([
  [{ state: 'queued', nextAttemptAt: null }, 'It will be sent in a moment.'],
  [{ state: 'queued', nextAttemptAt: at }, 'It will be sent at Nov 24, 2026, 10:00 AM.'],
  [{ state: 'sending' }, 'It is being passed to the mail server.'],
  [{ state: 'sent', sentAt: at }, 'The mail server accepted it at Nov 24, 2026, 10:00 AM.'],
  [
    { state: 'retrying', nextAttemptAt: at },
    'The mail server has not accepted it yet. Next attempt at Nov 24, 2026, 10:00 AM.',
  ],
  [{ state: 'failed', reason: 'Mailbox unknown' }, 'It could not be sent: Mailbox unknown'],
  [{ state: 'failed', reason: null }, 'It could not be sent.'],
  [{ state: 'skipped', reason: 'The booking was moved' }, 'It was not sent: The booking was moved'],
  [{ state: 'held' }, 'No mail server is connected: the message is kept and was not sent.'],
] as const)('a mail in the state %j says so in a sentence', (changes, sentence) => {
  expect(stateSentence(aMail(changes))).toBe(sentence);
});

test('shows a kind that it does not know as it is', () => {
  expect(kindLabel('birthday_wishes')).toBe('birthday_wishes');
});

test.each([
  [20, 'a minute'],
  [2400, '40 minutes'],
  [10_800, '3 hours'],
])('%d seconds are said in words', (seconds, words) => {
  expect(durationText(seconds)).toBe(words);
});
