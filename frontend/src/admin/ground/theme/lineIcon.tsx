import { createSvgIcon } from '@mui/material/utils';

/** A Material UI icon drawn like the icons of the site: lines on a 24 px grid. */
export function lineIcon(name: string, paths: readonly string[]) {
  return createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>,
    name,
  );
}
