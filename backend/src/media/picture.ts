/** A picture of the library as a page shows it. */
export interface Picture {
  /** The largest WebP variant: a path of this site, `/media/{hash}-1600.webp`. */
  readonly url: string;
  /** The JPEG of 800 px, for mails and for programs that share links. */
  readonly jpeg: string;
  /** All WebP variants, as `srcset` lists them. */
  readonly srcset: string;
  /** Size of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows; empty for one that only decorates. */
  readonly alt: string;
  /** The focal point as a CSS `object-position`, such as `50% 30%`. */
  readonly position: string;
}
