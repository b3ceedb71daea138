import { GlobalStyles, type Theme } from '@mui/material';

/** Styles for the elements of `cmdk`, which it marks with attributes. */
export function SearchStyles() {
  return <GlobalStyles styles={stylesFor} />;
}

const stylesFor = ({ palette, shape }: Theme) => ({
  '[cmdk-root]': { display: 'flex', flexDirection: 'column' as const, minHeight: 0 },
  '[cmdk-input]': {
    boxSizing: 'border-box' as const,
    width: '100%',
    padding: '18px 20px',
    border: 0,
    borderBottom: `1px solid ${palette.divider}`,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 17,
    '&::placeholder': { color: palette.text.secondary, opacity: 1 },
  },
  '[cmdk-list]': {
    overflowY: 'auto' as const,
    maxHeight: 'min(60vh, 480px)',
    padding: 8,
    '& p': { margin: 0, padding: '20px 12px', color: palette.text.secondary },
  },
  '[cmdk-group-heading]': { padding: '10px 12px 4px', fontSize: 13, color: palette.text.secondary },
  '[cmdk-item]': {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: '0 12px',
    minHeight: 44,
    alignContent: 'center' as const,
    padding: '4px 12px',
    borderRadius: shape.borderRadius,
    cursor: 'pointer',
    overflowWrap: 'anywhere' as const,
    '& small': { fontSize: 14, color: palette.text.secondary },
    '&[data-selected=true]': { backgroundColor: palette.action.selected },
  },
});
