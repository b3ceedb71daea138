import {
  type BrandPalette,
  brandPalette,
  brandStylesPath,
  contrast,
  DEFAULT_PALETTE,
} from './brand-palette.js';

/** Colours all around the wheel, grey, black, and those with just enough contrast on white. */
const COLOURS = [
  ...Array.from({ length: 36 }, (_, index) => hsl(index * 10, 90, 30)),
  ...Array.from({ length: 36 }, (_, index) => hsl(index * 10, 35, 20)),
  '#000000',
  '#767676',
  '#0b3d91',
  '#c62828',
  '#7a1fa2',
  '#8a4a00',
  '#0000ff',
  '#008000',
].filter((colour) => contrast(colour, '#ffffff') >= 4.5);

describe('the palette of a brand colour', () => {
  it('of the built-in green has the built-in colours', () => {
    expect(brandPalette('#298659')).toBe(DEFAULT_PALETTE);
    expect(brandPalette('#298659'.toUpperCase())).toBe(DEFAULT_PALETTE);
  });

  it('keeps the contrasts of text for every allowed colour', () => {
    expect(COLOURS.length).toBeGreaterThan(60);
    for (const colour of [...COLOURS, DEFAULT_PALETTE.brand]) {
      const { brand, deep, forest, onForest, accent, mint, light } = brandPalette(colour);
      const contrasts = {
        colour,
        white: contrast(brand, '#ffffff'),
        deepOnPaper: contrast(deep, '#fbfaf7'),
        deepOnMint: contrast(deep, mint),
        forestOnMint: contrast(forest, mint),
        textOnForest: contrast(onForest, forest),
        accentOnForest: contrast(accent, forest),
        // the dark colours of the pages: quiet surfaces are a little darker than this one
        accentOnNight: contrast(accent, '#18211d'),
        accentOnQuiet: contrast(accent, '#2b3833'),
        headingOnQuiet: contrast(onForest, '#2b3833'),
        forestOnHover: contrast(forest, light),
      };
      expect(Object.entries(contrasts).filter(([name, value]) => Number(value) < 4.5 && name)).toEqual([]);
      expect(Math.min(contrasts.forestOnMint, contrasts.textOnForest)).toBeGreaterThanOrEqual(7);
    }
  });

  it('is close to the built-in one for a green next to it', () => {
    for (const [name, colour] of Object.entries(brandPalette('#298759'))) {
      const builtIn = channels(DEFAULT_PALETTE[name as keyof BrandPalette]);
      const differences = channels(colour).map((part, index) => Math.abs(part - (builtIn[index] ?? 0)));
      expect({ name, difference: Math.max(...differences) <= 6 }).toEqual({ name, difference: true });
    }
  });

  it('of a grey has no colour', () => {
    for (const colour of Object.values(brandPalette('#555555'))) {
      const parts = channels(colour);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the style sheet of a brand colour', () => {
  it('has a path of its own, except for the built-in green', () => {
    expect(brandStylesPath('#0B3D91')).toBe('/brand-0b3d91.css');
    expect(brandStylesPath('#298659')).toBeNull();
  });
});

describe('the contrast of two colours', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#298659', '#ffffff', 4.5],
    ['#ffffff', '#ffffff', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function hsl(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
