import { namedIn } from './erasure.js';

const ANA = {
  email: 'ana@sample.example',
  phones: ['+63 917 000 0101'],
  names: ['Ana de la Cruz', 'Ana'],
};

describe('the reason of an erasure', () => {
  it.each([
    ['Asked by ANA@sample.example', 'e-mail address'],
    ['Called from 0917-000-0101', 'phone number'],
    ['Called from (0917) 000 0101 today', 'phone number'],
    ['Mrs. ana  de la cruz asked', 'name'],
    ['Asked: “Ana de-la-Cruz”', 'name'],
  ])('%p contains the %s', (reason, what) => {
    expect(namedIn(reason, ANA)).toBe(what);
  });

  it.each(['Asked by telephone', 'Banana de la Cruzada', 'Request 2026-11-22, no. 917', 'Ana'])(
    '%p says nothing about the person',
    (reason) => {
      expect(namedIn(reason, ANA)).toBeNull();
    },
  );

  it('is compared with each of the phone numbers that have seven digits', () => {
    const person = { email: 'a@b.example', phones: ['8123 456', '0917 000 0101', '123456'], names: [] };
    expect(namedIn('Called from 8123456', person)).toBe('phone number');
    expect(namedIn('Called from 917 000 0101', person)).toBe('phone number');
    expect(namedIn('Request 123456', person)).toBeNull();
  });

  it('of a person without phone and names can have digits', () => {
    expect(namedIn('Request 12345', { email: 'a@b.example', phones: [''], names: [] })).toBeNull();
  });
});
