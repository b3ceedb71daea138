import { ChoiceButton } from '@/admin/ground/forms/ChoiceButton';
import type { NewBlockedSender } from '@/shared/api-types';
import { useBlockSender } from './useSuspected';

interface Choice {
  readonly id: NewBlockedSender['kind'];
  readonly value: string;
  readonly name: string;
}

interface BlockSenderProps {
  readonly sender: { readonly email: string; readonly phone?: string | null };
}

/** Blocks the e-mail address, its domain or the phone number: what they send from now on is suspected. */
export function BlockSender({ sender }: BlockSenderProps) {
  return <ChoiceButton label="Block sender" {...useBlockChoices(sender)} />;
}

/** The choices of a menu that blocks a sender. */
export function useBlockChoices({ email, phone }: BlockSenderProps['sender']) {
  const { mutate } = useBlockSender();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const choices: Choice[] = [
    { id: 'email', value: email, name: `Block ${email}` },
    { id: 'domain', value: domain, name: `Block everybody at ${domain}` },
    ...(phone ? [{ id: 'phone' as const, value: phone, name: `Block ${phone}` }] : []),
  ];
  return {
    choices,
    onChoose(kind: Choice['id']) {
      const { value } = choices.find(({ id }) => id === kind)!;
      mutate({ kind, value });
    },
  };
}
