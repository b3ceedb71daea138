import type { BusinessIdentity, ClosedDay, EditedLegalTexts, PageData, TakenTimes, Week } from '@contract';
import { createContext, useContext } from 'react';

/** Data of the page for all its components. */
export interface PageContextValue {
  readonly business: BusinessIdentity;
  readonly appearance: PageData['appearance'];
  /** The opening hours, Sunday first. */
  readonly week: Week;
  /** How consultations take place as a rule. */
  readonly meeting: PageData['meeting'];
  readonly legal: EditedLegalTexts;
  readonly retention: PageData['retention'];
  readonly calculates: PageData['calculates'];
  /** The office's IANA time zone. */
  readonly timeZone: string;
  /** The display name of the time zone, such as Philippine time. */
  readonly timeZoneName: string;
  /** The coming days on which the office is closed besides its weekly hours; empty on pages without a booking form. */
  readonly closedDays: readonly ClosedDay[];
  /** The coming times at which nobody is free; empty on pages without a booking form. */
  readonly takenTimes: TakenTimes;
  /** The path without query. */
  readonly pathname: string;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The context of the page; throws outside a page. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('A part of the public site was rendered outside of a page');
  return page;
}
