import { Box, useMediaQuery, type Theme } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Lead } from '../leadTypes';
import { LEAD_COLUMNS } from '../leadFields';
import { useIsBesideLead } from '../useIsWide';
import { PhoneRows } from './PhoneRows';
import { SelectPage, SelectRow } from './selection';
import { LeadTableBody } from './tableBody';
import { besideShape, tableShape } from './tableShape';

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

/** Leads as rows of one line; on a phone, of two lines. */
export function LeadRows({ outdated }: { outdated: boolean }) {
  const beside = useIsBesideLead();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <Box aria-busy={outdated} inert={outdated} sx={{ opacity: outdated ? 0.5 : 1 }}>
      {phone ? (
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
