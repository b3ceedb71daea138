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

/** The names that differ from a setting by one typing error; both may have the ending `_FILE`. */
export function misspelt(names: readonly string[], settings: readonly string[]) {
  const known = new Set(settings);
  return names.flatMap((name) => {
    const plain = name.replace(/_FILE$/, '');
    const meant = known.has(plain) ? undefined : settings.find((setting) => isTypingError(plain, setting));
    return meant ? [{ name, meant: meant + name.slice(plain.length) }] : [];
  });
}

/** Whether two long names differ by one letter, or by two neighbours that changed places. */
function isTypingError(name: string, setting: string): boolean {
  const shorter = Math.min(name.length, setting.length);
  if (shorter < 6) return false;
  let start = 0;
  while (start < shorter && name[start] === setting[start]) start += 1;
  let end = 0;
  while (end < shorter - start && name.at(-1 - end) === setting.at(-1 - end)) end += 1;
  const [typed = '', meant = ''] = [name, setting].map((text) => text.slice(start, text.length - end));
  return (
    Math.max(typed.length, meant.length) === 1 ||
    (typed.length === 2 && typed === [...meant].reverse().join(''))
  );
}
