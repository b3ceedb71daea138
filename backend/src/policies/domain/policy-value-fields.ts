import { DAY, inFiles } from '../../platform/fields/file-columns.js';
import { MOST_CENTAVOS, MOST_LISTED, PAYMENT_METHODS } from './policy-choices.js';

/** In the currency of the premium. */
const AMOUNT = { about: 'case', type: 'centavos', max: MOST_CENTAVOS, optional: true } as const;
const IN_CURRENCY = { description: 'In whole centavos of the currency of the premium' } as const;
/** Rows that staff write on the page of the policy; each list has a file of its own. */
const ROWS = { type: 'list', max: MOST_LISTED, files: { everything: null, list: null } } as const;

/** What a policy is worth. */
export const POLICY_VALUE_FIELDS = {
  faceAmount: {
    ...AMOUNT,
    ...IN_CURRENCY,
    label: 'Face amount',
    headings: `face amount, sum assured, sum insured, face value, basic sum assured, basic face amount,
      amount of insurance, insured amount, coverage amount, amount of coverage, coverage, cover amount,
      death benefit, life cover, total sum assured, limit of liability, benefit limit, mbl,
      maximum benefit limit, halaga ng seguro`,
    files: inFiles('Face Amount', 'sum assured, in the currency of the premium'),
  },
  fundValue: {
    ...AMOUNT,
    ...IN_CURRENCY,
    label: 'Fund value',
    headings: `fund value, account value, total fund value, vul fund value, investment value, total account value,
      policy fund value, net asset value of fund`,
    files: inFiles('Fund Value', 'amount, in the currency of the premium'),
  },
  fundValueOn: {
    about: 'case',
    type: 'date',
    optional: true,
    description: 'The day of the fund value',
    label: 'Day of fund value',
    headings: `fund value date, fund value as of, account value date, account value as of, nav date,
      valuation date, fund value on`,
    files: inFiles('Day of Fund Value', DAY),
  },
  loanBalance: {
    ...AMOUNT,
    description:
      'Of policy loans and premiums that the insurer advanced, in whole centavos of the currency of the premium',
    label: 'Loan balance',
    headings: `loan balance, policy loan, policy loan balance, outstanding loan, loan amount, apl,
      automatic premium loan, outstanding policy loan, utang sa polisiya`,
    files: inFiles('Loan Balance', 'amount, in the currency of the premium'),
  },
  // a file says their names
  riders: {
    ...ROWS,
    about: 'case',
    label: 'Riders',
    headings: `riders, rider, rider name, rider names, attached riders, riders attached, supplementary benefits,
      supplementary benefit, supplementary contracts, optional benefits, additional benefits`,
  },
} as const;

/** How the premiums of a policy reach the insurer. */
export const POLICY_PAYMENT_FIELDS = {
  paymentMethod: {
    about: 'case',
    type: 'choice',
    choices: PAYMENT_METHODS,
    optional: true,
    label: 'How it is paid',
    headings: `how it is paid, payment method, method of payment, payment channel, payment type, form of payment,
      billing method, billing type, bill type, collection method, collection type, payment arrangement,
      payment facility, premium payment method, paraan ng pagbabayad`,
    files: inFiles('How It Is Paid', 'word'),
  },
  cardExpires: {
    about: 'case',
    type: 'month',
    optional: true,
    description: 'Of the card by which it is paid, YYYY-MM. There is no number of a card',
    label: 'Card expires',
    headings: `card expires, card expiry, card expiry date, card expiration, card expiration date, cc expiry,
      credit card expiry, credit card expiry date, credit card expiration, expiry of card, card valid until,
      card valid thru`,
    files: inFiles('Card Expires', 'month, YYYY-MM'),
  },
  cheques: { ...ROWS, headings: null, about: 'person', label: 'Post-dated cheques' },
} as const;
