import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Which of the acts of a page is open. One is opened by the address, too, which then loses it: `?act=lapse`. Several
 * parts of a page can have acts of their own.
 */
export function useActParameter<A extends string>(
  acts: readonly A[],
): readonly [act: A | null, open: (act: A | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('act');
  const [known, setKnown] = useState<string | null>(null);
  const [act, setAct] = useState<A | null>(null);
  if (wanted !== known) {
    setKnown(wanted);
    const found = acts.find((one) => one === wanted);
    if (found) setAct(found);
  }
  const forget = useEffectEvent(() =>
    setParameters(
      (current) => {
        current.delete('act');
        return current;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (wanted !== null) forget();
  }, [wanted]);
  // once the address is without it, so that the Back of a phone does not lead to it again
  return [wanted === null ? act : null, setAct];
}
