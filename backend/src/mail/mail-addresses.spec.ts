import { aConfig } from '../platform/testing/config.js';
import { FixedBusiness } from '../settings/testing/fixed-business.js';
import { MailAddresses } from './mail-addresses.js';

const business = new FixedBusiness();
const named = (name: string, email = 'ana@reyes.example') => {
  business.settings = { ...business.settings, identity: { ...business.settings.identity, name, email } };
};
const addresses = (env: Record<string, string> = {}) => new MailAddresses(aConfig(env), business);

describe('the addresses of the office', () => {
  it('are those that the owner set, from the moment of the change', () => {
    const { from } = addresses();
    expect(from).toBe('Harborlight Advisory <hello@harborlight.example>');
    const office = addresses();
    named('Reyes Advisory');
    expect(office.from).toBe('Reyes Advisory <ana@reyes.example>');
    expect(office.staffTo).toEqual(['ana@reyes.example']);
  });

  it.each([
    ['Reyes, Cruz & Co.', '"Reyes, Cruz & Co." <ana@reyes.example>'],
    ['Reyes: Plans; More', '"Reyes: Plans; More" <ana@reyes.example>'],
    ['Ana "the" <Reyes>\\', 'Ana  the   Reyes   <ana@reyes.example>'],
    ['Peñaflor 保险', 'Peñaflor 保险 <ana@reyes.example>'],
  ])('are one address for a business with the name %s', (name, from) => {
    named(name);
    expect(addresses().from).toBe(from);
  });

  it('are those of the environment where it has them', () => {
    named('Reyes Advisory');
    const office = addresses({
      MAIL_FROM: 'Office <office@reyes.example>',
      MAIL_STAFF_TO: 'a@b.example, c@d.example',
    });
    expect(office.from).toBe('Office <office@reyes.example>');
    expect(office.staffTo).toEqual(['a@b.example', 'c@d.example']);
  });

  it('get a mail to staff that waits as long as they are, and the first of them one to an address of before', async () => {
    const office = addresses({ MAIL_STAFF_TO: 'a@b.example, c@d.example' });
    const to = async (stored: string) => (await office.toStaff('news', stored)).recipient;
    expect(await Promise.all(['c@d.example', 'before@b.example'].map(to))).toEqual([
      'c@d.example',
      'a@b.example',
    ]);
  });
});
