/**
 * Colours of the console. The first ones are variables of the page, because they follow the owner's brand colour; each
 * text and background pair has a contrast of at least 4.5:1.
 */
export const tokens = {
  brand: 'var(--brand)',
  brandDeep: 'var(--brand-deep)',
  forest: 'var(--forest)',
  onForest: 'var(--on-forest)',
  leaf: 'var(--accent-on-forest)',
  mint: 'var(--mint)',
  paper: '#FBFAF7',
  white: '#FFFFFF',
  ink: '#1F2A24',
  muted: '#5B6760',
  green: '#1F6B47',
  amber: '#A85F0C',
  danger: '#B3261E',
  line: '#E2E6DF',
  night: '#101714',
  nightBar: '#0B110E',
  nightCard: '#18211D',
  nightMint: '#1F2E27',
  nightLine: '#2C3832',
  nightInk: '#E6ECE8',
  nightMuted: '#A9B5AE',
  nightDanger: '#FFB4AB',
  nightAmber: '#F2C078',
  nightGreen: '#7CC6A0',
} as const;

/** The typefaces of the site. */
export const headingFont = "'Fraunces', 'Fraunces Fallback', 'Fraunces Fallback Noto', Georgia, serif";
export const bodyFont =
  "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
