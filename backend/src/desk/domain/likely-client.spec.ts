import { contactsOf, likelyClientAmong, type Person } from './likely-client.js';

const PERSON = { firstName: 'Liza', email: 'liza@sample.example', phone: '+63 917 000 0101' };
const NOBODY = { firstName: 'Liza', email: null, phone: null };
const wife = { id: 'wife', firstName: 'LIZA', email: 'Liza@sample.example', phone: null };
const husband = { id: 'husband', firstName: 'Ben', email: 'liza@sample.example', phone: null };
const both = { id: 'both', firstName: 'Rosa', email: 'liza@sample.example', phone: '0917 000 0101' };
const second = { id: 'second', ...NOBODY, secondEmail: 'Liza@sample.example', secondPhone: '0917 000 0101' };
const namesake = { id: 'namesake', ...NOBODY };

type Known = Person & { readonly id: string };

test.each<[string, Person, readonly Known[], string | null]>([
  ['without a shared contact, also of the same name', PERSON, [namesake], null],
  ['without contacts', NOBODY, [namesake, wife], null],
  ['by an address in another form', PERSON, [namesake, wife], 'wife'],
  ['of those who share an address, the one of the same first name', PERSON, [husband, wife], 'wife'],
  ['who shares address and phone number before any other', PERSON, [husband, wife, both], 'both'],
  ['by a second address and number as by the first', PERSON, [wife, second], 'second'],
  ['of equals the first', PERSON, [husband, { ...husband, id: 'other' }], 'husband'],
])('the likely client %s', (_, person, clients, id) => {
  expect(likelyClientAmong(clients)(person.firstName, contactsOf(person))?.id ?? null).toBe(id);
});
