import { CONNECT_MAIL } from '@contract';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { TechnicalNote } from '@/admin/ground/page/TechnicalNote';

/** Says what it means that no mail server is connected, and how one is connected. */
export function NoMailServerAlert({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {children}
      <TechnicalNote>{CONNECT_MAIL}</TechnicalNote>
    </Alert>
  );
}
