import { createHmac } from 'node:crypto';
import { keyIdOf } from '../key-id.js';
import { PersonHashes } from './person-hashes.js';

const hashes = new PersonHashes('one key');
const ana = { firstName: 'Ana', lastName: 'Cruz', phone: '+63 917 000 0101', email: 'ana@sample.example' };

describe('the hashes of a person', () => {
  it('are equal for any spelling', () => {
    expect(hashes.ofEmail('ANA@Sample.Example')).toBe(hashes.ofEmail(ana.email));
    const spelled = { ...ana, firstName: 'ANA', phone: '0917-0000101' };
    expect(hashes.ofPhone(spelled)).toBe(hashes.ofPhone(ana));
  });

  it('of an address are made of its key, and those of its older forms are known', () => {
    const written = 'ana@münchen.example\u200b';
    const key = hashes.ofEmail('ana@xn--mnchen-3ya.example');
    expect(hashes.ofEmail(written)).toBe(key);
    expect(hashes.everOfEmail(written)).toContain(key);
    expect(new Set(hashes.everOfEmail(written)).size).toBe(4);
    expect(hashes.everOfEmail(ana.email)).toEqual([hashes.ofEmail(ana.email)]);
  });

  it('differ for another key, another person and another name with the same number', () => {
    expect(new PersonHashes('another key').ofEmail(ana.email)).not.toBe(hashes.ofEmail(ana.email));
    expect(hashes.ofEmail('ann@sample.example')).not.toBe(hashes.ofEmail(ana.email));
    expect(hashes.ofPhone({ ...ana, firstName: 'Ben' })).not.toBe(hashes.ofPhone(ana));
  });

  it('of a number are equal wherever a suffix is written, and differ for father and son', () => {
    const son = { ...ana, lastName: 'Cruz Jr.' };
    const hash = hashes.ofPhone(son);
    for (const same of [
      { ...ana, suffix: 'Jr.' },
      { ...ana, suffix: 'JR' },
      { ...ana, lastName: 'Cruz, Jr' },
      { ...ana, firstName: 'Ana Jr.' },
      { ...ana, lastName: 'Cruz Jr., RN' },
    ])
      expect(hashes.ofPhone(same)).toBe(hash);
    for (const other of [ana, { ...ana, suffix: 'Sr.' }]) expect(hashes.ofPhone(other)).not.toBe(hash);
    expect(hashes.ofPhone({ ...ana, suffix: 'MD' })).toBe(hashes.ofPhone(ana));
  });

  it('of a number with a suffix that an earlier version made are known', () => {
    const parts = ['phone', '9170000101', 'ana cruz jr.'];
    const older = createHmac('sha256', 'one key').update(JSON.stringify(parts)).digest('hex');
    expect(hashes.everOfPhone({ ...ana, lastName: 'Cruz Jr.' })).toContain(older);
    expect(hashes.everOfPhone({ ...ana, suffix: 'Jr.' })).toContain(older);
    expect(hashes.everOfPhone(ana)).toEqual([hashes.ofPhone(ana)]);
  });

  it('have none of a number without a whole name', () => {
    expect(hashes.ofPhone({ ...ana, lastName: null })).toBeNull();
    expect(hashes.ofPhone({ ...ana, phone: '' })).toBeNull();
    expect(hashes.of(ana.email, [{ ...ana, phone: '' }])).toEqual([hashes.ofEmail(ana.email)]);
  });

  it('are listed once each', () => {
    expect(hashes.of(ana.email, [ana, { ...ana, phone: '09170000101' }])).toHaveLength(2);
  });
});

it('the id of a key tells keys apart and is no part of a hash', () => {
  expect(keyIdOf('one key')).toMatch(/^[0-9a-f]{16}$/);
  expect(keyIdOf('one key')).toBe(keyIdOf('one key'));
  expect(keyIdOf('one key')).not.toBe(keyIdOf('another key'));
});
