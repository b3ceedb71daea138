import { subtleBackground } from '@/admin/ground/theme/subtleBackground';

/** Rows of 44 px whose cells never wrap; the last note takes the width that is left, also that of a column without content. */
export const tableShape = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 },
  '& .RaDataTable-table': { tableLayout: 'fixed', minWidth: 980, bgcolor: 'background.paper' },
  '& .MuiTableCell-root': {
    px: 0.75,
    py: 0,
    height: 44,
    fontSize: 13,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderColor: 'divider',
  },
  '& .MuiTableCell-head': {
    height: 30,
    fontSize: 13,
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'background.paper',
  },
  '& .MuiTableRow-root:last-of-type .MuiTableCell-body': { borderBottom: 0 },
  '& .MuiTableRow-root:has([aria-current])': { bgcolor: subtleBackground },
  '& .MuiCheckbox-root': { p: 0.5, m: 0 },
  '& .MuiLink-root': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a[href^="tel:"]': { fontWeight: 500 },
  '& [role="combobox"]': { height: 24, fontSize: 12, pl: 1, pr: 0.25 },
  '& [role="combobox"] svg': { fontSize: 16 },
  '& .column-id': { width: 40, textOverflow: 'clip' },
  '& .column-lastName': { width: { md: 176, xl: 240 } },
  '& .column-preferredDate': { width: { md: 160, xl: 190 } },
  '& .column-serviceInterest': { width: { md: 86, xl: 130 } },
  '& .column-phone': { width: { md: 136, xl: 200 } },
  '& .column-leadStatus': { width: { md: 232, xl: 240 } },
  '& .column-nextTaskDue': { width: { md: 80, xl: 130 } },
  '& table:not(:has(td.column-nextTaskDue:not(:empty))) .column-nextTaskDue': { display: 'none' },
  '& .column-ownerId': { width: { md: 56, xl: 80 }, textOverflow: 'clip' },
  '& .column-ownerId svg.MuiSvgIcon-root': { fontSize: 20, color: 'text.secondary' },
};

/** Beside a lead: what the lead itself says is left out. */
export const besideShape = {
  ...tableShape,
  '& .RaDataTable-table': { ...tableShape['& .RaDataTable-table'], minWidth: 0 },
  '& .column-serviceInterest, & .column-lastNote, & .column-nextTaskDue': { display: 'none' },
  '& .column-phone': { width: 136, '@media (max-width: 1700px)': { display: 'none' } },
  '& .column-lastName': {},
  '& .column-preferredDate': { width: 182 },
  '& .column-leadStatus': { width: 232 },
  '& .column-ownerId': { width: 56, textOverflow: 'clip' },
};
