import type { MouseEvent } from 'react';
import { useProviderMutation } from '../api/useProviderMutation';

/** For a link to what needs a recent confirmation: asks first, because the linked page or file cannot. */
export function useConfirmedLink() {
  const { mutate } = useProviderMutation({
    run: (provider, _link: HTMLAnchorElement) => provider.requireConfirmation(),
    invalidates: () => [],
    // a copy, which has no handler
    onSuccess: (_, link) => (link.cloneNode() as HTMLAnchorElement).click(),
  });
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    mutate(event.currentTarget);
  };
}
