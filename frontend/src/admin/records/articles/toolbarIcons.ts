import { lineIcon } from '@/admin/ground/theme/lineIcon';

export const BoldIcon = lineIcon('Bold', [
  'M8 5h5a3.4 3.4 0 0 1 0 6.8H8Z',
  'M8 11.8h5.8a3.6 3.6 0 0 1 0 7.2H8Z',
  'M8 5v14',
]);
export const ItalicIcon = lineIcon('Italic', ['M10.5 5h6', 'M7.5 19h6', 'M13.8 5l-3.6 14']);
export const HeadingIcon = lineIcon('Heading', ['M6 5v14', 'M18 5v14', 'M6 12h12']);
export const ListIcon = lineIcon('List', [
  'M9.5 6.5H20',
  'M9.5 12H20',
  'M9.5 17.5H20',
  'M5 6.5h.1',
  'M5 12h.1',
  'M5 17.5h.1',
]);
export const NumbersIcon = lineIcon('Numbers', [
  'M10.5 6.5H20',
  'M10.5 12H20',
  'M10.5 17.5H20',
  'M4.5 5.5L6 4.5V9',
  'M4.3 15.2c.4-1.4 2.7-1.2 2.6.3 0 1.2-1.6 2-2.6 3.5h2.8',
]);
export const QuoteIcon = lineIcon('Quote', [
  'M10 7.5c-3 .8-4.5 2.8-4.5 6v3H10v-4.5H7',
  'M18.5 7.5c-3 .8-4.5 2.8-4.5 6v3h4.5v-4.5h-3',
]);
export const LinkIcon = lineIcon('Link', [
  'M10.2 13.8a3.6 3.6 0 0 0 5.1 0l3.2-3.2a3.6 3.6 0 0 0-5.1-5.1l-1.2 1.2',
  'M13.8 10.2a3.6 3.6 0 0 0-5.1 0l-3.2 3.2a3.6 3.6 0 0 0 5.1 5.1l1.2-1.2',
]);
export const TableIcon = lineIcon('Table', [
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5Z',
  'M4 9.7h16',
  'M4 14.3h16',
  'M12 5v14',
]);
export const UndoIcon = lineIcon('Undo', ['M8.5 5L4.5 9l4 4', 'M4.5 9H15a5 5 0 0 1 0 10H9']);
export const RedoIcon = lineIcon('Redo', ['M15.5 5l4 4-4 4', 'M19.5 9H9a5 5 0 0 0 0 10h6']);
