import { Button } from '@mui/material';
import { useState } from 'react';
import { FigureTable, type FigureTableProps } from './FigureTable';

/** The figures of a chart as a table, on request. */
export function ChartTable(props: FigureTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide table' : 'Show as table'}: ${props.caption}`}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 1, ml: -0.75 }}
      >
        {isOpen ? 'Hide table' : 'Show as table'}
      </Button>
      {isOpen && <FigureTable {...props} />}
    </>
  );
}
