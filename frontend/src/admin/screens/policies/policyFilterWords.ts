import type { CalendarDate, ForceState, PolicyLine, PremiumState } from '@contract';
import { formatDate, formatMonth } from '@/admin/ground/dates/dates';
import { FORCE_LABELS, LINE_LABELS, PREMIUM_STATE_LABELS } from '@/admin/ground/words/policyWords';

/** The filters of the list of policies, those of its fields and those of links. */
export interface PolicyListFilter {
  readonly premiumState?: PremiumState;
  readonly dueMonth?: string;
  readonly dueFrom?: CalendarDate;
  readonly dueTo?: CalendarDate;
  readonly force?: ForceState;
  readonly openCase?: true;
  readonly line?: PolicyLine;
  readonly insurer?: string;
  readonly product?: string;
  readonly ownerId?: string;
  readonly clientId?: string;
  readonly householdId?: string;
  readonly single?: boolean;
  readonly currency?: string;
  readonly startsFrom?: CalendarDate;
  readonly startsTo?: CalendarDate;
  readonly leftFrom?: CalendarDate;
  readonly leftTo?: CalendarDate;
  readonly keptMonths?: number;
}

export type PolicyFilterName = keyof PolicyListFilter;

/** A filter in words, and the fields that it sets. */
export interface PolicyFilterPart {
  readonly fields: readonly PolicyFilterName[];
  readonly text: string;
}

/** What is chosen, without the tab and the search. `nameOf` has the names of users. */
export function policyFilterParts(
  filter: PolicyListFilter,
  nameOf: (userId: string) => string,
): readonly PolicyFilterPart[] {
  const { premiumState, dueMonth, force, line, insurer, product, ownerId, single, currency } = filter;
  const { dueFrom, dueTo, startsFrom, startsTo, leftFrom, leftTo, keptMonths } = filter;
  const parts: readonly (readonly [readonly PolicyFilterName[], string | false | undefined])[] = [
    [['premiumState'], premiumState && `Premium: ${PREMIUM_STATE_LABELS[premiumState]}`],
    [['dueMonth'], dueMonth && `Due in ${formatMonth(`${dueMonth}-01`)}`],
    [['dueFrom', 'dueTo'], periodText('Due', dueFrom, dueTo)],
    [['force'], force && `State: ${FORCE_LABELS[force]}`],
    [['openCase'], filter.openCase && 'Case: Open'],
    [['line'], line && `Line: ${LINE_LABELS[line]}`],
    [['insurer'], insurer && `Insurer: ${insurer}`],
    [['product'], product && `Product: ${product}`],
    [['ownerId'], ownerId && `Looked after by ${nameOf(ownerId)}`],
    [['clientId'], filter.clientId && 'Of one client'],
    [['householdId'], filter.householdId && 'Of one household'],
    [['single'], single !== undefined && (single ? 'Paid once' : 'Paid each year or more often')],
    [['currency'], currency],
    [['startsFrom', 'startsTo'], periodText('Started', startsFrom, startsTo)],
    [['leftFrom', 'leftTo'], periodText('Ended', leftFrom, leftTo)],
    [['keptMonths'], keptMonths !== undefined && keptText(keptMonths)],
  ];
  return parts.flatMap(([fields, text]) => (text ? [{ fields, text }] : []));
}

const keptText = (months: number) => (months === 0 ? 'Came into force' : `Kept for ${months} months`);

function periodText(what: string, from: CalendarDate | undefined, to: CalendarDate | undefined) {
  if (from && to) return `${what} ${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `${what} from ${formatDate(from)} on`;
  return to && `${what} until ${formatDate(to)}`;
}
