/** The tables with rows of a file. */
export const dataTableShape = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    px: 1.25,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    maxWidth: 320,
    // a long word makes the table scroll rather than its other columns narrow
    overflowWrap: 'break-word',
  },
  '& thead th': { border: 0, fontSize: 13, fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& td': { minWidth: 88 },
  '& .number': {
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    width: '1px',
    minWidth: 0,
    overflowWrap: 'normal',
  },
  '& .number, & thead th:first-of-type, & tbody th': { pl: 0 },
};
