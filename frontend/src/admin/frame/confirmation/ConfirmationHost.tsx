import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { answerConfirmation, isAskedToConfirm, onConfirmationChange } from '@/admin/ground/api/confirmation';

const ConfirmationDialog = lazyComponent(() =>
  import('./ConfirmationDialog').then((module) => module.ConfirmationDialog),
);

/** The place of the dialog that confirms; leaving the screen cancels it. */
export function ConfirmationHost() {
  const isAsked = useSyncExternalStore(onConfirmationChange, isAskedToConfirm);
  const { pathname } = useLocation();
  useEffect(() => () => answerConfirmation(false), [pathname]);
  if (!isAsked) return null;
  return (
    <LazyDialogs onClose={() => answerConfirmation(false)}>
      <ConfirmationDialog />
    </LazyDialogs>
  );
}
