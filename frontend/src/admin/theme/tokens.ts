/** Brand colours; each text and background pair has a contrast of at least 4.5:1. */
export const tokens = {
  brand: '#298659',
  brandDeep: '#1F6B47',
  forest: '#12382A',
  onForest: '#EAF4EF',
  leaf: '#7CC6A0',
  mint: '#EAF4EF',
  paper: '#FBFAF7',
  white: '#FFFFFF',
  ink: '#1F2A24',
  muted: '#5B6760',
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
} as const;

/** The typefaces of the site. */
export const headingFont = "'Fraunces', 'Fraunces Fallback', 'Fraunces Fallback Noto', Georgia, serif";
export const bodyFont =
  "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
