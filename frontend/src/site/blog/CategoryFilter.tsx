import { POST_CATEGORIES } from '@contract';
import { BLOG } from '../content/blog';
import type { CategoryChoice } from './paging';

const CHOICES: readonly CategoryChoice[] = ['all', ...POST_CATEGORIES];

interface CategoryFilterProps {
  readonly chosen: CategoryChoice;
  readonly onChoose: (category: CategoryChoice) => void;
}

/** The category buttons. Without script each sends the choice as a plain form. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  return (
    <form action="/blog" method="get">
      <div className="category-filter" role="group" aria-label="Category">
        {CHOICES.map((category) => (
          <button
            key={category}
            type="submit"
            name="category"
            value={category}
            className="chip"
            aria-pressed={category === chosen}
            onClick={(event) => {
              event.preventDefault();
              onChoose(category);
            }}
          >
            {category === 'all' ? BLOG.all : category}
          </button>
        ))}
      </div>
    </form>
  );
}
