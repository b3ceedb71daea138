import type { Appearance } from './appearance.js';

/** Where the settings show a picture whose addresses begin with the prefix. */
export function pictureUses({ logo, portrait }: Appearance, urlPrefix: string) {
  const places = [
    { url: logo, label: 'Logo' },
    { url: portrait, label: 'Portrait of the advisor' },
  ];
  return places
    .filter(({ url }) => url.startsWith(urlPrefix))
    .map(({ label }) => ({ kind: 'setting' as const, label, link: '/admin/business' }));
}
