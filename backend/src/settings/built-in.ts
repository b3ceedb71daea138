/** What the site is built with: the values until the owner changes them, and what follows from a colour. */
export { brandPalette, brandStyles, brandStylesPath, contrast } from './domain/brand-palette.js';
export { DEFAULT_LEGAL } from './domain/sections/legal.js';
export { homeContent } from './domain/sections/home.js';
