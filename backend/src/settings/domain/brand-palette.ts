/** The colours of the site that follow the brand colour, as `#rrggbb`. */
export interface BrandPalette {
  readonly brand: string;
  /** Links and small text on light surfaces. */
  readonly deep: string;
  /** Headings and dark surfaces. */
  readonly forest: string;
  /** Text on dark surfaces. */
  readonly onForest: string;
  /** Marks and labels on dark surfaces. */
  readonly accent: string;
  /** Quiet surfaces. */
  readonly mint: string;
  /** The light half of the drawn logo. */
  readonly light: string;
}

/** The palette of the built-in green. */
export const DEFAULT_PALETTE: BrandPalette = {
  brand: '#298659',
  deep: '#1f6b47',
  forest: '#12382a',
  onForest: '#eaf4ef',
  accent: '#7cc6a0',
  mint: '#eaf4ef',
  light: '#bfe3cf',
};

const PAPER = '#fbfaf7';

/** Chroma of the built-in brand colour; the other colours of a palette are as much more or less colourful. */
const USUAL_CHROMA = 0.112;
const MOST_CHROMA = 1.4;

/**
 * The palette of a brand colour of which text on white is readable (4.5 : 1). Its other colours have the lightness of the
 * built-in ones and the hue of the brand colour, and these contrasts: `deep` on paper and on `mint` 4.5, `forest` on `mint`
 * and `onForest` on `forest` 7, `accent` on `forest` 4.5.
 */
export function brandPalette(brand: string): BrandPalette {
  if (brand.toLowerCase() === DEFAULT_PALETTE.brand) return DEFAULT_PALETTE;
  const own = toOklch(brand);
  const colourful = Math.min(own.c / USUAL_CHROMA, MOST_CHROMA);
  const shade = (l: number, c: number) => toHex({ l, c: c * colourful, h: own.h });
  const mint = shade(0.958, 0.0125);
  const forest = first(
    0.31,
    -0.01,
    (l) => shade(l, 0.05),
    (one) => contrast(one, mint) >= 7,
  );
  return {
    brand: brand.toLowerCase(),
    forest,
    mint,
    onForest: mint,
    light: shade(0.884, 0.047),
    deep: first(
      Math.min(0.472, own.l * 0.85),
      -0.01,
      (l) => shade(l, 0.094),
      (one) => contrast(one, PAPER) >= 4.5 && contrast(one, mint) >= 4.5,
    ),
    accent: first(
      0.767,
      0.01,
      (l) => shade(l, 0.093),
      (one) => contrast(one, forest) >= 4.5,
    ),
  };
}

/** The path of the style sheet with the palette of a brand colour; null for the built-in one, which needs none. */
export function brandStylesPath(brand: string): string | null {
  const colour = brand.toLowerCase();
  return colour === DEFAULT_PALETTE.brand ? null : `/brand-${colour.slice(1)}.css`;
}

/** The style rule that gives a page the palette of a brand colour, whatever the order of the style sheets. */
export function brandStyles(brandColour: string): string {
  const { brand, deep, forest, onForest, accent, mint, light } = brandPalette(brandColour);
  return (
    `:root:root{--brand:${brand};--brand-deep:${deep};--brand-light:${light};--forest:${forest};` +
    `--on-forest:${onForest};--accent-on-forest:${accent};--mint:${mint}}`
  );
}

/** The WCAG 2 contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first colour, from that lightness on, that is good. Ends at black or white. */
function first(
  start: number,
  step: number,
  colour: (lightness: number) => string,
  isGood: (colour: string) => boolean,
): string {
  let lightness = start;
  while (!isGood(colour(lightness)) && lightness > 0 && lightness < 1) lightness += step;
  return colour(lightness);
}

interface Oklch {
  readonly l: number;
  readonly c: number;
  /** In radians. */
  readonly h: number;
}

/** The linear red, green and blue of a colour, each from 0 to 1. */
function linear(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  const channel = (shift: number) => {
    const part = ((value >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// the matrices of Oklab (bottosson.github.io/posts/oklab)
function toOklch(colour: string): Oklch {
  const [red, green, blue] = linear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

/** The nearest displayable colour of that lightness and hue: colours that are too colourful for it lose chroma. */
function toHex({ l, c, h }: Oklch): string {
  for (let chroma = c; ; chroma -= 0.004) {
    const channels = toLinear({ l, c: Math.max(chroma, 0), h });
    if (chroma <= 0 || channels.every((part) => part >= -0.0005 && part <= 1.0005))
      return `#${channels.map(toByte).join('')}`;
  }
}

function toLinear({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toByte(part: number): string {
  const clamped = Math.min(Math.max(part, 0), 1);
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
