import { type Suspicion, Screening } from './screening.js';
import { BlockList, ProoflessSubmissions, Proofs } from './application/ports.js';

const POST = { email: 'liza@sample.example', address: '192.0.2.1' };

class Blocking extends BlockList {
  override blocks = ({ email }: { email: string }) => email.startsWith('robot');
  override reload = async () => undefined;
}

class OneProof extends Proofs {
  used = false;
  override challenge = async () => ({ parameters: {} });
  override spend = async (proof: string) => {
    const good = proof === 'good' && !this.used;
    this.used ||= good;
    return good;
  };
}

class TwoProofless extends ProoflessSubmissions {
  counted = 0;
  limited = true;
  override count = async (): Promise<Suspicion | null> => (++this.counted > 2 ? 'flood' : null);
  override giveBack = async () => void (this.counted -= 1);
}

function office() {
  const proofless = new TwoProofless();
  const proofs = new OneProof();
  const screening = new Screening(new Blocking(), proofs, proofless);
  const judge = async (submission: object = {}, repeated = false) => {
    let found: Suspicion | null = null;
    const store = async (suspicion: Suspicion | null) => ({ repeated, found: (found = suspicion) });
    await screening.screen({ ...POST, ...submission }, store);
    return found;
  };
  return { proofless, proofs, screening, judge };
}

it('suspects a submission with the hidden field filled in, whatever its proof', async () => {
  const { judge, proofs } = office();
  expect(await judge({ subject: 'Offer', proof: 'good' })).toBe('honeypot');
  expect(proofs.used).toBe(false);
});

it('suspects a blocked sender', async () =>
  expect(await office().judge({ email: 'robot@x.example' })).toBe('blocked'));

it('suspects submissions without proof above the limit; each proof counts once', async () => {
  const { judge } = office();
  expect([await judge(), await judge({ proof: 'bad' }), await judge()]).toEqual([null, null, 'flood']);
  expect([await judge({ proof: 'good' }), await judge({ proof: 'good' })]).toEqual([null, 'flood']);
});

it('looks at no proof without a limit', async () => {
  const { judge, proofless, proofs } = office();
  proofless.limited = false;
  for (let turn = 0; turn < 5; turn += 1) expect(await judge({ proof: 'good' })).toBeNull();
  expect(proofs.used).toBe(false);
});

it('does not count a submission that is rejected or repeats another', async () => {
  const { judge, proofless, screening } = office();
  await judge({}, true);
  const rejected = screening.screen(POST, () => Promise.reject(new Error('invalid')));
  await expect(rejected).rejects.toThrow('invalid');
  expect(proofless.counted).toBe(0);
});
