import { dkimCheck, dmarcCheck, isReservedDomain, type SenderFacts, spfCheck } from './sender-checks.js';

const FACTS: SenderFacts = { domain: 'office.ph', spf: [], dmarc: [], dkim: null };

describe('the domain of the sender', () => {
  it.each([
    ['harborlight.example', true],
    ['example.com', true],
    ['mail.example.org', true],
    ['localhost', true],
    ['office.ph', false],
    ['example.ph', false],
  ])('%s is one of an example: %s', (domain, reserved) => {
    expect(isReservedDomain(domain)).toBe(reserved);
  });
});

describe('SPF', () => {
  it.each([
    ['name servers that do not answer', null, 'unknown'],
    ['no record', ['google-site-verification=x'], 'attention'],
    ['a record', ['x', 'v=spf1 include:_spf.provider.ph ~all'], 'good'],
    ['a record that ends with -all', ['V=SPF1 a mx -all'], 'good'],
    ['two records', ['v=spf1 a -all', 'v=spf1 mx -all'], 'attention'],
    ['a record for every server', ['v=spf1 +all'], 'attention'],
    ['another record for every server', ['v=spf1 a all'], 'attention'],
    ['a record of another kind', ['v=spf10 -all'], 'attention'],
  ])('is judged with %s', (_, spf, state) => {
    expect(spfCheck({ ...FACTS, spf }).state).toBe(state);
  });
});

describe('DMARC', () => {
  it.each([
    ['name servers that do not answer', null, 'unknown'],
    ['no record', [], 'attention'],
    ['a record', ['v=DMARC1; p=none'], 'good'],
    ['two records', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'attention'],
  ])('is judged with %s', (_, dmarc, state) => {
    expect(dmarcCheck({ ...FACTS, dmarc }).state).toBe(state);
  });
});

describe('DKIM', () => {
  const check = (records: string[] | null, domain = 'office.ph') =>
    dkimCheck({ ...FACTS, dkim: { name: 's1._domainkey.office.ph', domain, records, publicKey: 'MIIB+/=' } });

  it('is unknown where the server does not sign', () => {
    expect(dkimCheck(FACTS).state).toBe('unknown');
  });

  it.each([
    ['name servers that do not answer', null, 'unknown', /could not be asked/],
    ['no record', [], 'attention', /there is no key/],
    ['a withdrawn key', ['v=DKIM1; k=rsa; p='], 'attention', /there is no key/],
    ['another key', ['v=DKIM1; k=rsa; p=MIIC'], 'attention', /does not fit/],
    ['the key', ['v=DKIM1; k=rsa; p=MIIB+/='], 'good', /fits/],
    ['the key with spaces in it', ['p=MII B+ /=; k=rsa'], 'good', /fits/],
  ])('is judged with %s', (_, records, state, detail) => {
    expect(check(records)).toMatchObject({ state, detail: expect.stringMatching(detail) });
  });

  it('does not count when it is of another domain than the sender', () => {
    expect(check(['p=MIIB+/='], 'provider.ph')).toMatchObject({
      state: 'attention',
      detail: expect.stringContaining('signed for provider.ph'),
    });
  });
});
