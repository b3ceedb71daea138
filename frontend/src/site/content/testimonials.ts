export const TESTIMONIALS_TITLE = 'What clients say';

/** While true, the server logs a warning at each start in production. Set it to false with the first real quotes. */
export const TESTIMONIALS_ARE_SAMPLES = true;

/** SAMPLES: invented quotes. Replace them with quotes of real clients, used with their consent. */
export const SAMPLE_TESTIMONIALS = [
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
    quote: 'I expected a sales talk. I was told to build an emergency fund first and to come back in a year.',
    name: 'Paolo D.',
    about: 'seafarer, Iloilo',
  },
] as const;
