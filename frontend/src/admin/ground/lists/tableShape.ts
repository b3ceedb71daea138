/** The tables of the newsletter: two lines a row, numbers in narrow columns. */
export const tableShape = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 },
  '& .RaDataTable-table': { bgcolor: 'background.paper' },
  '& .MuiTableCell-root': { px: 1.5, py: 1, fontSize: 14, borderColor: 'divider' },
  '& .MuiTableCell-head': {
    py: 0.75,
    fontSize: 13,
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'background.paper',
    whiteSpace: 'nowrap',
  },
  '& .MuiTableCell-body': { overflowWrap: 'anywhere' },
  '& .MuiTableRow-root:last-of-type .MuiTableCell-body': { borderBottom: 0 },
  '& .column-subject': { width: '32%' },
  '& .column-state, & .column-id': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-alignRight': { overflowWrap: 'normal' },
};
