import { TableRow } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { DataTableBody, useRecordContext } from 'react-admin';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { useLeadKeys } from '@/admin/records/leads/useLeadKeys';

/** A row. react-admin's has a class for even and odd rows, with which a new lead at the top renders all others again. */
const LeadRow = memo(
  function LeadRow({ children }: { children?: ReactNode }) {
    const lead = useRecordContext<Lead>()!;
    return (
      <TableRow hover {...useLeadKeys(lead)}>
        {children}
      </TableRow>
    );
  },
  (before, after) => before.children === after.children,
);

/** The rows of the table. */
export const LeadTableBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={LeadRow}>{children}</DataTableBody>
);
