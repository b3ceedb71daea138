import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { lazyComponent } from '../loading/lazyComponent';
import { LazyDialogs } from '../loading/LazyDialogs';
import { AddIcon } from '../theme/icons';
import { useNewParameter } from '../useNewParameter';

const NewBookingDialog = lazyComponent(() =>
  import('./NewBookingDialog').then((module) => module.NewBookingDialog),
);

/** The button that enters a booking by hand; an icon where there is little room. */
export function NewBooking({ compact = false }: { compact?: boolean }) {
  const linked = useNewParameter('booking');
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  function close() {
    setOpened(false);
    if (linked.wanted) linked.done();
  }
  return (
    <>
      {compact ? (
        <Tooltip title="New booking">
          <IconButton color="secondary" aria-label="New booking" onClick={open} sx={compactShape}>
            <AddIcon />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="outlined" color="secondary" startIcon={<AddIcon />} onClick={open}>
          New booking
        </Button>
      )}
      <LazyDialogs onClose={close}>
        {(opened || linked.wanted) && <NewBookingDialog onClose={close} />}
      </LazyDialogs>
    </>
  );
}

const compactShape = { width: 36, height: 36, border: 1, borderRadius: 1 };
