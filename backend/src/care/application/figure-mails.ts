import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { HandedOver } from '../../mail/mail-kinds.js';
import { type NewMail, Outbox } from '../../mail/outbox.js';
import { OwnerAddresses } from '../../mail/owner-addresses.js';
import { Settings } from '../../settings/settings.js';
import type { FiguresMail, OverdueFigure } from '../domain/figure-mails.js';
import { overdueFigures } from '../domain/figures-check.js';

const SENT_AT_MINUTE = 7 * 60;

/** Tells the owners of figures whose expected change has passed: of each figure once for each expected day. */
@Injectable()
export class FigureMails {
  constructor(
    private readonly settings: Settings,
    private readonly owners: OwnerAddresses,
    private readonly outbox: Outbox,
    private readonly time: BusinessTime,
  ) {}

  /** Adds mails about the figures that no earlier mail names, to be sent in the morning. Repeating it adds nothing. */
  async plan(): Promise<void> {
    const overdue = await this.overdue();
    const dueAt = this.time.at(this.time.today(), SENT_AT_MINUTE);
    const add: NewMail[] = [];
    for (const recipient of overdue.length === 0 ? [] : await this.owners.all()) {
      const dedupKey = (figure: OverdueFigure) => `${nameOf(figure)}:${recipient}`.slice(0, 150);
      const known = await this.outbox.known(overdue.map(dedupKey));
      const figures = overdue.filter((figure) => !known.has(dedupKey(figure)));
      add.push(
        ...figures.map((figure, index) => ({
          kind: 'figures_overdue' as const,
          data: { figures: index === 0 ? figures : [figure] },
          recipient,
          dedupKey: dedupKey(figure),
          dueAt,
          ...(index > 0 && { notSent: 'In one message with another figure' }),
        })),
      );
    }
    if (add.length > 0) await this.outbox.store({ add });
  }

  /** Without the figures that were checked or replaced since. */
  async written({ figures }: FiguresMail, stored: string): Promise<HandedOver<'figures_overdue'>> {
    const overdue = new Set((await this.overdue()).map(nameOf));
    const left = figures.filter((figure) => overdue.has(nameOf(figure)));
    if (left.length === 0) return { refusal: 'The figures were checked in the meantime' };
    return this.owners.handOver({ figures: left }, stored);
  }

  private async overdue(): Promise<readonly OverdueFigure[]> {
    const { figures } = await this.settings.read('calculators');
    return overdueFigures(figures, this.time.today()).map(
      ({ key, source, sourceUrl, checkedOn, nextChange }) => ({
        key,
        source,
        sourceUrl,
        checkedOn,
        nextChange,
      }),
    );
  }
}

const nameOf = ({ key, nextChange }: OverdueFigure) => `figure:${key}:${nextChange}`;
