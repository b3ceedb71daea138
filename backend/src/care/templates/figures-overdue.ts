import { dayWords } from '../../calendar/domain/consultation-time.js';
import { button, fact, facts, heading, link, oneLine, paragraph } from '../../mail/blocks.js';
import type { Template } from '../../mail/mail-kinds.js';
import { figureKind } from '../../planning/domain/figures.js';
import type { FiguresMail, OverdueFigure } from '../domain/figure-mails.js';

interface FigureMailData {
  readonly figures_overdue: FiguresMail;
}

declare module '../../mail/mail-kinds.js' {
  interface MailData extends FigureMailData {}
}

export const figuresOverdue: Template<'figures_overdue'> = {
  subject: ({ figures }) =>
    figures.length === 1
      ? `A figure of the calculators to check: ${figureKind(figures[0]!.key).label}`
      : `${figures.length} figures of the calculators to check`,
  body: ({ figures }, { baseUrl }) => ({
    preview: figures.map(({ key }) => figureKind(key).label).join(', '),
    blocks: [
      heading('Figures to check'),
      paragraph(
        'A change of these figures was expected, and nobody has looked at their source since. Until then the calculators of the site use them as they are.',
      ),
      facts(...figures.map(figureFact)),
      button('Open Business', `${baseUrl}/admin/business/calculators`),
    ],
  }),
};

function figureFact({ key, source, sourceUrl, checkedOn, nextChange }: OverdueFigure) {
  const words = oneLine(source, 200);
  return fact(
    figureKind(key).label,
    /^https?:\/\//i.test(sourceUrl) ? link(words, sourceUrl) : words,
    `Expected by ${dayWords(nextChange)}`,
    `Last checked on ${dayWords(checkedOn)}`,
  );
}
