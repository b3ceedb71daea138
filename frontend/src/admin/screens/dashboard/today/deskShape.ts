/** Two columns, the second of two stacks, on a wide screen; three columns on a very wide one. */
export const deskShape = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > :first-of-type': { gridRow: { lg: 'span 2' } },
  '@media (min-width: 1800px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'auto',
    '& > :first-of-type': { gridRow: 'auto' },
  },
};
