import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { aConfig } from '../../platform/testing/config.js';
import { rateLimiters } from '../../platform/testing/rate-limiters.js';
import type { ProofChallenge } from '../application/ports.js';
import { AltchaProofs } from './altcha-proofs.js';

const office = (env: Record<string, string> = {}) => new AltchaProofs(aConfig(env), rateLimiters());
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function solved(challenge: ProofChallenge): Promise<{ challenge: ProofChallenge; solution: object }> {
  const given = challenge as unknown as Parameters<typeof solveChallenge>[0]['challenge'];
  return { challenge, solution: (await solveChallenge({ challenge: given, deriveKey }))! };
}

describe('a proof of work', () => {
  afterEach(() => jest.useRealTimers());

  it('is good once', async () => {
    const proofs = office();
    const proof = encoded(await solved(await proofs.challenge()));
    expect([await proofs.spend(proof), await proofs.spend(proof)]).toEqual([true, false]);
  });

  it('fits into the field of the form', async () => {
    expect(encoded(await solved(await office().challenge())).length).toBeLessThan(1_000);
  });

  it('is accepted by every replica of the installation, and by no other', async () => {
    const proof = encoded(await solved(await office().challenge()));
    expect(await office({ SESSION_SECRET: 'another secret that is long enough' }).spend(proof)).toBe(false);
    expect(await office().spend(proof)).toBe(true);
  });

  it('expires after half an hour', async () => {
    const proofs = office();
    const proof = encoded(await solved(await proofs.challenge()));
    jest.useFakeTimers({ now: Date.now() + 31 * 60_000, doNotFake: ['nextTick', 'setImmediate'] });
    expect(await proofs.spend(proof)).toBe(false);
  });

  it('is none if anything was changed', async () => {
    const proofs = office();
    const { challenge, solution } = await solved(await proofs.challenge());
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const wrong = [
      { challenge: easier, solution },
      { challenge, solution: { ...solution, counter: 1_000_000 } },
      { challenge, solution: { ...solution, derivedKey: '00' } },
      { challenge, solution: 'x' },
      { challenge: { parameters: { nonce: 'x' }, signature: 'x' }, solution },
      { challenge: { parameters: {}, signature: 7 }, solution },
      {},
      null,
      [],
      'text',
      7,
    ];
    for (const payload of wrong) expect(await proofs.spend(encoded(payload))).toBe(false);
    for (const text of ['', 'not base64 {', '%%%', '😀'.repeat(100)])
      expect(await proofs.spend(text)).toBe(false);
    expect(await proofs.spend(encoded({ challenge, solution }))).toBe(true);
  });
});
