import { Invalid } from '../../platform/domain-error.js';
import { blockedValue, type BlockKind, type Sender, valuesOf } from './blocked-sender.js';

const matches = (kind: BlockKind, value: string, sender: Sender) =>
  valuesOf(sender).some((own) => own.kind === kind && own.value === blockedValue(kind, value));

test.each<[BlockKind, string, Sender, boolean]>([
  ['email', 'Spam@Mail.Example', { email: 'spam@mail.example' }, true],
  ['email', 'spam@mail.example', { email: 'other@mail.example' }, false],
  ['domain', 'mail.example', { email: 'a@mail.example' }, true],
  ['domain', '@Mail.Example', { email: 'a@deep.MAIL.example' }, true],
  ['domain', 'mail.example', { email: 'a@othermail.example' }, false],
  ['phone', '0917 000 0101', { email: 'a@b.example', phone: '+63 (917) 000-0101' }, true],
  ['phone', '+63 917 000 0101', { email: 'a@b.example', phone: '0917.000.0101' }, true],
  ['phone', '0063 917 000 0101', { email: 'a@b.example', phone: '9170000101' }, true],
  ['phone', '0917 000 0101', { email: 'a@b.example', phone: '0917 000 0102' }, false],
  ['phone', '0917 000 0101', { email: 'a@b.example' }, false],
])('a blocked %s %s blocks the sender %j: %s', (kind, value, sender, expected) =>
  expect(matches(kind, value, sender)).toBe(expected),
);

test.each<[BlockKind, string]>([
  ['email', 'nobody'],
  ['email', 'a b@mail.example'],
  ['email', '@mail.example'],
  ['domain', 'example'],
  ['domain', 'https://spam.example'],
  ['domain', 'spam .example'],
  ['domain', 'Gmail.com'],
  ['domain', '@yahoo.com.ph'],
  ['domain', 'com.ph'],
  ['domain', 'co.uk'],
  ['domain', `${'a'.repeat(250)}.example`],
  ['phone', 'none'],
  ['phone', '0917'],
  ['phone', 'call 0917 000 0101'],
])('rejects the %s %s', (kind, value) => expect(() => blockedValue(kind, value)).toThrow(Invalid));
