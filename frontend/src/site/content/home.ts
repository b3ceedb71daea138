/** The labels of the links in the hero. */
export const HERO_LINKS = {
  book: 'Book a free consultation',
  services: 'See our services',
} as const;
