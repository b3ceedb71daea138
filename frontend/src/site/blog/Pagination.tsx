import type { MouseEvent, ReactNode } from 'react';
import { type BlogQuery, blogPath } from './paging';

interface PaginationProps {
  readonly query: BlogQuery;
  readonly page: number;
  readonly pages: number;
  readonly onOpen: (query: BlogQuery) => void;
}

/** Links to the pages of the list; none for a single page. */
export function Pagination({ query, page, pages, onOpen }: PaginationProps) {
  if (pages < 2) return null;
  const link = (to: number, content: ReactNode, label: string) => (
    <a
      href={blogPath({ ...query, page: to })}
      aria-label={label}
      aria-current={to === page && label.startsWith('Page') ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen({ ...query, page: to });
      }}
    >
      {content}
    </a>
  );
  return (
    <nav className="pagination" aria-label="Pages">
      <ul>
        <li>{page > 1 ? link(page - 1, 'Previous', 'Previous page') : <span>Previous</span>}</li>
        {Array.from({ length: pages }, (_, index) => (
          <li key={index}>{link(index + 1, index + 1, `Page ${index + 1}`)}</li>
        ))}
        <li>{page < pages ? link(page + 1, 'Next', 'Next page') : <span>Next</span>}</li>
      </ul>
    </nav>
  );
}
