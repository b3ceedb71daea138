import { moneyText } from '@contract';
import type { Book } from '@/shared/api-types';
import type { StatGroup } from '@/admin/ground/charts/statGroups';
import { monthText, policiesLink, shareText } from './figures';

/** The headline figures, each with the list of its policies. */
export function bookGroups({ inForce, byCurrency, premiums, persistency, to }: Book): readonly StatGroup[] {
  const stat = (label: string, value: number | string, filter: object) => ({
    label,
    value,
    to: policiesLink(filter),
  });
  const latest = premiums.filter(({ month }) => month === to);
  return [
    {
      title: 'In Force',
      headline: stat('Policies', inForce.count, inForce.filter),
      parts: byCurrency.flatMap(({ currency, yearly, single }) => [
        stat('Yearly premium', moneyText(yearly.amount, currency), yearly.filter),
        ...(single.count > 0
          ? [stat('Single premiums', moneyText(single.amount, currency), single.filter)]
          : []),
      ]),
    },
    ...latest.map(({ currency, due, collected, inGrace }) => ({
      title: `Premiums, ${monthText(to)}${latest.length > 1 ? `, ${currency}` : ''}`,
      headline: stat('Due', moneyText(due.amount, currency), due.filter),
      parts: [
        stat('Collected', moneyText(collected.amount, currency), collected.filter),
        stat('In grace today', moneyText(inGrace.amount, currency), inGrace.filter),
      ],
    })),
    ...persistency.slice(0, 1).map(({ months, share, kept }) => ({
      title: 'Persistency',
      headline: stat(`${months} months`, shareText(share), kept?.filter ?? {}),
      parts: persistency
        .slice(1)
        .map((other) => stat(`${other.months} months`, shareText(other.share), other.kept?.filter ?? {})),
    })),
  ];
}
