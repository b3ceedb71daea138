import { dayWords } from '../../calendar/domain/consultation-time.js';
import {
  type Block,
  button,
  fact,
  facts,
  greeting,
  hasWords,
  heading,
  importantFact,
  type MailBody,
  oneLine,
  paragraph,
  phoneLink,
  quote,
  section,
} from '../../mail/blocks.js';
import type { MailContext, Template } from '../../mail/mail-kinds.js';
import { hasLink, isPlainName } from '../../platform/plain-names.js';
import { moneyText } from '../../platform/values/money.js';
import {
  kindOfReminder,
  type PolicyMailData,
  type PremiumMail,
  type PremiumMailKind,
  premiumsOf,
  type RemindedPremium,
} from '../domain/policy-mails.js';

declare module '../../mail/mail-kinds.js' {
  interface MailData extends PolicyMailData {}
}

const toClient = {
  footer: (_: unknown, __: unknown, office: readonly string[]) => [
    ...office,
    'You get this mail because we look after your policy.',
  ],
};

/** About one premium, or about several that a client is reminded of on one day. */
function premiumMail<K extends PremiumMailKind>(kind: K): Template<K> {
  const occasion = kind === 'premium_due' ? 'due' : 'grace begins';
  const complete = (mail: PremiumMail): PremiumMail => ({ ...mail, occasion: mail.occasion ?? occasion });
  return {
    subject: (mail: PremiumMail) => subjectOf(complete(mail)),
    body: (mail: PremiumMail, context) => bodyOf(complete(mail), context),
  };
}

function subjectOf(mail: PremiumMail): string {
  const { dueDate, graceEndsOn, today, others } = mail;
  if (others) return `${premiumsOf(mail).length} premiums ${stateOfAll(mail)}`;
  const day = isInGrace(mail) ? graceEndsOn : dueDate;
  if (isInGrace(mail))
    return `Your premium can still be paid ${day === today ? 'today' : `until ${dayWords(day)}`}`;
  return `Your premium is due ${day === today ? 'today' : `on ${dayWords(day)}`}`;
}

function bodyOf(mail: PremiumMail, context: MailContext): MailBody {
  return {
    preview: mail.others ? `${premiumsOf(mail).map(amountWords).join(', ')}.` : previewOfOne(mail),
    blocks: [...(mail.others ? aboutSeveral(mail) : aboutOne(mail)), ...howToPay(mail), ourContact(context)],
  };
}

function previewOfOne(mail: PremiumMail): string {
  const { graceEndsOn, today } = mail;
  return isInGrace(mail)
    ? `The grace period of ${policyWords('your', mail)} ends ${graceEndsOn === today ? 'today' : `on ${dayWords(graceEndsOn)}`}.`
    : `${amountWords(mail)}.`;
}

function aboutOne(mail: PremiumMail): Block[] {
  const { dueDate, today } = mail;
  const isToday = dueDate === today;
  return isInGrace(mail)
    ? [
        heading('Your premium is in its grace period'),
        greeting(mail),
        paragraph(
          `We have no payment yet of the premium for ${policyWords('your', mail)}. Your contract grants a grace period, in which the policy stays in force:`,
        ),
        premiumFacts(mail),
      ]
    : [
        heading(isToday ? 'A premium is due today' : 'A premium is due soon'),
        greeting(mail),
        paragraph(`A short reminder of the premium for ${policyWords('your', mail)}:`),
        premiumFacts(mail),
      ];
}

function aboutSeveral(mail: PremiumMail): Block[] {
  const premiums = premiumsOf(mail);
  return [
    heading(`Your premiums ${stateOfAll(mail)}`),
    greeting(mail),
    paragraph(
      premiums.some(isInGrace)
        ? 'We have no payment yet of these premiums. After its due day a premium has a grace period, as in your contract, in which the policy stays in force:'
        : 'A short reminder of the premiums of your policies:',
    ),
    ...premiums.flatMap((one) => [section(policyWords('Your', one)), premiumFacts(one)]),
  ];
}

/** What is true of all premiums of a mail. */
function stateOfAll(mail: PremiumMail): string {
  const premiums = premiumsOf(mail);
  if (premiums.some(isInGrace)) return 'are still to be paid';
  return premiums.every(({ dueDate }) => dueDate === mail.today) ? 'are due today' : 'are due soon';
}

const policyAnniversary: Template<'policy_anniversary'> = {
  subject: ({ years }) => `${yearsWords(years)} of your policy`,
  body: (policy, context) => ({
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
      ourContact(context),
    ],
  }),
};

/** The texts of the mails to clients. */
export const POLICY_TEMPLATES: { readonly [K in keyof PolicyMailData]: Template<K> } = {
  premium_due: { ...premiumMail('premium_due'), ...toClient },
  premium_in_grace: { ...premiumMail('premium_in_grace'), ...toClient },
  policy_anniversary: { ...policyAnniversary, ...toClient },
};

/**
 * `your policy 12-345 with Sun Life`; in a mail to another payor `the policy 12-345 with Sun Life of Ana Reyes`. Names and
 * numbers that contain links are left out, so that nobody can send a text of their own in them.
 */
function policyWords(
  your: 'your' | 'Your',
  { insurer, policyNumber, owner }: Pick<RemindedPremium, 'insurer' | 'policyNumber' | 'owner'>,
): string {
  const number = policyNumber === null || hasLink(policyNumber) ? '' : ` ${oneLine(policyNumber, 60)}`;
  const name = isPlainName(insurer) ? ` with ${oneLine(insurer, 120)}` : '';
  if (owner === undefined) return `${your} policy${number}${name}`;
  const whose = isPlainName(owner) ? ` of ${oneLine(owner, 120)}` : '';
  return `${your === 'Your' ? 'The' : 'the'} policy${number}${name}${whose}`;
}

const isInGrace = (mail: RemindedPremium) => kindOfReminder(mail) === 'premium_in_grace';

const amountWords = (mail: RemindedPremium) =>
  `${moneyText(mail.owed, mail.currency)} for ${policyWords('your', mail)}`;

function premiumFacts(mail: RemindedPremium): Block {
  const { owed, currency, dueDate, graceEndsOn } = mail;
  const until = `until ${dayWords(graceEndsOn)}`;
  return facts(
    importantFact('Amount', moneyText(owed, currency)),
    importantFact('Due', dayWords(dueDate)),
    ...(isInGrace(mail) ? [importantFact('Grace period', until)] : []),
    ...(!isInGrace(mail) && graceEndsOn > dueDate
      ? [fact('Grace period', `${until}, as in your contract`)]
      : []),
  );
}

function howToPay({ howToPay: words = '' }: PremiumMail): Block[] {
  const page = firstPage(words);
  return [
    ...(hasWords(words) ? [quote('How to pay', words)] : []),
    ...(page ? [button(`Open ${page.host}`, page.href)] : []),
    paragraph(
      'If you have paid already, thank you: it may take some days until it is posted. If anything is unclear, please call us or answer this mail.',
    ),
  ];
}

/** The first page that a text of the owner links to, to press. */
function firstPage(words: string): URL | null {
  const [address] = /https:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/i.exec(words) ?? [];
  return address !== undefined && URL.canParse(address) ? new URL(address) : null;
}

function ourContact({ business }: MailContext): Block {
  return facts(fact('Our phone', phoneLink(business.phone)), fact('Your advisor', business.advisor));
}

const yearsWords = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;
