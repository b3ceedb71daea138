import { Box, IconButton, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { DownIcon } from '@/admin/ground/theme/screenIcons';
import type { Figure } from './figures';

export interface FigureRow {
  readonly key: string;
  readonly label: string;
  /** Of the largest row, from 0 to 1, drawn below the label. */
  readonly share?: number;
  readonly figures: readonly Figure[];
  /** Whether its parts are shown, in the rows below. */
  readonly parts?: { readonly isOpen: boolean; readonly onToggle: () => void };
  /** A part of the row above. */
  readonly isPart?: boolean;
}

export interface FigureTableProps {
  readonly caption: string;
  /** The heading of the labels, then those of the figures. */
  readonly headings: readonly string[];
  readonly rows: readonly FigureRow[];
}

/** Figures as a table, each a link to the policies behind it. On a narrow screen it scrolls sideways. */
export function FigureTable({ caption, headings, rows }: FigureTableProps) {
  return (
    <Box sx={{ overflowX: 'auto', mt: 2 }}>
      <Box component="table" aria-label={caption} sx={tableShape}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, share, figures, parts, isPart = false }) => (
            <tr key={key}>
              <th scope="row">
                <Box sx={{ display: 'flex', alignItems: 'center', pl: isPart ? 4 : 0 }}>
                  {parts && (
                    <IconButton
                      size="small"
                      aria-label={`Products of ${label}`}
                      aria-expanded={parts.isOpen}
                      onClick={parts.onToggle}
                      sx={{ ml: -0.75, my: -0.5 }}
                    >
                      <DownIcon sx={{ fontSize: 20, ...(!parts.isOpen && { rotate: '-90deg' }) }} />
                    </IconButton>
                  )}
                  <span>{label}</span>
                </Box>
                {share !== undefined && (
                  <Box aria-hidden sx={{ ...shareShape, width: `${Math.max(2, share * 100)}%` }} />
                )}
              </th>
              {figures.map((figure, index) => (
                <td key={headings[index + 1]}>
                  <FigureLink figure={figure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function FigureLink({ figure: { text, beside, to, isNone } }: { figure: Figure }) {
  return (
    <>
      <Link
        component={RouterLink}
        to={to}
        underline="hover"
        sx={{ ...numberShape, color: isNone ? 'text.secondary' : 'secondary.main' }}
      >
        {text}
      </Link>
      {beside && (
        <Box component="span" sx={besideShape}>
          {beside}
        </Box>
      )}
    </>
  );
}

// a single digit is a target of 24 px, too (WCAG 2.5.8)
const numberShape = { display: 'inline-block', minWidth: 24, lineHeight: '24px', fontWeight: 600 };
const besideShape = {
  display: { xs: 'block', sm: 'inline' },
  ml: { sm: 1 },
  fontSize: 12,
  color: 'text.secondary',
};
const shareShape = { height: 4, mt: 0.5, borderRadius: 0.5, bgcolor: 'primary.main' };
const tableShape = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { xs: 13, sm: 14 },
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 0.75,
    px: { xs: 0.5, sm: 1 },
    borderTop: 1,
    borderColor: 'divider',
    textAlign: 'right',
  },
  '& td': { whiteSpace: 'nowrap', verticalAlign: 'top' },
  '& th:first-of-type': { pl: 0, textAlign: 'left' },
  '& td:last-of-type, & thead th:last-of-type': { pr: 0 },
  '& tbody th': { fontWeight: 400, minWidth: 80, overflowWrap: 'anywhere', verticalAlign: 'top' },
  '& thead th': { border: 0, fontWeight: 500, fontSize: 13, color: 'text.secondary' },
};
