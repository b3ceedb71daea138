/** The dialect of articles and letters: raw HTML is text, addresses are no links by themselves, quotes are typeset. */
export const MARKDOWN_DIALECT = { html: false, linkify: false, typographer: true } as const;

/** Whether a link or a picture may have the address: http(s), mailto, tel, or a path of this site. */
export const isMarkdownAddress = (url: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(url.trim()) && !url.includes('\\');
