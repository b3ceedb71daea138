/** The part of the server's configuration that the console uses. */
export interface OfficeSettings {
  /** Empty if unknown. */
  readonly businessName: string;
  readonly timeZone: string;
  readonly passwordMinLength: number;
}

const DEFAULTS: OfficeSettings = { businessName: '', timeZone: 'Asia/Manila', passwordMinLength: 6 };

/** Reads the settings from the page's meta element; missing or invalid values get the defaults. */
export function readOfficeSettings(page: Document): OfficeSettings {
  const text = page.querySelector<HTMLMetaElement>('meta[name="office-settings"]')?.content;
  const { businessName, timeZone, passwordMinLength } = parse(text ?? '{}');
  return {
    businessName: typeof businessName === 'string' ? businessName : DEFAULTS.businessName,
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULTS.timeZone,
    passwordMinLength:
      Number.isInteger(passwordMinLength) && Number(passwordMinLength) > 0
        ? Number(passwordMinLength)
        : DEFAULTS.passwordMinLength,
  };
}

export const officeSettings = readOfficeSettings(document);

function parse(text: string): Partial<Record<keyof OfficeSettings, unknown>> {
  try {
    return Object(JSON.parse(text)) as Partial<Record<keyof OfficeSettings, unknown>>;
  } catch {
    return {};
  }
}

function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name === '') return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
