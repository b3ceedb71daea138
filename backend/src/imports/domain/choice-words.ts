import { PREFERRED_TIME_LABELS, SERVICE_LABELS } from '../../calendar/domain/booking-options.js';
import { searchWords } from '../../platform/values/search.js';
import { plainWord } from './cell-words.js';
import type { ImportField } from './import-fields.js';

type Words = Readonly<Record<string, string>>;

const QUARTERLY = 'quarter, qtr, qtrly, qtly, q, every three months, every 3 months, 3 months';
const MONTHLY = 'month, buwanan, m, mo, mth, mthly, mly, every month, per month';
const ANNUAL = 'annually, yearly, year, taunan, a, ann, anl, yr, yrly, every year, per annum';

/**
 * What else people and insurers write for a choice, with commas between, by field. A word that two choices may be is none of
 * them.
 */
const CHOICES: Readonly<Record<string, Words>> = {
  preferredTime: PREFERRED_TIME_LABELS,
  serviceInterest: SERVICE_LABELS,
  channel: {
    call: 'phone, phone call, telephone, mobile, tawag',
    message: 'sms, text, text message, viber, messenger, whatsapp, chat',
    'e-mail': 'mail',
    meeting: 'in person, face to face, visit, personal visit',
  },
  civilStatus: {
    single: 's, unmarried, never married, bachelor, dalaga, binata, walang asawa',
    married: 'm, may asawa, kasal, kasado, kasada',
    widowed: 'w, widow, widower, biyudo, biyuda, balo',
    separated: 'sep, legally separated, separated in fact, hiwalay',
    annulled: 'annulment, annuled',
    divorced: 'd, div, divorcee',
  },
  leadSource: {
    booking: 'website, web, online, online booking',
    'walk-in': 'office, walked in',
    referral: 'referred, referred by client, nirefer',
    phone: 'call, phone call, tawag',
  },
  bookingStatus: {
    Hold: 'on hold',
    Pending: 'tentative, for confirmation',
    Confirmed: 'confirm',
  },
  outcome: {
    Held: 'done, completed, attended, met, took place',
    'No-show': 'no show, noshow, did not come, absent',
  },
  leadStatus: {
    New: 'new lead, bago',
    'In Progress': 'ongoing, contacted, working, in process, following up, follow up',
    'Not Qualified': 'unqualified, disqualified',
    'Offer Declined': 'declined, closed lost, lost',
    'Closed Sale': 'closed won, won, sold',
  },
  application: {
    applied: 'applied for, pending, submitted, application, in process, for underwriting',
    issued: 'approved, active, accepted, in force, inforce, delivered, released',
    declined: 'rejected, denied, decline',
    withdrawn: 'withdraw, not taken, not taken up, ntu',
  },
  force: {
    'not yet': 'not yet in force, not yet effective, not yet issued, pending, for issuance, proposal',
    'in force': `inforce, if, active, current, in effect, premium paying, reinstated, renewed, paid up,
      fully paid, fully paid up, reduced paid up, rpu`,
    lapsed: 'lapse, lap, lps, lapsed for non payment, lapsed non payment',
    surrendered: 'surrender, cash surrender, cash surrendered, fully surrendered, full surrender, surr',
    matured: 'maturity, matured paid, mat',
    claimed: 'claim, claim paid, death, death claim, death claim paid, deceased',
    cancelled: 'canceled, cancel, cancellation, terminated, void, voided, rescinded, free look',
  },
  line: {
    life: `buhay, traditional, trad, traditional life, vul, ul, variable, variable life,
      variable universal life, universal life, unit linked, variable unit linked, investment linked, term,
      term life, whole life, endowment, ordinary life, group life, individual life, group term, group term life,
      yearly renewable term, yrt, credit life`,
    health: `hmo, medical, health care, critical illness, ci, dread disease, hospital income, hospitalization,
      hospital, group health, medical reimbursement, kalusugan`,
    accident: `personal accident, pa, group personal accident, gpa, accidental, ad d, aksidente,
      accidental death`,
    'non-life': `general, motor, motor car, motor vehicle, motorcycle, car, auto, automobile, vehicle,
      comprehensive, comprehensive car, ctpl, compulsory third party liability, fire, property,
      fire and allied perils, fire and lightning, home, house, homeowners, marine, marine cargo, marine hull,
      cargo, engineering, casualty, miscellaneous casualty, liability, cgl, comprehensive general liability,
      bond, bonds, surety, surety bond, burglary`,
  },
  mode: {
    single: 'single pay, one time, one pay, lump sum, sp, isang bayad',
    annual: `${ANNUAL}, every 12 months, once a year`,
    'semi-annual': `semi, semestral, semester, semiannually, semi annl, semi ann, sa, half-yearly, hy,
      half year, every six months, every 6 months, 6 months, twice a year, kada anim na buwan`,
    quarterly: `${QUARTERLY}, kada tatlong buwan`,
    monthly: `${MONTHLY}, kada buwan`,
  },
  paymentMethod: {
    'auto-debit': `ada, auto debit, autodebit, automatic debit, auto debit arrangement, auto debit agreement,
      automatic debit arrangement, bank debit, direct debit, debit, bank auto debit`,
    card: `credit card, debit card, aca, auto charge, automatic charge, auto charge arrangement, credit card charge, cc,
      visa, mastercard, auto credit card, aca credit card`,
    'post-dated cheques': `pdc, pdcs, post dated checks, post dated check, postdated checks, postdated check,
      postdated cheques, post dated cheque, check, checks, cheque, cheques, tseke`,
    'bills payment': `bills pay, billspay, online, online banking, online payment, online transfer, bank transfer,
      gcash, maya, paymaya, e-wallet, ewallet, payment center, bayad center, bills payment facility, bank deposit`,
    counter: 'over the counter, otc, cash, cashier, branch, direct, direct billing, office, walk in',
  },
  premiumFrequency: { annual: ANNUAL, quarterly: QUARTERLY, monthly: MONTHLY },
};

/** Beside a mode: how it is paid. */
const PAID = `ada, aca, auto, automatic, debit, charge, arrangement, autopay, credit, card, cc, pdc, post,
  dated, check, checks, cheque, cheques, salary, deduction, cash, otc, direct, billing, payment, payments, paid,
  pay, premium, premiums, mode, basis, mop`;
/** Words that say nothing more of a choice, by field. */
const BESIDE: Readonly<Record<string, ReadonlySet<string>>> = {
  mode: setOf(PAID),
  premiumFrequency: setOf(PAID),
  line: setOf('insurance, assurance, plan, policy, product, cover, coverage, line, seguro'),
  force: setOf('policy, status'),
  application: setOf('application, policy, status'),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(listOf(words));
}

function listOf(words: string): string[] {
  return words.split(/,\s+/);
}

const KNOWN = new Map<string, ReadonlyMap<string, string>>();

function wordsOf({ name, choices = [] }: ImportField): ReadonlyMap<string, string> {
  const known = KNOWN.get(name);
  if (known) return known;
  const words = new Map(
    choices.flatMap((choice) =>
      [choice, ...listOf(CHOICES[name]?.[choice] ?? choice)].map((word): [string, string] => [
        plainWord(word),
        choice,
      ]),
    ),
  );
  KNOWN.set(name, words);
  return words;
}

/**
 * The choice of the field that the text is: its value, its label, or another word for it, also with a remark in brackets, or
 * with words that say nothing of it: `Monthly ADA`, `A - Annual`, `Motor Car Insurance`. Undefined for an unknown word.
 */
export function choiceOf(field: ImportField, text: string): string | undefined {
  const words = wordsOf(field);
  const known = words.get(plainWord(text));
  if (known !== undefined) return known;
  const said = (part: string) => ofWords(words, searchWords(part), field.name);
  const whole = said(text);
  if (whole !== undefined) return whole;
  const parts = text
    .split('(', 2)
    .map(said)
    .filter((one) => one !== undefined);
  return new Set(parts).size === 1 ? parts[0] : undefined;
}

/** All of them together, or each of them alone where all are the same choice. */
function ofWords(
  words: ReadonlyMap<string, string>,
  all: readonly string[],
  field: string,
): string | undefined {
  const said = all.filter((word) => !BESIDE[field]?.has(word));
  const whole = words.get(said.join(''));
  if (whole !== undefined) return whole;
  const [first, ...others] = said.map((word) => words.get(word));
  return others.every((one) => one === first) ? first : undefined;
}
