import type { LiveMessage } from '@contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify, shownToast } from '@/shared/toast/toastQueue';
import type { LeadRef } from '@/shared/api-types';
import { setNewLeadCount } from '@/admin/ground/page/documentTitle';
import { leadLink } from '@/admin/ground/words/leadRules';
import { claimAlert } from './claimAlert';
import { createdLead } from './createdLead';
import { leadKey } from '@/admin/ground/words/leadRules';
import { arrivalText, notificationState, requestNotifications, showNotification } from './notifications';
import { useAlertSettings } from './useAlertSettings';
import { useNewLeads } from './useNewLeads';

/** Duration of the offer, in milliseconds; longer than other toasts, because it is a question. */
const OFFER_DURATION = 15_000;

/** Alerts to new leads: their number in the document title, a notification and a sound if the user wants them. */
export function useLeadAlerts() {
  const navigate = useNavigate();
  const { count, add } = useNewLeads();
  const [settings, change] = useAlertSettings();

  useEffect(() => setNewLeadCount(count), [count]);
  useEffect(() => () => setNewLeadCount(0), []);

  async function alertUser(lead: LeadRef) {
    if (!(await claimAlert(leadKey(lead)))) return;
    if (settings.sound) await import('./chime').then(({ playChime }) => playChime());
    if (document.hasFocus()) offerNotifications(lead);
    else if (settings.notifications) showNotification(lead, () => void navigate(leadLink(lead)));
  }

  /** Once, and never in place of another message, such as the success of a change; the next lead is another chance. */
  function offerNotifications(lead: LeadRef) {
    if (settings.offered || shownToast()?.open || notificationState() !== 'default') return;
    change({ offered: true });
    notify({
      title: arrivalText(lead),
      description: 'Show a notification next time, when you are in another window?',
      action: {
        label: 'Turn on',
        altText: 'Turn on under Settings, New lead alerts',
        run: () => void requestNotifications().then((on) => change({ offered: true, notifications: on })),
      },
      duration: OFFER_DURATION,
    });
  }

  function onMessage(message: LiveMessage) {
    const lead = createdLead(message);
    if (!lead) return;
    add(lead);
    alertUser(lead).catch((error: unknown) => console.info('Alert failed', error));
  }

  return { newLeads: count, onMessage };
}
