import type { MailKind } from './mail-kinds.js';

const ACCOUNT_MAILS: readonly MailKind[] = ['password_reset', 'staff_new_sign_in', 'account_news'];

/** What the console shows instead of the content. */
export const PRIVATE_CONTENT = 'Only the person whom this message is for can read it.';

/** Whether a message is for the owner of an account alone: the console shows neither its content nor the address. */
export function isAccountMail(kind: string): boolean {
  return (ACCOUNT_MAILS as readonly string[]).includes(kind);
}

/** The address as the console shows it: `a••••@example.com` for a message to the owner of an account. */
export function shownRecipient({ kind, recipient }: { kind: string; recipient: string }): string {
  if (!isAccountMail(kind)) return recipient;
  return `${[...recipient][0] ?? ''}••••${recipient.slice(recipient.lastIndexOf('@'))}`;
}

/** The mail server's words as they are stored: without the address, which servers like to repeat. */
export function storedReply(mail: { kind: string; recipient: string }, reply: string): string {
  if (!isAccountMail(mail.kind)) return reply;
  const address = mail.recipient.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return reply.replace(new RegExp(address, 'gi'), shownRecipient(mail));
}
