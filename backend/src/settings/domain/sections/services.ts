/** The texts of the six services of the home page, in its order; their names are fixed (spec §2). */
export interface Services {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly { readonly gain: string; readonly detail: string }[];
}

/** In the order of the home page (spec §2); the first sentence of each names the benefit. */
export const DEFAULT_SERVICES: Services = {
  title: 'What we can do for you',
  lead: 'Six kinds of help. Most people start with one, and most plans end up touching three.',
  items: [
    {
      gain: 'Your family keeps its home and its plans.',
      detail: 'Life, health and critical illness cover, sized to your income instead of a sales target.',
    },
    {
      gain: 'Your savings get a job and a date.',
      detail: 'A simple mix of funds and bonds that fits what the money is for and how well you sleep.',
    },
    {
      gain: 'You know the month you can stop.',
      detail: 'SSS or GSIS, Pag-IBIG MP2, PERA and your own savings, added up into one monthly income.',
    },
    {
      gain: 'Tuition is there when enrolment opens.',
      detail: 'A fund per child, started early and guarded so that it is paid even if you no longer can.',
    },
    {
      gain: 'Everything you own pulls the same way.',
      detail:
        'One yearly review of property, business, deposits and policies, with a short list of what to change.',
    },
    {
      gain: 'What you leave reaches the right people.',
      detail:
        'Beneficiaries, estate tax and papers in order, so that your heirs do not have to sell in a hurry.',
    },
  ],
};
