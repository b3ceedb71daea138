import type { Duplicate } from '@/shared/api-types';
import type { ToastMessage } from '@/shared/toast/toastQueue';
import { leadName } from '@/admin/ground/words/leadWords';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';

const REASONS: Readonly<Record<Duplicate['reasons'][number], string>> = {
  email: 'same e-mail',
  phone: 'same phone',
  nameAndBirth: 'same name and date of birth',
};

/** `same e-mail, same phone`. */
export const reasonWords = ({ reasons }: Pick<Duplicate, 'reasons'>) =>
  reasons.map((reason) => REASONS[reason]).join(', ');

/** Who a client that was just added may be; nobody when that cannot be read. */
export const duplicatesOf = (provider: ConsoleProvider, id: string): Promise<readonly Duplicate[]> =>
  provider.duplicates(id).catch(() => []);

/** Says that a client was added, and who it may be. */
export function addedToast(title: string, duplicates: readonly Duplicate[]): ToastMessage {
  const names = duplicates.map(({ client }) => leadName(client));
  return {
    title,
    ...(names.length > 0 && {
      description: `Perhaps the same person as ${[...new Set(names)].join(' or ')}.`,
    }),
  };
}
