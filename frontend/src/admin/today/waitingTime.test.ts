import { waitingTime } from './waitingTime';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [539, '8 h 59 min'],
  [540, '1 day'],
  [1_620, '3 days'],
])('%d business minutes are %s', (minutes, words) => expect(waitingTime(minutes)).toBe(words));
