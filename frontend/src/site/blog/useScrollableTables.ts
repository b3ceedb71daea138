import { type RefObject, useEffect } from 'react';

/** Makes the tables that are wider than the text focusable, so that the arrow keys scroll them in every browser. */
export function useScrollableTables(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tables = [...(text.current?.querySelectorAll<HTMLElement>('.article-text table') ?? [])];
    const update = () =>
      tables.forEach((table) => {
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
      });
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, [text]);
}
