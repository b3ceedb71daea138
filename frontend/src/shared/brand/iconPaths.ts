/** Line icons on a 24 px grid with a 1.6 px round stroke that the site and the console both use. */
export const COMMON_ICON_PATHS = {
  close: ['M6 6l12 12', 'M18 6 6 18'],
  mail: [
    'M4 5.5h16a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5Z',
    'M3 7l9 6.5L21 7',
  ],
  clock: ['M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z', 'M12 7.5V12l3 2.2'],
  outside: [
    'M9 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-3',
    'M13 4.5h6.5V11',
    'M19.5 4.5 11 13',
  ],
} as const;
