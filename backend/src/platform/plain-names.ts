/** What a mail program might turn into a link, or what sends a reader elsewhere. */
const LINK_LIKE = /[:@\\]|\bwww\b|[\p{L}\p{N}]{2}[.\u3002]\p{L}{2}/iu;
/** Seven digits, whatever stands between them. */
const PHONE_LIKE = /(?:\p{N}[^\p{L}\p{N}]{0,3}){7}/u;

/** Whether a mail program might show a link in the text. Invisible characters and other forms of a letter do not matter. */
export const hasLink = (text: string) => LINK_LIKE.test(plain(text));

/** Whether a text is the name of something that a mail to people outside may say: it has neither a link nor a phone number. */
export const isPlainName = (text: string) => !hasLink(text) && !PHONE_LIKE.test(plain(text));

const plain = (text: string) => text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
