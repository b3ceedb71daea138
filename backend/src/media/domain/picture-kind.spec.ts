import { sentenceOf } from '../../platform/sentences/said.js';
import { sizeRefusal } from './picture-kind.js';

describe('the size of a picture', () => {
  it.each([
    ['jpeg', 10_000, 5_000, null],
    ['jpeg', 10_000, 5_001, 'The picture has 50 megapixels; it may have at most 50'],
    ['png', 20_001, 1, 'The picture is 20,001 × 1 pixels; a side may have at most 20,000'],
    ['avif', 4_080, 3_060, null],
    [
      'avif',
      6_000,
      4_000,
      'The picture has 24 megapixels; an AVIF may have at most 12.5, so please save it as JPEG and send that',
    ],
    ['avif', 10_000, 6_000, 'The picture has 60 megapixels; it may have at most 50'],
  ] as const)('of a %s of %i × %i pixels is rejected, or not: %s', (kind, width, height, refusal) => {
    const said = sizeRefusal(kind, width, height);
    expect(said && sentenceOf(said)).toBe(refusal);
  });
});
