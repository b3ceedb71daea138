/** Texts of the newsletter forms (spec §2 and §8). */
export const NEWSLETTER = {
  name: 'Newsletter',
  title: 'Get Free Financial Tips',
  lead: 'One short letter a week, written in plain words, with nothing to sell.',
  benefits: [
    { title: 'Weekly advice', detail: 'one thing to do, in ten minutes or less' },
    { title: 'Market insights', detail: 'what moved, and whether it matters to you' },
    { title: 'Money-saving tips', detail: 'fees, taxes and premiums you need not pay' },
  ],
  latest: 'Read the last letter',
  archive: 'Read past letters',
  privacy: 'We respect your privacy. Unsubscribe at any time.',
  button: 'Subscribe Now',
  compactButton: 'Subscribe',
  pending: 'Subscribing...',
  success: {
    title: 'Subscription successful!',
    description:
      "Thank you for subscribing to our newsletter. You'll receive our latest financial tips and insights.",
  },
  nextTitle: 'What happens next',
  next: [
    'An e-mail asks you to confirm your address, so that nobody can subscribe you without your knowledge.',
    'Until you have confirmed it, we send you no newsletter.',
    'Every issue has a link to unsubscribe.',
  ],
  failure: {
    title: 'Subscription failed',
    description: 'There was an error subscribing to our newsletter. Please try again.',
  },
} as const;

/** Texts of the archive. */
export const ARCHIVE = {
  back: 'Back to Home',
  empty: {
    title: 'There is no letter here yet.',
    detail: 'Once the first one has gone out, you can read it here. Subscribe below to get it the same day.',
  },
  next: {
    title: 'Get the next one by e-mail',
    lead: 'The same letter, on the day it appears. It is free, and every issue has a link to unsubscribe.',
  },
  more: 'More letters',
} as const;

/** Stays below the form after the toast has closed. */
export function newsletterDone({ firstName, email }: { firstName: string; email: string }): string {
  return `One step is left, ${firstName}: an e-mail to ${email} asks you to confirm your address. Until then we send you no newsletter.`;
}
