import { searchForm } from '../../platform/values/search.js';

/** Characters of the columns. */
const MOST_IN_NAME_KEY = 240;
const MOST_IN_NUMBER_KEY = 120;

/** Of the name of an insurer or product; one without letters and digits as it is. */
export function nameKeyOf(name: string): string {
  return cut(searchForm(name) || name.trim(), MOST_IN_NAME_KEY);
}

/** Of a policy number: its letters and digits; a number without any as it is. */
export function numberKeyOf(policyNumber: string): string {
  return cut(searchForm(policyNumber).replace(/[^\p{L}\p{N}]/gu, '') || policyNumber, MOST_IN_NUMBER_KEY);
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
