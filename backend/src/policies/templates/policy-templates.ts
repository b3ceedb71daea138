import { dayWords } from '../../calendar/domain/consultation-time.js';
import {
  type Block,
  fact,
  type Fact,
  facts,
  greeting,
  hasWords,
  heading,
  importantFact,
  oneLine,
  paragraph,
  phoneLink,
  quote,
} from '../../mail/blocks.js';
import type { MailContext, Template } from '../../mail/mail-kinds.js';
import { hasLink, isPlainName } from '../../platform/plain-names.js';
import { moneyText } from '../../platform/values/money.js';
import type { PolicyMailData, PremiumMail } from '../domain/policy-mails.js';

declare module '../../mail/mail-kinds.js' {
  interface MailData extends PolicyMailData {}
}

const toClient = {
  footer: (_: unknown, __: unknown, office: readonly string[]) => [
    ...office,
    'You get this mail because we look after your policy.',
  ],
};

const premiumDue: Template<'premium_due'> = {
  subject: ({ dueDate }) => `Your premium is due on ${dayWords(dueDate)}`,
  body: (premium, context) => ({
    preview: `${moneyText(premium.owed, premium.currency)} for ${policyWords('your', premium)}.`,
    blocks: [
      heading('A premium is due soon'),
      greeting(premium),
      paragraph(`A short reminder of the premium for ${policyWords('your', premium)}:`),
      facts(
        ...premiumFacts(premium),
        ...(premium.graceEndsOn > premium.dueDate
          ? [fact('Grace period', `until ${dayWords(premium.graceEndsOn)}, as in your contract`)]
          : []),
      ),
      ...howToPay(premium, context),
    ],
  }),
};

const premiumInGrace: Template<'premium_in_grace'> = {
  subject: ({ graceEndsOn }) => `Your premium can still be paid until ${dayWords(graceEndsOn)}`,
  body: (premium, context) => ({
    preview: `The grace period of ${policyWords('your', premium)} ends on ${dayWords(premium.graceEndsOn)}.`,
    blocks: [
      heading('Your premium is in its grace period'),
      greeting(premium),
      paragraph(
        `We have no payment yet of the premium for ${policyWords('your', premium)}. Your contract grants a grace period, in which the policy stays in force:`,
      ),
      facts(
        ...premiumFacts(premium),
        importantFact('Grace period', `until ${dayWords(premium.graceEndsOn)}`),
      ),
      ...howToPay(premium, context),
    ],
  }),
};

const policyAnniversary: Template<'policy_anniversary'> = {
  subject: ({ years }) => `${yearsWords(years)} of your policy`,
  body: (policy, { business }) => ({
    preview: `${policyWords('Your', policy)} began ${yearsWords(policy.years)} ago.`,
    blocks: [
      heading('An anniversary of your policy'),
      greeting(policy),
      paragraph(
        `${policyWords('Your', policy)} began ${yearsWords(policy.years)} ago today. Thank you for your trust.`,
      ),
      paragraph(
        'Much can change in a year: a move, a marriage, a child, another job. Would you like to go through it together? We are glad to take the time.',
      ),
      facts(fact('Our phone', phoneLink(business.phone)), fact('With', business.advisor)),
    ],
  }),
};

/** The texts of the mails to clients. */
export const POLICY_TEMPLATES: { readonly [K in keyof PolicyMailData]: Template<K> } = {
  premium_due: { ...premiumDue, ...toClient },
  premium_in_grace: { ...premiumInGrace, ...toClient },
  policy_anniversary: { ...policyAnniversary, ...toClient },
};

/** `your policy 12-345 with Sun Life`; without a name or number that staff could send a text of their own by. */
function policyWords(
  your: 'your' | 'Your',
  { insurer, policyNumber }: { readonly insurer: string; readonly policyNumber: string | null },
): string {
  const number = policyNumber === null || hasLink(policyNumber) ? '' : ` ${oneLine(policyNumber, 60)}`;
  const name = isPlainName(insurer) ? ` with ${oneLine(insurer, 120)}` : '';
  return `${your} policy${number}${name}`;
}

function premiumFacts({ owed, currency, dueDate }: PremiumMail): Fact[] {
  return [importantFact('Amount', moneyText(owed, currency)), importantFact('Due', dayWords(dueDate))];
}

function howToPay({ howToPay: words = '' }: PremiumMail, { business }: MailContext): Block[] {
  return [
    ...(hasWords(words) ? [quote('How to pay', words)] : []),
    paragraph(
      'If you have paid already, thank you: it may take some days until it is posted. If anything is unclear, please call us or answer this mail.',
    ),
    facts(fact('Our phone', phoneLink(business.phone)), fact('With', business.advisor)),
  ];
}

const yearsWords = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;
