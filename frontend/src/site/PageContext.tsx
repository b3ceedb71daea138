import type { BusinessIdentity } from '@contract';
import { createContext, useContext } from 'react';

/** What every part of a page may want to know about it. */
export interface PageContextValue {
  readonly business: BusinessIdentity;
  /** The office's IANA time zone: dates on the site are meant in it. */
  readonly timeZone: string;
  /** The page's path without its query. */
  readonly pathname: string;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The page around the component; every public page provides it. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('A part of the public site was rendered outside of a page');
  return page;
}
