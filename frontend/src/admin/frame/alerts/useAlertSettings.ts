import { useStore } from 'react-admin';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';

/** How the user is alerted to new leads in this browser. */
export interface AlertSettings {
  readonly notifications: boolean;
  readonly sound: boolean;
  /** Whether notifications were offered; they are offered once. */
  readonly offered: boolean;
}

const DEFAULTS: AlertSettings = { notifications: false, sound: false, offered: false };

/** The settings of the signed-in user, and a function that changes some of them. */
export function useAlertSettings() {
  const [settings, setSettings] = useStore(`alerts.${useCurrentUser()?.id ?? ''}`, DEFAULTS);
  const change = (changes: Partial<AlertSettings>) => setSettings({ ...settings, ...changes });
  return [settings, change] as const;
}
