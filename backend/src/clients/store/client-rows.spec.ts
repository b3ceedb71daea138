import { aClient } from '../testing/builders.js';
import { rowOf } from './client-rows.js';

test.each([
  ['0917 000 0101', '+639170000101'],
  ['+63 (917) 000-0101', '+639170000101'],
  ['+1 415 555 0100', '+14155550100'],
  ['12345.67', ''],
])('the phone number %s is also stored as %j', (phone, phoneE164) => {
  expect(rowOf(aClient({ phone }))).toMatchObject({ phone, phoneE164 });
});
