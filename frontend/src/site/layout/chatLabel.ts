const PROGRAMS: readonly (readonly [name: string, address: RegExp])[] = [
  ['Messenger', /^https?:\/\/(www\.)?(m\.me|messenger\.com)([/?]|$)/i],
  ['WhatsApp', /^(whatsapp:|https?:\/\/(wa\.me|(api\.|chat\.|www\.)?whatsapp\.com)([/?]|$))/i],
  ['Viber', /^(viber:|https?:\/\/(\w+\.)?viber\.com([/?]|$))/i],
  ['Telegram', /^https?:\/\/(t\.me|telegram\.me)([/?]|$)/i],
];

/** The text of a link to a chat with the office: it names the program if it is known. */
export function chatLabel(url: string): string {
  const program = PROGRAMS.find(([, address]) => address.test(url))?.[0];
  return program ? `Chat on ${program}` : 'Chat with us';
}
