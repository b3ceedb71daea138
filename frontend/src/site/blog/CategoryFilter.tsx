import { POST_CATEGORIES } from '@contract';
import { BLOG } from '../content/blog';
import type { CategoryOption } from './paging';

const OPTIONS: readonly CategoryOption[] = ['all', ...POST_CATEGORIES];

interface CategoryFilterProps {
  readonly selected: CategoryOption;
  /** Stays while the category changes. */
  readonly search: string;
  readonly onSelect: (category: CategoryOption) => void;
}

/** The category buttons; without JavaScript they submit a plain form. */
export function CategoryFilter({ selected, search, onSelect }: CategoryFilterProps) {
  return (
    <form action="/blog" method="get">
      {search !== '' && <input type="hidden" name="q" value={search} />}
      <div className="category-filter" role="group" aria-label="Category">
        {OPTIONS.map((category) => (
          <button
            key={category}
            type="submit"
            name="category"
            value={category}
            className="chip"
            aria-pressed={category === selected}
            onClick={(event) => {
              event.preventDefault();
              onSelect(category);
            }}
          >
            {category === 'all' ? BLOG.all : category}
          </button>
        ))}
      </div>
    </form>
  );
}
