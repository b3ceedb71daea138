import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers without the code of a country are numbers of this one. */
const HOME = 'PH';

/** The number in E.164; '' for what is no number of any country. Without the code of a country it is one of `country`. */
export function e164Of(phone: string, country: string = HOME): string {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isPossible() ? parsed.number : '';
}
