import type { Pictures } from '../../media/pictures.js';
import { portWith } from '../../platform/testing/port-with.js';
import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { DEFAULT_APPEARANCE } from '../domain/appearance.js';
import { BodySectionValues } from './body-section-values.js';

const PICTURE = '/media/abc-800.webp';
const find = ((url) => (url === PICTURE ? {} : null)) as Pictures['find'];
const values = new BodySectionValues(portWith<Pictures>({ find }));

it('accepts pictures of the library only', () => {
  const own = { ...DEFAULT_APPEARANCE, logo: PICTURE };
  expect(values.checked('appearance', own)).toEqual(own);
  const wrong = { ...own, logo: '/media/other-800.webp', portrait: 'https://elsewhere.example/me.png' };
  expect(domainErrorOf(() => values.checked('appearance', wrong)).errors).toEqual({
    logo: 'Logo must be a picture of the library',
    portrait: 'Portrait must be a picture of the library',
  });
});

it('finds where sections have a picture', () => {
  const hero = { title: 'A title', lead: 'A lead' };
  expect(values.pictures({ hero, appearance: { ...DEFAULT_APPEARANCE, portrait: PICTURE } })).toEqual([
    { field: 'logo', use: 'Logo', url: '' },
    { field: 'portrait', use: 'Portrait of the advisor', url: PICTURE },
  ]);
});
