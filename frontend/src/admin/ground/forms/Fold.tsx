import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { DownIcon } from '../theme/screenIcons';

interface FoldProps {
  readonly label: string;
  /** It is open whatever the user chose, such as where a field in it has an error. */
  readonly isForced: boolean;
  readonly children: ReactNode;
}

/** What a form shows when it is asked for. */
export function Fold({ label, isForced, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const isOpen = open || isForced;
  return (
    <>
      <Button
        color="secondary"
        endIcon={<DownIcon aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifySelf: 'start' }}
      >
        {label}
      </Button>
      {isOpen && children}
    </>
  );
}
