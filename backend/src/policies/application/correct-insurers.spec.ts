import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import type { InsurerMessage } from '../domain/insurer.js';
import { InMemoryInsurers } from '../testing/in-memory-insurers.js';
import { CorrectInsurers } from './correct-insurers.js';

describe('correcting insurers', () => {
  const setUp = () => {
    const insurers = new InMemoryInsurers();
    insurers.put('Sun Life', 'Term 20', 'Term 30');
    insurers.put('Sunlife', 'term 20', 'Health');
    const live = new RecordingLiveUpdates<InsurerMessage>();
    const correct = new CorrectInsurers(new PassingUnitOfWork(), insurers, live);
    const names = () => [...insurers.all.values()].map(({ insurerId, name }) => `${insurerId}: ${name}`);
    const holding = (insurerId: string, product: string, policyNumber: string | null = null) =>
      insurers.policies.push({ insurerId, productId: `${insurerId} ${product}`, policyNumber });
    return { insurers, live, correct, names, holding };
  };

  it('renames an insurer, also to another spelling of its own name, and announces it', async () => {
    const { correct, insurers, live } = setUp();
    await correct.rename('Sunlife', 'SUNLIFE');
    expect(insurers.insurers.get('Sunlife')).toEqual({ id: 'Sunlife', name: 'SUNLIFE', nameKey: 'sunlife' });
    expect(live.ids('insurer_updated')).toEqual(['Sunlife']);
  });

  it('rejects the name of another insurer, an unknown insurer and a link, and changes nothing', async () => {
    const { correct, insurers, live } = setUp();
    const taken = { errors: { name: 'Another insurer has this name; merge the two instead' } };
    await expect(correct.rename('Sunlife', ' SUN  life')).rejects.toMatchObject(taken);
    await expect(correct.rename('none', 'Manulife')).rejects.toMatchObject({ code: 'insurer.unknown' });
    await expect(correct.rename('Sunlife', 'https://example.com')).rejects.toThrow();
    expect([insurers.insurers.get('Sunlife')!.name, live.messages]).toEqual(['Sunlife', []]);
  });

  it('gives a product a name that is free in its line, and usual grace days', async () => {
    const { correct, insurers } = setUp();
    const change = { name: 'Term 25', graceDays: 45 };
    expect(await correct.changeProduct('Sun Life Term 20', change)).toBe('Sun Life');
    expect(insurers.all.get('Sun Life Term 20')).toMatchObject({ ...change, nameKey: 'term 25' });
    const taken = { code: 'product.name-taken' };
    await expect(correct.changeProduct('Sun Life Term 20', { name: 'term 30' })).rejects.toMatchObject(taken);
    await expect(correct.changeProduct('none', {})).rejects.toMatchObject({ code: 'product.unknown' });
  });

  it('merges insurers: policies and products follow, and products with one name become one', async () => {
    const { correct, insurers, names, holding, live } = setUp();
    holding('Sunlife', 'term 20', 'A-1');
    holding('Sunlife', 'Health');
    holding('Sun Life', 'Term 20', 'A-2');
    const sun = insurers.all.get('Sunlife term 20')!;
    insurers.all.set(sun.id, { ...sun, graceDays: 45 });
    const merged = { name: 'Sun Life', otherName: 'Sunlife', policies: 2 };
    expect(await correct.merge('Sun Life', 'Sunlife')).toEqual(merged);
    expect(names()).toEqual(['Sun Life: Term 20', 'Sun Life: Term 30', 'Sun Life: Health']);
    expect(insurers.all.get('Sun Life Term 20')!.graceDays).toBe(45);
    expect(insurers.policies.map(({ productId }) => productId)).toEqual([
      'Sun Life Term 20',
      'Sunlife Health',
      'Sun Life Term 20',
    ]);
    expect([...insurers.insurers.keys()]).toEqual(['Sun Life']);
    expect(live.ids('insurer_updated')).toEqual(['Sun Life']);
  });

  it('does not merge insurers that both gave a number, nor an insurer with itself or an unknown one', async () => {
    const { correct, names, holding } = setUp();
    holding('Sun Life', 'Term 20', 'P-1 23');
    holding('Sunlife', 'Health', 'p123');
    const before = names();
    const message = 'Both insurers have a policy with the number P-1 23; please correct one of them first';
    await expect(correct.merge('Sun Life', 'Sunlife')).rejects.toMatchObject({ message });
    for (const other of ['Sun Life', 'none'])
      await expect(correct.merge('Sun Life', other)).rejects.toMatchObject({ code: 'insurer.other' });
    await expect(correct.merge('none', 'Sun Life')).rejects.toMatchObject({ code: 'insurer.unknown' });
    expect(names()).toEqual(before);
  });

  it('merges products of one insurer and line only', async () => {
    const { correct, insurers, names, holding } = setUp();
    holding('Sun Life', 'Term 30');
    const merged = { insurerId: 'Sun Life', name: 'Term 20', otherName: 'Term 30', policies: 1 };
    expect(await correct.mergeProducts('Sun Life Term 20', 'Sun Life Term 30')).toEqual(merged);
    expect(names()).not.toContain('Sun Life: Term 30');
    const health = insurers.all.get('Sunlife Health')!;
    insurers.all.set(health.id, { ...health, line: 'health' });
    for (const other of ['Sunlife Health', 'Sunlife term 20', 'Sun Life Term 20', 'none'])
      await expect(correct.mergeProducts('Sunlife term 20', other)).rejects.toMatchObject({
        code: 'product.other',
      });
  });
});
