import { embeddedCalculator, isCalculatorKind } from '../../planning/domain/embed.js';

/** The placeholder of the recipient's first name in the content of an issue. */
export const FIRST_NAME_TOKEN = '{firstName}';

/** Takes the place of a first name that is not known. */
export const ANY_READER = 'there';

/** What looks like a token, in the way of the common newsletter services. */
const TOKEN_LIKE = /\{[^{}\n]{1,40}\}/g;

/** The fields of an issue that recipients read. */
type ReadText = Readonly<Record<'subject' | 'preheader' | 'content', string>>;

type UnknownTokens = Partial<Record<keyof ReadText, string[]>>;

/**
 * What readers would get as it is typed, such as `{name}`, by field, once each. Subject and preheader are the same for
 * everybody, so that they have no tokens.
 */
export function unknownTokens({ subject, preheader, content }: ReadText): UnknownTokens {
  const found = Object.entries({ subject, preheader, content }).map(([field, text]) => {
    const tokens = [...new Set<string>(typed(field, text).match(TOKEN_LIKE))];
    return [field, tokens.filter((token) => field !== 'content' || token !== FIRST_NAME_TOKEN)] as const;
  });
  return Object.fromEntries(found.filter(([, tokens]) => tokens.length > 0));
}

/** The lines that stay as they are typed; those that ask for a calculator become a link to it. */
const typed = (field: string, text: string) =>
  field === 'content'
    ? text
        .split('\n')
        .filter((line) => !isCalculatorKind(embeddedCalculator(line.trimEnd()) ?? ''))
        .join('\n')
    : text;

/** A text in which the token is replaced by that name. */
export const withFirstName = (text: string, firstName: string) =>
  text.replaceAll(FIRST_NAME_TOKEN, () => firstName);

/** The first name of a member of staff, who reads previews and test copies. */
export const firstNameIn = (name: string) => name.trim().split(/\s+/)[0] ?? '';
