/** The tests of the block see a screen as narrow as that of a phone. */
export function onPhone() {
  beforeEach(() => {
    const matchMedia = (media: string) => ({
      media,
      matches: media.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    Object.assign(window, { matchMedia });
  });
  // jsdom has none
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
}
