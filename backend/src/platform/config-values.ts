/** The text, if it is an address with one of the protocols. */
export function urlWith(...protocols: string[]) {
  return (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;
}

/** The origin, if the text is no longer address. */
export function parseOrigin(text: string): string | undefined {
  const url = urlWith('http:', 'https:')(text) && new URL(text);
  return url && url.pathname === '/' && url.search === '' && url.username === '' ? url.origin : undefined;
}

export function parseTimeZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone && text;
  } catch {
    return undefined;
  }
}
