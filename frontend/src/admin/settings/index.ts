import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const SettingsPage = lazyScreen('settings', () =>
  import('./SettingsPage').then((module) => module.SettingsPage),
);

/** Settings of the office, at /admin/settings. */
export const settings: ResourceProps = { name: 'settings', list: SettingsPage };
