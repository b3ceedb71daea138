import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { ANA, anImport, AT, MAPPING } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { KnownRecords, RowPlanner } from './row-planner.js';

describe('in whose name rows are planned', () => {
  const setUp = (options = {}, preset: string | null = null) => {
    const { targets, rows, sources, units } = importsInMemory();
    const time = new BusinessTime(new FixedClock(AT), aConfig({ TIME_ZONE: 'Asia/Manila' }));
    const planner = new RowPlanner(targets, rows, new KnownRecords(sources, undefined as never), time);
    const imported = anImport({ mapping: { ...MAPPING, options }, preset });
    return { author: planner.authorOf({ imported, startedBy: ANA }), sources, units };
  };

  it('is that of who began the step, now', () => {
    const { author } = setUp();
    expect(author).toMatchObject({ actor: ANA, at: AT, today: '2026-11-26', options: { source: 'file' } });
  });

  it('has the options that the area knows', () => {
    const own = { consentBasis: 'At the fair', termsAre: 'correction', source: 'crm', country: 'US' };
    expect(setUp(own, 'ghost').author.options).toEqual({
      consentBasis: 'At the fair',
      termsAre: 'correction',
      source: 'crm',
    });
    expect(setUp({}, 'ghost').author.options).toEqual({ source: 'ghost' });
  });

  it('reads times as the clocks of the business show them', () => {
    const { momentOf } = setUp().author;
    expect(momentOf('2026-03-01T09:30:00')).toBe('2026-03-01T01:30:00.000Z');
    expect(momentOf('2026-03-01T00:05:59')).toBe('2026-02-28T16:05:00.000Z');
  });

  it('knows records of other kinds by the ids of the same source', async () => {
    const { author, sources, units } = setUp({ source: 'crm' });
    const link = { kind: 'clients', sourceId: '7', targetId: 'ben', importId: 'another' } as const;
    sources.stored = [
      { ...link, source: 'crm' },
      { ...link, source: 'file', targetId: 'ana' },
    ];
    expect([...(await author.recordsOf(units.committed, 'clients', ['7', '8']))]).toEqual([['7', 'ben']]);
  });
});
