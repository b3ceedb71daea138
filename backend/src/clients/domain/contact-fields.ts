import { inFiles } from '../../platform/fields/file-columns.js';
import { LONGEST_MESSENGER } from '../../platform/values/messenger.js';

export const PERSON = { about: 'person', optional: true } as const;
/** What fewer clients have. */
export const FOLDED = { ...PERSON, folded: true } as const;

/** Of the fields of a client those by which they are reached. */
export const CONTACT_FIELDS = {
  email: {
    ...PERSON,
    type: 'email',
    label: 'E-mail',
    headings: 'email, e-mail, email address, mail, e-mail address, email 1',
    reported: 'E-mail of a client',
    files: inFiles('Email', 'address'),
  },
  phone: {
    ...PERSON,
    type: 'phone',
    label: 'Phone',
    headings: `phone, phone number, mobile, mobile number, mobile no, cellphone, cell, cp number, cp no,
      contact number, contact no, telephone, tel, tel no, telepono, numero, phone 1, mobile phone, primary phone`,
    reported: 'Phone of a client',
    files: inFiles('Phone', 'as people write it'),
  },
  secondPhone: {
    ...FOLDED,
    type: 'phone',
    label: 'Second phone',
    headings: `second phone, secondary phone, phone 2, phone 2 - value, phone number 2, 2nd phone, mobile 2,
      mobile phone 2, alternate phone, alternate number, alternative phone, other phone, other number, home phone,
      landline, home number`,
    reported: 'Second phone of a client',
    files: inFiles('Second Phone', 'as people write it'),
    place: 1,
  },
  secondEmail: {
    ...FOLDED,
    type: 'email',
    label: 'Second e-mail',
    headings: `second email, second e-mail, secondary email, email 2, e-mail 2, e-mail 2 - value,
      e-mail 2 address, email address 2, 2nd email, alternate email, alternative email, other email, personal email`,
    reported: 'Second e-mail of a client',
    files: inFiles('Second Email', 'address'),
    place: 1,
  },
  viber: {
    ...FOLDED,
    type: 'phone',
    label: 'Viber',
    headings: 'viber, viber number, viber no',
    reported: 'Viber of a client',
    files: inFiles('Viber', 'number'),
    place: 1,
  },
  whatsapp: {
    ...FOLDED,
    type: 'phone',
    label: 'WhatsApp',
    headings: 'whatsapp, whatsapp number, whatsapp no',
    reported: 'WhatsApp of a client',
    files: inFiles('WhatsApp', 'number'),
    place: 1,
  },
  messenger: {
    ...FOLDED,
    type: 'messenger',
    max: LONGEST_MESSENGER,
    label: 'Messenger',
    headings: 'messenger, facebook messenger, fb messenger, facebook, fb, fb account, facebook account, m.me',
    reported: 'Messenger of a client',
    files: inFiles('Messenger', 'name of a page or profile'),
    place: 1,
  },
} as const;
