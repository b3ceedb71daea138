import { DARK, LIGHT } from './colours.js';

const TEXT_ON_GROUND = [
  ['ink', 'card'],
  ['ink', 'quote'],
  ['muted', 'card'],
  ['muted', 'page'],
  ['heading', 'card'],
  ['heading', 'page'],
  ['link', 'card'],
  ['onButton', 'button'],
] as const;

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('in %s mode', (_, colours) => {
  it.each(TEXT_ON_GROUND)('%s on %s has a contrast of 4.5 or more', (text, ground) => {
    const [lighter, darker] = [luminance(colours[text]), luminance(colours[ground])].sort((a, b) => b - a);
    expect((lighter! + 0.05) / (darker! + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
