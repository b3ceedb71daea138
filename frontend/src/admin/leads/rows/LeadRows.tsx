import { Box, useMediaQuery, type Theme } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Lead } from '../leadTypes';
import { useIsBesideLead } from '../useIsWide';
import { Contact, Name, NextTaskCell, NotesCell, OwnerCell, Service, Statuses, When } from './cells';
import { PhoneRows } from './PhoneRows';
import { SelectPage, SelectRow } from './selection';
import { LeadTableBody } from './tableBody';
import { besideShape, tableShape } from './tableShape';

// the same elements for each render, so that an unchanged row is not rendered again
const COLUMNS = [
  <DataTable.Col<Lead> key="select" source="id" label={<SelectPage />} field={SelectRow} disableSort />,
  <DataTable.Col<Lead> key="name" source="lastName" label="Name" field={Name} />,
  <DataTable.Col<Lead> key="when" source="preferredDate" label="When" field={When} />,
  <DataTable.Col<Lead> key="service" source="serviceInterest" label="Service" field={Service} disableSort />,
  <DataTable.Col<Lead> key="phone" source="phone" label="Phone" field={Contact} disableSort />,
  <DataTable.Col<Lead> key="status" source="leadStatus" label="Status" field={Statuses} disableSort />,
  <DataTable.Col<Lead> key="note" source="lastNote" label="Last note" field={NotesCell} disableSort />,
  <DataTable.Col<Lead> key="task" source="nextTaskDue" label="Next task" field={NextTaskCell} />,
  <DataTable.Col<Lead> key="owner" source="ownerId" label="Owner" field={OwnerCell} disableSort />,
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
