import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { notify } from '@/shared/toast/toastQueue';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { useConsoleProvider } from '@/admin/ground/api/useProviderQuery';
import { failureWords } from './errorWords';

/** Downloads everything that is held of a person as a JSON file. */
export function useExport(email: string) {
  const provider = useConsoleProvider();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isPending, setPending] = useState(false);
  async function run() {
    setPending(true);
    try {
      download(await provider.exportPerson(email), `person-${toCalendarDate(new Date())}.json`);
      notify({ title: 'The export is downloaded' });
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return;
      const nothing = 'Nothing was downloaded.';
      notify({ title: 'Error', description: failureWords(error, nothing, nothing), destructive: true });
    } finally {
      setPending(false);
    }
  }
  return { isPending, start: () => void run() };
}

function download(json: string, name: string) {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
