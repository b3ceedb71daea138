import type { Picture } from '@contract';
import { focalClasses } from './focalClasses';

interface SitePictureProps {
  readonly picture: Picture;
  /** The width that the picture takes, as the attribute `sizes` expects it. */
  readonly sizes: string;
  readonly className: string;
  /** Text alternative; by default that of the picture. */
  readonly alt?: string;
  /** Loads when it comes near the window; for pictures below the first screen. */
  readonly lazy?: boolean;
}

/**
 * A picture of the library. Where the style sheet crops it (`object-fit: cover`), its focal point stays in view: by
 * classes, because the page's content security policy forbids style attributes.
 */
export function SitePicture({ picture, sizes, className, alt, lazy = false }: SitePictureProps) {
  const { url, srcset, width, height, position } = picture;
  return (
    <img
      className={`${className} ${focalClasses(position)}`}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      sizes={sizes}
      srcSet={srcset}
      src={url}
      width={width}
      height={height}
      alt={alt ?? picture.alt}
    />
  );
}
