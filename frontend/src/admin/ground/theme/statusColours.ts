import type { BookingStatus, LeadStatus } from '@contract';
import { tokens } from './tokens';

export interface StatusColours {
  readonly background: string;
  readonly text: string;
  readonly border?: string;
}

/** Names of colours: the statuses, and `Failed` for failures. */
export type StatusName = LeadStatus | BookingStatus | 'Failed';

type Colours = Record<StatusName, StatusColours>;

// a status has the same colour in every office
const LIGHT: Colours = {
  New: { background: '#DDEFE6', text: '#17573A' },
  'In Progress': { background: '#E3EBF1', text: '#2F4A5E' },
  'Not Qualified': { background: '#ECEDEA', text: '#4D5852' },
  'Offer Declined': { background: '#FBEEDC', text: '#874A06' },
  'Closed Sale': { background: '#12382A', text: '#EAF4EF' },
  Pending: { background: 'transparent', text: '#4D5852', border: '#8B968F' },
  Hold: { background: '#FBEEDC', text: '#874A06' },
  Confirmed: { background: '#298659', text: tokens.white },
  Failed: { background: '#FBE7E5', text: '#93201A' },
};

const DARK: Colours = {
  New: { background: '#1F3B2E', text: '#A9DCC1' },
  'In Progress': { background: '#24323D', text: '#B9CFE0' },
  'Not Qualified': { background: '#2B3330', text: '#C3CCC7' },
  'Offer Declined': { background: '#3C2C14', text: '#F2C078' },
  'Closed Sale': { background: '#7CC6A0', text: '#12382A' },
  Pending: { background: 'transparent', text: '#C3CCC7', border: '#7D8A83' },
  Hold: { background: '#3C2C14', text: '#F2C078' },
  Confirmed: { background: '#298659', text: tokens.white },
  Failed: { background: '#46201D', text: tokens.nightDanger },
};

/** The colours of a status chip; neutral ones for an unknown status. */
export function statusColours(status: string, mode: 'light' | 'dark'): StatusColours {
  const colours: Colours & Partial<Record<string, StatusColours>> = mode === 'dark' ? DARK : LIGHT;
  return colours[status] ?? colours['Not Qualified'];
}
