import { barBackground } from '../theme/barBackground';
import { tokens } from '../theme/tokens';

/** A sidebar in a low window: its entries stand closer, so that all of them and Logout are on the screen. */
const LOW_SIDEBAR = '@media (min-width: 600px) and (max-height: 960px)';

const entryShape = {
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flex: { xs: '1 1 0', sm: 'none' },
  alignItems: 'center',
  justifyContent: { xs: 'center', sm: 'flex-start' },
  gap: { xs: 0.25, sm: 1.5 },
  minWidth: 0,
  minHeight: { xs: 52, sm: 44 },
  px: { xs: 0.5, sm: 1.5 },
  borderRadius: 1,
  color: tokens.onForest,
  fontFamily: 'inherit',
  fontSize: { xs: 12, sm: 15 },
  textDecoration: 'none',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 8%)' },
  '&.active': {
    bgcolor: `color-mix(in srgb, ${tokens.leaf} 20%, transparent)`,
    color: tokens.white,
    fontWeight: { sm: 650 },
  },
  '&:focus-visible': { outline: `2px solid ${tokens.leaf}`, outlineOffset: -2 },
  [LOW_SIDEBAR]: { minHeight: 36 },
};

/** A column in the sidebar, a bar at the bottom of a phone. */
export const navigationShape = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  gap: 0.5,
  position: { xs: 'fixed', sm: 'static' },
  zIndex: 1100,
  left: 0,
  right: 0,
  bottom: 0,
  bgcolor: barBackground,
  p: { xs: 0.5, sm: 0 },
  '& a, & > button': entryShape,
  [LOW_SIDEBAR]: { gap: 0 },
  '& .backdrop': { position: 'fixed', inset: 0, zIndex: -1, display: { sm: 'none' } },
};

/** Entries in the column of the sidebar; on a phone a sheet above the bottom bar. */
export const sheetShape = (open: boolean) => ({
  display: { xs: open ? 'grid' : 'none', sm: 'contents' },
  position: 'absolute',
  right: 8,
  bottom: '100%',
  width: 240,
  mb: 1,
  p: 1,
  borderRadius: 1.5,
  bgcolor: barBackground,
  boxShadow: '0 2px 6px rgb(18 56 42 / 20%), 0 18px 48px -12px rgb(18 56 42 / 50%)',
  '& a': {
    ...entryShape,
    flexDirection: 'row',
    justifyContent: 'flex-start',
    gap: 1.5,
    minHeight: 44,
    px: 1.5,
    fontSize: 15,
    [LOW_SIDEBAR]: { minHeight: 36 },
  },
});
