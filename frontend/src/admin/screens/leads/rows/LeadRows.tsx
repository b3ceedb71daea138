import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { LEAD_COLUMNS } from '@/admin/records/leads/leadFields';
import { useIsBesideLead } from '@/admin/records/leads/useIsWide';
import { PhoneRows } from './PhoneRows';
import { SelectPage, SelectRow } from './selection';
import { LeadTableBody } from './tableBody';
import { besideShape, tableShape } from './tableShape';
import { useNarrow } from '@/admin/ground/theme/widths';

// the same elements for each render, so that an unchanged row is not rendered again
const COLUMNS = [
  <DataTable.Col<Lead> key="select" source="id" label={<SelectPage />} field={SelectRow} disableSort />,
  ...LEAD_COLUMNS.map(({ name, label, field, sortable = false }) => (
    <DataTable.Col<Lead>
      key={name}
      source={name as keyof Lead}
      label={label}
      {...(field && { field })}
      disableSort={!sortable}
    />
  )),
];

/** Leads as rows of one line; on a narrow, of two lines. */
export function LeadRows({ outdated }: { outdated: boolean }) {
  const beside = useIsBesideLead();
  const narrow = useNarrow();
  return (
    <Box aria-busy={outdated} inert={outdated} sx={{ opacity: outdated ? 0.5 : 1 }}>
      {narrow ? (
        <PhoneRows />
      ) : (
        <DataTable
          body={LeadTableBody}
          rowClick={false}
          bulkActionButtons={false}
          empty={<></>}
          sx={beside ? besideShape : tableShape}
        >
          {COLUMNS}
        </DataTable>
      )}
    </Box>
  );
}
