import type { ArticleSummary, PostCategory } from '@contract';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';
import { focalClasses } from '../pictures/focalClasses';

const CATEGORY_ICONS: Record<PostCategory, IconName> & Partial<Record<string, IconName>> = {
  Insurance: 'umbrella',
  Investments: 'seedling',
  Retirement: 'sunset',
  'Financial Planning': 'balance',
};

interface CoverProps {
  readonly post: ArticleSummary;
  readonly eager: boolean;
  /** The width that the picture takes, as the attribute `sizes` expects it. */
  readonly sizes: string;
}

/** An article's image in 16:9; the icon of the category replaces an image that is missing or fails to load. */
export function Cover({ post, eager, sizes }: CoverProps) {
  const { image, imageUrl, imageAlt } = post;
  const element = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(imageUrl === '');
  useEffect(() => {
    // the image may have failed before hydration
    if (element.current?.complete && element.current.naturalWidth === 0) setMissing(true);
  }, []);
  return (
    <div className="cover">
      <Icon name={CATEGORY_ICONS[post.category as string] ?? 'umbrella'} size={56} />
      {!missing && (
        <img
          ref={element}
          className={image ? focalClasses(image.position) : undefined}
          sizes={image ? sizes : undefined}
          srcSet={image?.srcset}
          src={image?.url ?? imageUrl}
          alt={imageAlt || (image?.alt ?? '')}
          width={image?.width ?? 640}
          height={image?.height ?? 360}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setMissing(true)}
        />
      )}
    </div>
  );
}
