import type { ConsolePath } from '@contract';
import type { ComponentType } from 'react';
import type { Resource } from '../ground/api/records';
import type { PAGE_ICONS } from './pageIcons';

/** What the pages of the menu are for, in its order. */
export const MENU_GROUPS = ['Day', 'Writing', 'Office'] as const;

export interface MenuEntry {
  readonly group: (typeof MENU_GROUPS)[number];
  readonly icon: keyof typeof PAGE_ICONS;
  /** Second key of the shortcut. */
  readonly key: string;
  /** Whether the bottom bar of a phone has it; four fit beside More. */
  readonly inBar?: boolean;
}

export interface Page {
  /** Fetches its code. */
  readonly load: () => Promise<ComponentType>;
  readonly title?: string;
  /** The records that it lists, or shows one of. */
  readonly records?: Resource;
  readonly menu?: MenuEntry;
  /** Where Settings lists it: what it is for, and the second key of its shortcut. */
  readonly settings?: { readonly about: string; readonly key?: string };
  /** The page of the menu to which it belongs, if that is not the first part of its path. */
  readonly section?: string;
  /** Other words by which the search finds it. */
  readonly words?: string;
  /** It, and what is below it, asks for the permission to manage it (spec §6); other users see a message. */
  readonly superadminOnly?: true;
  /** The page that shows this one within it, instead of the layout. */
  readonly within?: 'leads' | 'nothing';
}

/** Every page; one of which the address names no record is found by its title. */
export type Pages = {
  readonly [P in ConsolePath]: P extends `${string}:${string}` ? Page : Page & { readonly title: string };
};
