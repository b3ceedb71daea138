import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { InMemoryBlockedSenders, InMemoryBlockList } from '../testing/in-memory-blocked-senders.js';
import { BlockSenders } from './block-senders.js';

const ANA = { id: 'ana', name: 'Ana Cruz' };

function office() {
  const senders = new InMemoryBlockedSenders();
  const list = new InMemoryBlockList(senders);
  const blocking = new BlockSenders(new PassingUnitOfWork(), senders, list, new FixedClock());
  return {
    senders,
    blocking,
    blocks: (email: string, phone?: string) => list.blocks({ email, phone }),
    block: (kind: 'email' | 'domain' | 'phone', value: string) =>
      blocking.block({ kind, value, note: null }, ANA),
  };
}

describe('the block list', () => {
  it('counts at once, for every spelling and below a domain', async () => {
    const { block, blocks } = office();
    expect(blocks('robot@sample.example')).toBe(false);
    await block('email', 'Robot@Sample.example');
    await block('domain', '@Spam.example');
    await block('phone', '+63 917 000 0101');
    expect(blocks('ROBOT@sample.example')).toBe(true);
    expect(blocks('anybody@mail.spam.example')).toBe(true);
    expect(blocks('liza@sample.example', '0917-000-0101')).toBe(true);
    expect(blocks('liza@sample.example', '0917-000-0102')).toBe(false);
  });

  it('has a sender once, as it was first blocked', async () => {
    const { block, senders } = office();
    const first = await block('email', 'robot@sample.example');
    expect(await block('email', 'ROBOT@sample.example')).toEqual(first);
    expect(senders.stored).toEqual([first]);
    expect(first).toMatchObject({ createdBy: 'ana', createdByName: 'Ana Cruz' });
  });

  it('takes no value of another kind, and nothing is stored', async () => {
    const { block, senders } = office();
    expect(await rejectionOf(block('domain', 'gmail.com'))).toMatchObject({ kind: 'Invalid' });
    expect(await rejectionOf(block('phone', 'call me'))).toMatchObject({ kind: 'Invalid' });
    expect(senders.stored).toEqual([]);
  });

  it('forgets a sender at once; one that is gone is unknown', async () => {
    const { block, blocks, blocking } = office();
    const { id } = await block('email', 'robot@sample.example');
    await blocking.unblock(id);
    expect(blocks('robot@sample.example')).toBe(false);
    expect(await rejectionOf(blocking.unblock(id))).toMatchObject({ kind: 'NotFound' });
  });
});
