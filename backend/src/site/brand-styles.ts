import { brandPalette } from '../settings/built-in.js';

/** The style rule that gives the pages the palette of a brand colour, whatever the order of the style sheets. */
export function brandStyles(brandColour: string): string {
  const { brand, deep, forest, onForest, accent, mint, light } = brandPalette(brandColour);
  return (
    `:root:root{--brand:${brand};--brand-deep:${deep};--brand-light:${light};--forest:${forest};` +
    `--on-forest:${onForest};--accent-on-forest:${accent};--mint:${mint}}`
  );
}
