import { DEFAULT_APPEARANCE } from './appearance.js';
import { pictureUses } from './picture-uses.js';

it('finds where the settings show a picture, whatever its size', () => {
  const appearance = { ...DEFAULT_APPEARANCE, logo: '/media/abc-400.webp', portrait: '/media/abc-1600.jpg' };
  const labels = (prefix: string, shown = appearance) => pictureUses(shown, prefix).map(({ label }) => label);
  expect(labels('/media/abc-')).toEqual(['Logo', 'Portrait of the advisor']);
  expect(labels('/media/abc-', { ...appearance, logo: '' })).toEqual(['Portrait of the advisor']);
  expect(labels('/media/abcd-')).toEqual([]);
  expect(labels('/media/abc-', DEFAULT_APPEARANCE)).toEqual([]);
});
