import { useEffect, useState } from 'react';
import { type BlogChoice, choiceFromPath, pathOfChoice } from './paging';

/** The list's choice, kept in the address so that it can be shared, reloaded and gone back from. */
export function useBlogChoice(path: string) {
  const [choice, setChoice] = useState(() => choiceFromPath(path));

  useEffect(() => {
    const onBack = () => setChoice(choiceFromPath(location.pathname + location.search));
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  const choose = (next: BlogChoice) => {
    history.pushState(null, '', pathOfChoice(next));
    setChoice(next);
  };
  return [choice, choose] as const;
}
