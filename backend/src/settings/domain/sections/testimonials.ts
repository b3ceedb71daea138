export interface Testimonials {
  /** The home page leaves the section out. */
  readonly hidden: boolean;
  readonly title: string;
  /** Three (spec §2). */
  readonly items: readonly { readonly quote: string; readonly name: string; readonly about: string }[];
}

/** Invented quotes: samples until the owner replaces them with quotes of clients who agreed. */
export const DEFAULT_TESTIMONIALS: Testimonials = {
  hidden: false,
  title: 'What clients say',
  items: [
    {
      quote:
        'My whole plan fits on one page now. I had paid for two policies for nine years and never knew that they overlapped.',
      name: 'Liza M.',
      about: 'teacher, Quezon City',
    },
    {
      quote: 'When my husband was in hospital we sent one message. The claim was filed the same day.',
      name: 'Joan R.',
      about: 'shop owner, Cebu',
    },
    {
      quote:
        'I expected a sales talk. I was told to build an emergency fund first and to come back in a year.',
      name: 'Paolo D.',
      about: 'seafarer, Iloilo',
    },
  ],
};
