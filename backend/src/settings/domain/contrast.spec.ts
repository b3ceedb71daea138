import { contrastOnWhite, LEAST_CONTRAST } from './contrast.js';
import { DEFAULT_APPEARANCE } from './appearance.js';

describe('the contrast of a colour with white', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 21],
    ['#777777', 4.48],
    ['#767676', 4.54],
    ['#FF0000', 4],
    ['#0000ff', 8.59],
    ['#00ff00', 1.37],
  ])('of %s is %d', (colour, contrast) => expect(contrastOnWhite(colour)).toBeCloseTo(contrast, 2));

  it.each(['', '#fff', 'red', '#12345g', '#1234567', ' #123456', 'rgb(0,0,0)'])('is unknown for %j', (text) =>
    expect(contrastOnWhite(text)).toBeNull(),
  );

  it('is enough for the colour that the site begins with', () =>
    expect(contrastOnWhite(DEFAULT_APPEARANCE.brandColour)).toBeGreaterThanOrEqual(LEAST_CONTRAST));
});
