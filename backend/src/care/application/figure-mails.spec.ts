import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import type { OwnerAddresses } from '../../mail/owner-addresses.js';
import { DEFAULT_FIGURES } from '../../planning/domain/default-figures.js';
import type { Figure } from '../../planning/domain/figures.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { Settings } from '../../settings/settings.js';
import { figuresOverdue } from '../templates/figures-overdue.js';
import { FigureMails } from './figure-mails.js';

const [row] = DEFAULT_FIGURES;
const figure = (key: Figure['key'], changes: Partial<Figure> = {}): Figure => ({
  ...row!,
  key,
  checkedOn: '2026-11-01',
  nextChange: '2026-11-20',
  to: '',
  ...changes,
});

function office(figures: readonly Figure[], day = '2026-11-24') {
  const stored = { figures, day, owners: ['maria@office.example'] };
  const outbox = new RecordingOutbox();
  const mails = new FigureMails(
    portWith<Settings>({ read: async () => ({ figures: stored.figures }) as never }),
    portWith<OwnerAddresses>({
      all: async () => stored.owners,
      handOver: async <D>(data: D, recipient: string) => ({ recipient, data }),
    }),
    outbox,
    { today: () => stored.day, at: (date: string, minute: number) => `${date} ${minute}` } as never,
  );
  const planned = async () => {
    const before = outbox.added.length;
    await mails.plan();
    return outbox.added.slice(before).map(({ recipient, data, notSent }) => ({
      recipient,
      figures: (data as { figures: readonly Figure[] }).figures.map(({ key }) => key),
      ...(notSent && { notSent }),
    }));
  };
  return { stored, mails, outbox, planned };
}

describe('mails about figures whose change was expected', () => {
  it('go to each owner in the morning, once for a figure and its expected day, all new ones in one', async () => {
    const { stored, planned, outbox } = office([figure('sss.rate'), figure('mp2.least')]);
    stored.owners.push('ben@office.example');
    const notSent = 'In one message with another figure';
    expect(await planned()).toEqual(
      stored.owners.flatMap((recipient) => [
        { recipient, figures: ['sss.rate', 'mp2.least'] },
        { recipient, figures: ['mp2.least'], notSent },
      ]),
    );
    expect(outbox.added[0]).toMatchObject({ dueAt: '2026-11-24 420' });
    stored.day = '2026-11-25';
    expect(await planned()).toEqual([]);
    stored.owners = ['ben@office.example'];
    stored.figures = [...stored.figures, figure('estate.rate')];
    expect(await planned()).toEqual([{ recipient: 'ben@office.example', figures: ['estate.rate'] }]);
    stored.figures = [figure('sss.rate', { checkedOn: '2026-11-26', nextChange: '2026-12-01' })];
    expect(await planned()).toEqual([]);
    stored.day = '2026-12-02';
    expect(await planned()).toEqual([{ recipient: 'ben@office.example', figures: ['sss.rate'] }]);
  });

  it('do not list a figure before its expected change, or after it was checked', async () => {
    const { planned } = office([
      figure('sss.rate', { nextChange: '2026-11-24' }),
      figure('mp2.least', { checkedOn: '2026-11-21' }),
      figure('estate.rate', { nextChange: '' }),
    ]);
    expect(await planned()).toEqual([]);
  });

  it('link each source, and Business', () => {
    const body = figuresOverdue.body(
      { figures: [figure('sss.rate', { source: 'Circular 7', sourceUrl: 'https://sss.example/7' })] },
      { baseUrl: 'https://office.example' } as never,
    );
    expect(body.blocks.slice(2)).toEqual([
      {
        type: 'facts',
        facts: [
          {
            label: 'SSS contribution, of the salary credit',
            values: [
              { text: 'Circular 7', href: 'https://sss.example/7' },
              'Expected by Friday, November 20, 2026',
              'Last checked on Sunday, November 1, 2026',
            ],
          },
        ],
      },
      {
        type: 'button',
        link: { text: 'Open Business', href: 'https://office.example/admin/business/calculators' },
      },
    ]);
  });

  it('are written when they are sent, without figures that were checked by then', async () => {
    const { stored, mails } = office([figure('sss.rate'), figure('mp2.least')]);
    const data = { figures: stored.figures };
    stored.figures = [figure('sss.rate', { checkedOn: '2026-11-24' }), figure('mp2.least')];
    expect(await mails.written(data, 'maria@office.example')).toMatchObject({
      recipient: 'maria@office.example',
      data: { figures: [{ key: 'mp2.least' }] },
    });
    stored.figures = [];
    expect(await mails.written(data, 'maria@office.example')).toEqual({
      refusal: 'The figures were checked in the meantime',
    });
  });
});
