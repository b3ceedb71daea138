import type { Said } from '../../platform/domain-error.js';
import { searchWords } from '../../platform/values/search.js';
import { plainWord, saysLeft } from './cell-words.js';
import { isHeadingOf } from './headings.js';
import type { ImportKind } from './import-fields.js';

/** Within a heading without spaces: who left, whose address was given up, or to whom nothing may be sent. */
const LEAVING = [
  'unsub',
  'optout',
  'optedout',
  'optsout',
  'cleaned',
  'cleantime',
  'cleandate',
  'emaildisabled',
  'bounced',
  'bouncetime',
  'bouncedat',
  'bouncedate',
  'hardbounce',
  'blocklist',
  'blacklist',
  'suppress',
  'donotemail',
  'donotmail',
  'donotcontact',
  'donotsend',
  'noemail',
  'nonewsletter',
  'complained',
  'complaint',
  'leftat',
  'lefton',
  'datetheyleft',
  'dateleft',
  'lefttheletter',
  'leftthenewsletter',
  'consentwithdrawn',
  'withdrawnat',
  'withdrawnon',
  'withdrawalofconsent',
  'consentrevoked',
  'revokedat',
  'deletedat',
  'removedat',
  'umalis',
];
/** Words of headings of columns with details of an unsubscription, such as a link or a reason; they do not say whether it happened. */
const NOT_WHETHER = new Set([
  'url',
  'link',
  'links',
  'token',
  'hash',
  'key',
  'code',
  'ip',
  'id',
  'campaign',
  'title',
  'reason',
  'other',
  'comment',
  'comments',
  'count',
  'counts',
  'rate',
  'source',
  'method',
  'page',
  'type',
  'list',
  'lists',
]);

/** Whether a column with this heading says who left the newsletter. */
export function tellsOfLeaving(heading: string): boolean {
  const words = searchWords(heading.replace(/([a-z\d])([A-Z])/g, '$1 $2'));
  if (words.some((word) => NOT_WHETHER.has(word))) return false;
  const whole = plainWord(heading);
  return whole === 'left' || LEAVING.some((part) => whole.includes(part));
}

interface LeavingColumns {
  readonly leaving: readonly string[];
  /** Columns of a status, whose values include words such as `unsubscribed`. */
  readonly states: readonly string[];
}

// every row of a file asks for them
const OF_HEADINGS = new WeakMap<readonly string[], LeavingColumns>();

function columnsOf(headings: readonly string[]): LeavingColumns {
  const known = OF_HEADINGS.get(headings) ?? {
    leaving: headings.filter(tellsOfLeaving),
    states: headings.filter((heading) => isHeadingOf('subscribed', heading)),
  };
  OF_HEADINGS.set(headings, known);
  return known;
}

/** The columns that say who unsubscribed and are not mapped to the field `left`. With one of them no row is imported as confirmed. */
export function unusedLeaving(
  kind: ImportKind,
  headings: readonly string[],
  columns: Readonly<Record<string, string | null>>,
): string[] {
  if (kind !== 'subscribers') return [];
  return columnsOf(headings).leaving.filter((heading) => columns[heading] !== 'left');
}

/** A column that fills no field, and says of a subscriber that they left, or may say so; null for none. */
export function leavingBeside(
  headings: readonly string[],
  columns: Readonly<Record<string, string | null>>,
  cells: readonly string[],
): string | null {
  const [unused] = unusedLeaving('subscribers', headings, columns);
  if (unused !== undefined) return unused;
  const says = (heading: string) => !columns[heading] && saysLeft(cells[headings.indexOf(heading)] ?? '');
  return columnsOf(headings).states.find(says) ?? null;
}

/** Why a column that says who left cannot fill the field: there its yes would mean the opposite. */
export function leavingProblem(kind: ImportKind, heading: string, field: string): Said | null {
  const isOpposite = kind === 'subscribers' && (field === 'subscribed' || field === 'consentGivenAt');
  return isOpposite && tellsOfLeaving(heading) ? 'import.tells-of-leaving' : null;
}
