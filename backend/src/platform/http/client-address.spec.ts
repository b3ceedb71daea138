import { addressKey, networkKey } from './client-address.js';

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0::1', '2001:db8:0:0'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['0:0:0:0:0:0:0:1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['::2:3:4:5:6:7', '0:0:2:3'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
    ['', ''],
    ['203.0.113.7:5000', '203.0.113.7'],
    ['::ffff:203.0.113.7:5000', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:5000', '203.0.113.7'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
    ['[fe80::1%eth0]:443', 'fe80:0:0:0'],
  ])('%s is %s', (address, key) => expect(addressKey(address)).toBe(key));

  it('is empty for an unknown address', () => expect(addressKey(undefined)).toBe(''));

  it.each([
    ['two IPv4 addresses', '203.0.113.7', '203.0.113.8'],
    ['two networks', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['an IPv4 address and loopback', '::ffff:203.0.113.7', '::1'],
  ])('differs for %s', (_, one, other) => expect(addressKey(one)).not.toBe(addressKey(other)));

  it('accepts any text without an error', () => {
    for (const text of [
      ':',
      ':::',
      '1::2::3',
      'garbage',
      '%',
      '999.1.1.1',
      'x'.repeat(1000),
      '::ffff:1.2.3',
      '[',
      '[]:',
      '[x]:y',
    ])
      expect(typeof addressKey(text)).toBe('string');
  });
});

describe('the network key of an address', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1'],
    ['2001:db8:1:3::1', '2001:db8:1'],
    ['[2001:db8:1:3::1]:443', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
    ['203.0.113.7', null],
    ['203.0.113.7:5000', null],
    ['::ffff:203.0.113.7', null],
    ['', null],
    [undefined, null],
  ])('%s is in %s', (address, network) => expect(networkKey(address)).toBe(network));
});
