import { DialogContent, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { playChime } from './chime';
import { notificationState, requestNotifications, type NotificationState } from './notifications';
import { useAlertSettings } from './useAlertSettings';

const NOTES: Record<NotificationState, string> = {
  default: 'Your browser asks for your permission first.',
  granted: 'Shown while you are in another window. Names are never part of them.',
  denied: 'Blocked by your browser. Allow notifications in its settings for this site.',
  unsupported: 'This browser cannot show notifications of this site.',
};

/** The switches for notifications and the sound; they are kept for each user in this browser. */
export function AlertsDialog({ onClose }: { onClose: () => void }) {
  const [settings, change] = useAlertSettings();
  const [state, setState] = useState(notificationState);
  const available = state === 'default' || state === 'granted';

  async function switchNotifications(on: boolean) {
    const granted = on && (await requestNotifications());
    setState(notificationState());
    change({ notifications: granted, offered: true });
  }
  function switchSound(on: boolean) {
    change({ sound: on });
    if (on) playChime().catch((error: unknown) => console.info('No sound', error));
  }
  return (
    <ConsoleDialog open onClose={onClose} title="New lead alerts" maxWidth="xs">
      <DialogContent sx={{ pt: 0, pb: 3 }}>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          How this browser tells you about new bookings and subscriptions while the console is open.
        </Typography>
        <FormControlLabel
          control={
            <Switch
              checked={settings.notifications && state === 'granted'}
              disabled={!available}
              onChange={(_, on) => void switchNotifications(on)}
              slotProps={{ input: { 'aria-describedby': 'notification-note' } }}
            />
          }
          label="Browser notifications"
        />
        <FormHelperText id="notification-note" sx={{ ml: 5.75, mt: 0, mb: 1 }}>
          {NOTES[state]}
        </FormHelperText>
        <FormControlLabel
          control={<Switch checked={settings.sound} onChange={(_, on) => switchSound(on)} />}
          label="A soft sound"
        />
      </DialogContent>
    </ConsoleDialog>
  );
}
