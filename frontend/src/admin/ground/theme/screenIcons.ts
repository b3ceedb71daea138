import { COMMON_ICON_PATHS } from '@/shared/brand/iconPaths';
import { lineIcon } from './lineIcon';

// icons within the screens, apart from those of the navigation, which every screen loads

const CIRCLE = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17Z';
const DAY = [
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5Z',
  'M4 10h16',
  'M8.5 3.5v4',
  'M15.5 3.5v4',
];
const FRAME =
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5Z';

export const AddedPersonIcon = lineIcon('AddedPerson', [
  'M9.5 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  'M3 19.5c.3-3.6 2.7-5.5 6.5-5.5s6.2 1.9 6.5 5.5',
  'M18.5 7v6',
  'M15.5 10h6',
]);
export const AddTaskIcon = lineIcon('AddTask', [CIRCLE, 'M12 8v8', 'M8 12h8']);
export const AlertIcon = lineIcon('Alert', [CIRCLE, 'M12 7.5v5.2', 'M12 16.2h.1']);
export const ClientsIcon = lineIcon('Clients', [
  'M12 20.2C7 16.6 3.8 13.4 3.8 9.6a4.3 4.3 0 0 1 8.2-1.8 4.3 4.3 0 0 1 8.2 1.8c0 3.8-3.2 7-8.2 10.6Z',
]);
export const BackIcon = lineIcon('Back', ['M14.5 6l-6 6 6 6']);
export const BoardIcon = lineIcon('Board', [FRAME, 'M9.3 5v14', 'M14.7 5v14']);
export const ProductionIcon = lineIcon('Production', [
  'M4 20h16',
  'M7 16.5v-5',
  'M12 16.5V5',
  'M17 16.5V8.5',
]);
export const BookmarkIcon = lineIcon('Bookmark', [
  'M7.5 4h9A1.5 1.5 0 0 1 18 5.5V20l-6-4-6 4V5.5A1.5 1.5 0 0 1 7.5 4Z',
]);
export const CancelledDayIcon = lineIcon('CancelledDay', [
  ...DAY,
  'M9.8 12.8l4.4 4.4',
  'M14.2 12.8l-4.4 4.4',
]);
export const CardsIcon = lineIcon('Cards', [
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v3.2a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 9.2V6a1.5 1.5 0 0 1 1.5-1.5Z',
  'M5.5 13.3h13a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18v-3.2a1.5 1.5 0 0 1 1.5-1.5Z',
]);
export const ChangeIcon = lineIcon('Change', [
  'M4 9h14',
  'M14.5 5.5L18 9l-3.5 3.5',
  'M20 15H6',
  'M9.5 11.5L6 15l3.5 3.5',
]);
export const CheckIcon = lineIcon('Check', ['M5 12.5l4.5 4.5L19 7.5']);
export const ClashIcon = lineIcon('Clash', [
  'M12 20.5v-6L5.5 8',
  'M12 14.5L18.5 8',
  'M5.5 12.5V8H10',
  'M14 8h4.5v4.5',
]);
export const ClockIcon = lineIcon('Clock', COMMON_ICON_PATHS.clock);
export const CopyIcon = lineIcon('Copy', [
  'M9.5 8h8A1.5 1.5 0 0 1 19 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8 18.5v-9A1.5 1.5 0 0 1 9.5 8Z',
  'M5.5 16A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5',
]);
export const DotsIcon = lineIcon(
  'Dots',
  [5.3, 11.3, 17.3].map((y) => `M12 ${y}a.7.7 0 1 1 0 1.4.7.7 0 0 1 0-1.4Z`),
);
export const DownIcon = lineIcon('Down', ['M8 10.5l4 4 4-4']);
export const DownloadIcon = lineIcon('Download', ['M12 4v11', 'M7.5 11l4.5 4.5 4.5-4.5', 'M5 19.5h14']);
export const DragIcon = lineIcon('Drag', [
  'M9.5 6.5h.1',
  'M14.5 6.5h.1',
  'M9.5 12h.1',
  'M14.5 12h.1',
  'M9.5 17.5h.1',
  'M14.5 17.5h.1',
]);
export const FilterIcon = lineIcon('Filter', ['M4.5 7h15', 'M7.5 12h9', 'M10.5 17h3']);
export const FixedDayIcon = lineIcon('FixedDay', [...DAY, 'M9 15l2.2 2.2 4-4.2']);
export const ForwardIcon = lineIcon('Forward', ['M9.5 6l6 6-6 6']);
export const ImportIcon = lineIcon('Import', [
  'M12 3.5v9.5',
  'M8 9.5l4 4 4-4',
  'M4.5 14.5v4A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-4',
]);
export const MenuIcon = lineIcon('Menu', ['M12 6h.1', 'M12 12h.1', 'M12 18h.1']);
export const MergeIcon = lineIcon('Merge', [
  'M6.5 4.5v3.2c0 4 5.5 4.3 5.5 8.3v3.5',
  'M17.5 4.5v3.2c0 4-5.5 4.3-5.5 8.3',
  'M9 17l3 3 3-3',
]);
export const MinusIcon = lineIcon('Minus', [CIRCLE, 'M8 12h8']);
export const MovedDayIcon = lineIcon('MovedDay', [...DAY, 'M8 15h7.5', 'M13 12.5l2.5 2.5-2.5 2.5']);
export const NoteIcon = lineIcon('Note', ['M5 6.5h14', 'M5 12h14', 'M5 17.5h8']);
export const PauseIcon = lineIcon('Pause', [CIRCLE, 'M10 9v6', 'M14 9v6']);
export const PersonIcon = lineIcon('Person', [
  'M12 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4Z',
  'M5 19.5c.4-3.6 3-5.4 7-5.4s6.6 1.8 7 5.4',
]);
export const PhoneIcon = lineIcon('Phone', [
  'M6.3 4h2.9l1.6 4.2-2.1 1.5a11.5 11.5 0 0 0 5.6 5.6l1.5-2.1 4.2 1.6v2.9a2 2 0 0 1-2.1 2A15.6 15.6 0 0 1 4.3 6.1a2 2 0 0 1 2-2.1Z',
]);
export const PoliciesIcon = lineIcon('Policies', [
  'M12 3.5v1.5',
  'M3.5 13a8.5 8 0 0 1 17 0Z',
  'M12 13v5.2a2 2 0 0 1-4 0',
]);
export const PrintIcon = lineIcon('Print', [
  'M7 8.5V4h10v4.5',
  'M7 16H5.5A1.5 1.5 0 0 1 4 14.5V10a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v4.5a1.5 1.5 0 0 1-1.5 1.5H17',
  'M7 13.5h10V20H7Z',
]);
export const RetryIcon = lineIcon('Retry', ['M19.5 12a7.5 7.5 0 1 1-2.3-5.4', 'M19.5 3.5v4h-4']);
export const RowsIcon = lineIcon('Rows', [FRAME, 'M4 9.7h16', 'M4 14.3h16']);
export const SaleIcon = lineIcon('Sale', ['M6 3.5h12v17l-3-2-3 2-3-2-3 2Z', 'M9 8.5h6', 'M9 12.5h6']);
export const SendIcon = lineIcon('Send', ['M20.5 4L3.5 10.5l6.5 3.5 3.5 6.5Z', 'M20.5 4L10 14']);
export const TalkIcon = lineIcon('Talk', [
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9a1.5 1.5 0 0 1-1.5 1.5H10L6 20v-3.5h-.5A1.5 1.5 0 0 1 4 15V6a1.5 1.5 0 0 1 1.5-1.5Z',
  'M8 9h8',
  'M8 12.5h5',
]);
