import { brandPalette } from '../../settings/built-in.js';

const LIGHT = {
  page: '#fbfaf7',
  card: '#ffffff',
  line: '#e2e6df',
  ink: '#1f2a24',
  muted: '#5b6760',
  onButton: '#ffffff',
};

const DARK = {
  page: '#0e1512',
  card: '#17201b',
  line: '#2c3a33',
  ink: '#e6ede9',
  muted: '#a7b5ad',
  quote: '#1f2d26',
};

export type MailColours = Readonly<
  Record<keyof typeof LIGHT | 'heading' | 'link' | 'button' | 'quote', string>
>;

/** The colours of the site with that brand colour, and their counterparts for mail programs in dark mode. */
export function mailColours(brandColour: string): {
  readonly light: MailColours;
  readonly dark: MailColours;
} {
  const { deep, forest, onForest, accent, mint } = brandPalette(brandColour);
  return {
    light: { ...LIGHT, heading: forest, link: deep, button: deep, quote: mint },
    dark: { ...DARK, heading: onForest, link: accent, button: accent, onButton: forest },
  };
}
