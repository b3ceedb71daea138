import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CONFIRM_FOCUS } from '../leadRules';

/** Confirms the booking of the page; has the focus when the page was opened by the mail about a new booking. */
export function ConfirmButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const state: unknown = useLocation().state;
  const isWanted = state === CONFIRM_FOCUS;
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return (
    <Button ref={button} variant="contained" size="small" onClick={onClick}>
      Confirm
    </Button>
  );
}
