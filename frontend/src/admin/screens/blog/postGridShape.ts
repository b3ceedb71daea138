/** The grid of posts, and of their skeletons. */
export const postGridShape = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
};
