import { COMMON_ICON_PATHS } from '@/shared/brand/iconPaths';
import { lineIcon } from './lineIcon';

export const AddIcon = lineIcon('Add', ['M12 5v14', 'M5 12h14']);
export const ArticleIcon = lineIcon('Article', [
  'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5Z',
  'M8.5 8h7',
  'M8.5 12h7',
  'M8.5 16h4',
]);
export const BusinessIcon = lineIcon('Business', [
  'M4 9.5L5.5 4.5h13L20 9.5a2.7 2.7 0 0 1-5.3 0a2.7 2.7 0 0 1-5.4 0a2.7 2.7 0 0 1-5.3 0Z',
  'M5.5 12v7.5h13V12',
  'M10 19.5v-4.5h4v4.5',
]);
export const CalendarIcon = lineIcon('Calendar', [
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5Z',
  'M4 10h16',
  'M8.5 3.5v4',
  'M15.5 3.5v4',
  'M8 14h.1',
  'M12 14h.1',
  'M16 14h.1',
]);
export const CloseIcon = lineIcon('Close', COMMON_ICON_PATHS.close);
export const DashboardIcon = lineIcon('Dashboard', [
  'M5.5 4h4A1.5 1.5 0 0 1 11 5.5v5a1.5 1.5 0 0 1-1.5 1.5h-4A1.5 1.5 0 0 1 4 10.5v-5A1.5 1.5 0 0 1 5.5 4Z',
  'M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8H14.5V5.5A1.5 1.5 0 0 1 16 4Z',
  'M14.5 11.5H20v7a1.5 1.5 0 0 1-1.5 1.5H16a1.5 1.5 0 0 1-1.5-1.5Z',
  'M4 15.5h7v3A1.5 1.5 0 0 1 9.5 20h-4A1.5 1.5 0 0 1 4 18.5Z',
]);
export const DeleteIcon = lineIcon('Delete', [
  'M4.5 7h15',
  'M9.5 7V5A1.2 1.2 0 0 1 10.7 3.8h2.6A1.2 1.2 0 0 1 14.5 5v2',
  'M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7',
  'M10.3 11v5',
  'M13.7 11v5',
]);
export const EditIcon = lineIcon('Edit', [
  'M4.5 19.5l1-4.2L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8.7 18.5Z',
  'M14 6.8l3.2 3.2',
]);
export const EyeIcon = lineIcon('Eye', [
  'M2.5 12C4.8 7.8 8.1 5.7 12 5.7s7.2 2.1 9.5 6.3c-2.3 4.2-5.6 6.3-9.5 6.3S4.8 16.2 2.5 12Z',
  'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
]);
export const EyeOffIcon = lineIcon('EyeOff', [
  'M9.8 5.9A10 10 0 0 1 12 5.7c3.9 0 7.2 2.1 9.5 6.3a15 15 0 0 1-2.6 3.5',
  'M6.2 7.4A14 14 0 0 0 2.5 12c2.3 4.2 5.6 6.3 9.5 6.3a9.7 9.7 0 0 0 4.4-1',
  'M9.9 9.9a3 3 0 0 0 4.2 4.2',
  'M4 4l16 16',
]);
export const HistoryIcon = lineIcon('History', [
  'M4 12a8 8 0 1 1 2.6 5.9',
  'M4 12l-1.7-2.3',
  'M4 12l2.5-1.6',
  'M12 8v4.3l2.9 1.9',
]);
export const ImageIcon = lineIcon('Image', [
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5Z',
  'M4.5 17l4.8-5 3.7 3.7 2.6-2.5 4 3.8',
  'M15.5 9h.1',
]);
export const LeadsIcon = lineIcon('Leads', [
  'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  'M2.8 19.5c.3-3.6 2.6-5.5 6.2-5.5s5.9 1.9 6.2 5.5',
  'M15.5 4.9a3.3 3.3 0 0 1 0 6.2',
  'M17.5 14.4c2.2.7 3.5 2.4 3.7 5.1',
]);
export const MailIcon = lineIcon('Messages', COMMON_ICON_PATHS.mail);
export const MoreIcon = lineIcon('More', ['M4 7.5h16', 'M4 12h16', 'M4 16.5h16']);
export const NewsletterIcon = lineIcon('Newsletter', [
  'M4 10v4h3.5l8 4V6l-8 4Z',
  'M18.5 9.3a3.8 3.8 0 0 1 0 5.4',
  'M7.5 14l1.2 5.5h2.6l-1-4.1',
]);
export const OutsideIcon = lineIcon('Outside', COMMON_ICON_PATHS.outside);
export const SearchIcon = lineIcon('Search', [
  'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13Z',
  'M15.3 15.3 20 20',
]);
export const SettingsIcon = lineIcon('Settings', [
  'M4 7.5h7',
  'M16 7.5h4',
  'M13.5 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  'M4 16.5h3',
  'M12 16.5h8',
  'M9.5 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
]);
export const UserIcon = lineIcon('User', [
  'M12 4.2a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8Z',
  'M4.8 20c.4-3.7 3-5.6 7.2-5.6s6.8 1.9 7.2 5.6',
]);
export const TasksIcon = lineIcon('Tasks', [
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17Z',
  'M8.3 12.3l2.5 2.5 5-5.3',
]);
export const UsersIcon = lineIcon('Users', [
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5Z',
  'M8.7 8.7a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.8Z',
  'M5.8 15.8c.4-1.3 1.4-2 2.9-2s2.5.7 2.9 2',
  'M14.5 10h3.5',
  'M14.5 13.5h3.5',
]);
