/** What the README of "Everything as files" says about days and times. */
export const DAY = 'day, YYYY-MM-DD';
export const TIME = 'time, ISO 8601 UTC';

/** A column of both files with the same heading. */
export const inFiles = (heading: string, about: string) =>
  ({ everything: [heading, about], list: heading }) as const;

/** A column of "Everything as files" only. */
export const inEverything = (heading: string, about: string) =>
  ({ everything: [heading, about], list: null }) as const;
