import type { PostCategory, PostSummary } from '@contract';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';

const CATEGORY_ICONS: Record<PostCategory, IconName> & Partial<Record<string, IconName>> = {
  Insurance: 'umbrella',
  Investments: 'seedling',
  Retirement: 'sunset',
  'Financial Planning': 'balance',
};

/** An article's image in 16:9; the icon of the category replaces an image that fails to load. */
export function Cover({ post, eager }: { post: PostSummary; eager: boolean }) {
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    // the image may have failed before hydration
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setMissing(true);
  }, []);
  return (
    <div className="cover">
      <Icon name={CATEGORY_ICONS[post.category as string] ?? 'umbrella'} size={56} />
      {!missing && (
        <img
          ref={image}
          src={post.imageUrl}
          alt=""
          width="640"
          height="360"
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
