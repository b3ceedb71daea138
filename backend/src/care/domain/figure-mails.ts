import type { Figure } from '../../planning/domain/figures.js';

/** The mails about figures of calculators, as the console names them. */
export const FIGURE_MAILS = {
  figures_overdue: { label: 'To staff: figures to check', audience: 'staff' },
} as const;

export type OverdueFigure = Pick<Figure, 'key' | 'source' | 'sourceUrl' | 'checkedOn' | 'nextChange'>;

export interface FiguresMail {
  readonly figures: readonly OverdueFigure[];
}
