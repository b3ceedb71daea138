import { createContext } from 'react';

/**
 * The place for the title and the main action of the page in the bar at the top of a phone; null on a wider screen, where
 * both are in the page.
 */
export const TitleBarContext = createContext<HTMLElement | null>(null);
