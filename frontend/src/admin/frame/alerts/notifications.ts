import type { LeadRef } from '@/shared/api-types';
import { leadKey } from '@/admin/ground/words/leadRules';

export type NotificationState = NotificationPermission | 'unsupported';

/** Whether the browser shows notifications of this site. */
export function notificationState(): NotificationState {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the user for the permission; only after a click. */
export async function requestNotifications(): Promise<boolean> {
  return notificationState() !== 'unsupported' && (await Notification.requestPermission()) === 'granted';
}

/** What has arrived, without personal data: notifications are shown on lock screens. */
export const arrivalText = ({ leadType }: LeadRef) =>
  leadType === 'appointment' ? 'New booking' : 'New subscription';

/** Shows a notification of a lead; `onClick` is called after its window has the focus. */
export function showNotification(lead: LeadRef, onClick: () => void): void {
  if (notificationState() !== 'granted') return;
  try {
    const notification = new Notification(arrivalText(lead), {
      tag: leadKey(lead),
      icon: '/apple-touch-icon.png',
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onClick();
    };
  } catch (error) {
    // Android allows notifications only from a service worker
    console.info('Notification not shown', error);
  }
}
