/** What the console shows instead of the content. */
export const PRIVATE_CONTENT = 'Only the person whom this message is for can read it.';

/** The address as the console shows it: `a••••@example.com` for a mail to the owner of an account. */
export function shownRecipient({ recipient }: { recipient: string }, isPrivate: boolean): string {
  if (!isPrivate) return recipient;
  return `${[...recipient][0] ?? ''}••••${recipient.slice(recipient.lastIndexOf('@'))}`;
}

/** The mail server's words as they are stored: of a private mail without the address, which servers like to repeat. */
export function storedReply(mail: { recipient: string }, isPrivate: boolean, reply: string): string {
  if (!isPrivate) return reply;
  const address = mail.recipient.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return reply.replace(new RegExp(address, 'gi'), shownRecipient(mail, isPrivate));
}
