import { useState } from 'react';
import { ActionButton } from '@/admin/ground/page/ActionButton';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { useNewParameter } from '@/admin/ground/page/useNewParameter';

const NewBookingDialog = lazyComponent(() =>
  import('./NewBookingDialog').then((module) => module.NewBookingDialog),
);

/** The button that enters a booking by hand. */
export function NewBooking() {
  const linked = useNewParameter('booking');
  const [opened, setOpened] = useState(false);
  function close() {
    setOpened(false);
    if (linked.wanted) linked.done();
  }
  return (
    <>
      <ActionButton
        label="New booking"
        variant="outlined"
        color="secondary"
        onClick={() => setOpened(true)}
      />
      <LazyDialogs onClose={close}>
        {(opened || linked.wanted) && <NewBookingDialog onClose={close} />}
      </LazyDialogs>
    </>
  );
}
