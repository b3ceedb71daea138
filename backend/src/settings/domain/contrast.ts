/** The least contrast of text with its background (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The contrast of a colour `#rrggbb` with white as WCAG 2.2 defines it, from 1 to 21; null for other text. */
export function contrastOnWhite(colour: string): number | null {
  if (!COLOUR.test(colour)) return null;
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
