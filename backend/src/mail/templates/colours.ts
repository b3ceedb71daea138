/** The colours of the site's style sheet, and their counterparts for mail programs in dark mode. */
export const LIGHT = {
  page: '#fbfaf7',
  card: '#ffffff',
  line: '#e2e6df',
  ink: '#1f2a24',
  muted: '#5b6760',
  heading: '#12382a',
  link: '#1f6b47',
  button: '#1f6b47',
  onButton: '#ffffff',
  quote: '#eaf4ef',
} as const;

export const DARK: Record<keyof typeof LIGHT, string> = {
  page: '#0e1512',
  card: '#17201b',
  line: '#2c3a33',
  ink: '#e6ede9',
  muted: '#a7b5ad',
  heading: '#eaf4ef',
  link: '#7cc6a0',
  button: '#7cc6a0',
  onButton: '#12382a',
  quote: '#1f2d26',
};
