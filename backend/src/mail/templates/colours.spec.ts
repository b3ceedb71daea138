import { contrast } from '../../settings/built-in.js';
import { mailColours } from './colours.js';

const TEXT_ON_GROUND = [
  ['ink', 'card'],
  ['ink', 'quote'],
  ['muted', 'card'],
  ['muted', 'page'],
  ['heading', 'card'],
  ['heading', 'page'],
  ['link', 'card'],
  ['link', 'quote'],
  ['onButton', 'button'],
] as const;

const BRANDS = ['#298659', '#b3261e', '#1a237e', '#6a1b9a', '#8a5a00', '#00695c', '#333333', '#000000'];

describe.each(BRANDS.flatMap((brand) => (['light', 'dark'] as const).map((mode) => [brand, mode] as const)))(
  'with the brand colour %s in %s mode',
  (brand, mode) => {
    const colours = mailColours(brand)[mode];

    it.each(TEXT_ON_GROUND)('%s on %s has a contrast of 4.5 or more', (text, ground) =>
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5),
    );
  },
);
