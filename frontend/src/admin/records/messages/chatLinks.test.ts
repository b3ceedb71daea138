import { PREPARED_TEXTS } from '@contract';
import { chatLinks, chatNumber, preparedMessages } from './chatLinks';

test.each([
  ['0917 555 0101', '639175550101'],
  ['+63 (917) 555-0101', '639175550101'],
  ['63 917 555 0101', '639175550101'],
  ['0063 917 555 0101', '639175550101'],
  ['+1 415 555 0134', '14155550134'],
  ['(02) 8123-4567', null],
  ['+63 2 8123 4567', null],
  ['8123 4567', null],
  ['', null],
])('the number of %s in chats is %s', (phone, number) => expect(chatNumber(phone)).toBe(number));

test('a person is written to where they can be, with the text where the link takes it', () => {
  const urls = (person: Parameters<typeof chatLinks>[0]) =>
    chatLinks(person, 'Good day & more').map(({ url }) => url);
  expect(
    urls({
      phone: '0917 555 0101',
      whatsapp: '+65 9123 4567',
      messenger: 'liza.reyes',
      email: 'l@x.example',
    }),
  ).toEqual([
    'viber://chat?number=%2B639175550101',
    'https://wa.me/6591234567?text=Good%20day%20%26%20more',
    'https://m.me/liza.reyes',
    'sms:+639175550101?&body=Good%20day%20%26%20more',
    'mailto:l%40x.example?body=Good%20day%20%26%20more',
  ]);
  expect(urls({ phone: '(02) 8123-4567', viber: '0918 555 0102' })).toEqual([
    'viber://chat?number=%2B639185550102',
  ]);
});

test('a message is offered where all of its words are known, and not without a text', () => {
  const names = { name: 'Liza', sender: 'Ana Cruz', office: 'Sample Office' };
  const labels = (known: Parameters<typeof preparedMessages>[1]) =>
    preparedMessages(PREPARED_TEXTS, known).map(({ label }) => label);
  expect(labels(names)).toEqual(['Greeting', 'Birthday']);
  expect(labels({ ...names, due: 'December 1, 2026' })).toContain('Premium due');
  const texts = { ...PREPARED_TEXTS, birthdayText: ' ', greetingText: 'Hi {name}, {name}! {unknown}' };
  expect(preparedMessages(texts, names)).toEqual([]);
  expect(preparedMessages({ ...texts, greetingText: 'Hi {name}!' }, names)).toEqual([
    { id: 'greetingText', label: 'Greeting', text: 'Hi Liza!' },
  ]);
});
