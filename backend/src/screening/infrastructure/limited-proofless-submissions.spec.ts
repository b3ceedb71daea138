import { aConfig } from '../../platform/testing/config.js';
import { rateLimiters } from '../../platform/testing/rate-limiters.js';
import { LimitedProoflessSubmissions } from './limited-proofless-submissions.js';

describe('submissions without proof', () => {
  const office = () => new LimitedProoflessSubmissions(aConfig({}), rateLimiters());
  const suspicions = async (submissions: LimitedProoflessSubmissions, addresses: readonly string[]) => {
    const found = [];
    for (const address of addresses) found.push(await submissions.count(address));
    return found.filter((suspicion) => suspicion !== null);
  };

  it('are suspected from the 31st of an address in an hour', async () => {
    const submissions = office();
    expect(await suspicions(submissions, Array<string>(31).fill('198.51.100.1'))).toEqual(['address_flood']);
    expect(await suspicions(submissions, ['198.51.100.2'])).toEqual([]);
  });

  it('are suspected from the 121st of an IPv6 /48', async () => {
    const site = Array.from({ length: 121 }, (_, index) => `2001:db8:2:${(index + 1).toString(16)}::1`);
    expect(await suspicions(office(), site)).toEqual(['address_flood']);
  });

  it('are suspected from the 121st of all addresses in a minute', async () => {
    const all = Array.from({ length: 121 }, (_, index) => `198.51.100.${index + 1}`);
    expect(await suspicions(office(), all)).toEqual(['flood']);
  });

  it('that are given back do not count', async () => {
    const submissions = office();
    await suspicions(submissions, Array<string>(30).fill('198.51.100.1'));
    await submissions.giveBack('198.51.100.1');
    expect(await suspicions(submissions, ['198.51.100.1'])).toEqual([]);
  });
});
