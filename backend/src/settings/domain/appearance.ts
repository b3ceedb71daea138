export interface Appearance {
  /** `#rrggbb`, with a contrast of at least 4.5 : 1 on white. */
  readonly brandColour: string;
  /** Address of a picture of the library, or empty: the drawn mark. */
  readonly logo: string;
  /** Address of a picture of the library, or empty: the drawn portrait. */
  readonly portrait: string;
}

export const DEFAULT_APPEARANCE: Appearance = { brandColour: '#298659', logo: '', portrait: '' };
