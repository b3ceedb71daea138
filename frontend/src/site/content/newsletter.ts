/** Texts of the newsletter forms (spec §2 and §8). */
export const NEWSLETTER = {
  title: 'Get Free Financial Tips',
  lead: 'One short letter a week, written in plain words, with nothing to sell.',
  benefits: [
    { title: 'Weekly advice', detail: 'one thing to do, in ten minutes or less' },
    { title: 'Market insights', detail: 'what moved, and whether it matters to you' },
    { title: 'Money-saving tips', detail: 'fees, taxes and premiums you need not pay' },
  ],
  privacy: 'We respect your privacy. Unsubscribe at any time.',
  button: 'Subscribe Now',
  compactButton: 'Subscribe',
  pending: 'Subscribing...',
  success: {
    title: 'Subscription successful!',
    description:
      "Thank you for subscribing to our newsletter. You'll receive our latest financial tips and insights.",
  },
  failure: {
    title: 'Subscription failed',
    description: 'There was an error subscribing to our newsletter. Please try again.',
  },
} as const;

/** Stays below the form after the toast has closed. */
export function newsletterDone({ firstName, email }: { firstName: string; email: string }): string {
  return `You’re on the list, ${firstName}, with ${email}.`;
}
