import type { Theme } from '@mui/material';
import { barBackground } from '../ground/theme/barBackground';
import { tokens } from '../ground/theme/tokens';

/** A sidebar in a low window: its parts stand closer. */
export const LOW_SIDEBAR = '@media (max-height: 800px)';

const entryShape = {
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  color: tokens.onForest,
  fontFamily: 'inherit',
  fontSize: 15,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 8%)' },
  '&.active': {
    bgcolor: `color-mix(in srgb, ${tokens.leaf} 20%, transparent)`,
    color: tokens.white,
  },
  '&:focus-visible': { outline: `2px solid ${tokens.leaf}`, outlineOffset: -2 },
};

/** The name of a group of screens. */
export const captionShape = {
  px: 1.5,
  mt: 1.25,
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '18px',
  color: tokens.onForest,
  [LOW_SIDEBAR]: { mt: 0.25, lineHeight: '16px' },
};

/** At an edge of the column: blank where all entries are shown, and over the entries where it scrolls. */
const edgeShape = (side: 'top' | 'bottom', height: number) => ({
  content: '""',
  flex: 'none',
  position: 'sticky',
  zIndex: 1,
  [side]: 0,
  height,
  backgroundImage: (theme: Theme) => `linear-gradient(to ${side}, transparent, ${barBackground(theme)} 75%)`,
  pointerEvents: 'none',
});

/** A column that scrolls by itself, so that the account below it stays on the screen. */
export const sidebarShape = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `color-mix(in srgb, ${tokens.onForest} 40%, transparent) transparent`,
  '&::before': edgeShape('top', 8),
  // higher than a row, so that a row is cut where there are more
  '&::after': edgeShape('bottom', 36),
  scrollPaddingBlock: '8px 36px',
  '& a': { ...entryShape, minHeight: 32 },
  '& a.active': { fontWeight: 650 },
  [LOW_SIDEBAR]: { gap: 0 },
};

export const bottomBarShape = {
  display: 'flex',
  gap: 0.5,
  position: 'fixed',
  zIndex: 1100,
  left: 0,
  right: 0,
  bottom: 0,
  bgcolor: barBackground,
  p: 0.5,
  '& > a, & > button': {
    ...entryShape,
    flexDirection: 'column',
    flex: '1 1 0',
    justifyContent: 'center',
    gap: 0.25,
    minHeight: 52,
    px: 0.5,
    fontSize: 12,
  },
  '& > * > .badge': { position: 'absolute', top: 3, left: 'calc(50% + 9px)' },
  '& .backdrop': { position: 'fixed', inset: 0, zIndex: -1 },
};

/** A sheet above the bottom bar. */
export const sheetShape = (open: boolean) => ({
  display: open ? 'grid' : 'none',
  position: 'absolute',
  right: 8,
  bottom: '100%',
  width: 240,
  maxHeight: 'calc(100vh - 84px)',
  overflowY: 'auto',
  mb: 1,
  p: 1,
  borderRadius: 1.5,
  bgcolor: barBackground,
  boxShadow: '0 2px 6px rgb(18 56 42 / 20%), 0 18px 48px -12px rgb(18 56 42 / 50%)',
  '& a': entryShape,
});
