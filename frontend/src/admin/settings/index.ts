import type { ResourceProps } from 'react-admin';
import { lazyComponent } from '../loading/lazyComponent';

const SettingsPage = lazyComponent(() => import('./SettingsPage').then((module) => module.SettingsPage));

/** Settings of the office, at /admin/settings. */
export const settings: ResourceProps = { name: 'settings', list: SettingsPage };
