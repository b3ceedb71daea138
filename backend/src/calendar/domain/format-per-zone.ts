const MOST = 100;

/** A format for each time zone, kept because creating one costs far more than using it. */
export function formatPerZone(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = formats.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    // browsers name zones too, and one zone has many spellings
    if (formats.size >= MOST) formats.clear();
    formats.set(timeZone, format);
    return format;
  };
}
