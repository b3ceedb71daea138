/** What is known about a new office. */
export interface FirstStepFacts {
  readonly identityEdited: boolean;
  readonly hoursEdited: boolean;
  /** The office has a logo or a portrait of its own. */
  readonly hasPicture: boolean;
  /** Statistics or testimonials are still samples. */
  readonly showsSamples: boolean;
  readonly mailServer: boolean;
  /** An article was published that was not there from the start. */
  readonly hasOwnArticle: boolean;
  readonly hasBooking: boolean;
  readonly hasPolicy: boolean;
  /** Clients get at least one of the messages about their policies. */
  readonly remindsClients: boolean;
  readonly staff: number;
}

export interface FirstStep {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly done: boolean;
  readonly link: string;
}

/** The steps from a new installation to a working office that this role can take. */
export function firstSteps(facts: FirstStepFacts, role: 'superadmin' | 'admin_assistant'): FirstStep[] {
  const steps: (FirstStep & { readonly superadmin: boolean })[] = [
    {
      id: 'identity',
      title: 'Set your name and contact details',
      detail: 'They are on every page of the site and in every message.',
      done: facts.identityEdited,
      link: '/admin/business/identity',
      superadmin: true,
    },
    {
      id: 'hours',
      title: 'Set your opening hours',
      detail: 'Visitors can ask for times within them.',
      done: facts.hoursEdited,
      link: '/admin/business/hours',
      superadmin: true,
    },
    {
      id: 'look',
      title: 'Put your logo and portrait on the site',
      detail: 'Visitors see whom they will talk to. The colour of the site is set there too.',
      done: facts.hasPicture,
      link: '/admin/business/appearance',
      superadmin: true,
    },
    {
      id: 'samples',
      title: 'Replace the samples',
      detail: 'Write your own statistics and testimonials, or confirm those that are true.',
      done: !facts.showsSamples,
      link: '/admin/business',
      superadmin: true,
    },
    {
      id: 'mail',
      title: 'Connect your mail',
      detail: 'Until then messages to visitors are kept, not sent.',
      done: facts.mailServer,
      link: '/admin/settings/mail',
      superadmin: true,
    },
    {
      id: 'article',
      title: 'Write your first article',
      detail: 'Answer a question that clients often ask.',
      done: facts.hasOwnArticle,
      link: '/admin/blog?new=post',
      superadmin: false,
    },
    {
      id: 'booking',
      title: 'Book a test consultation',
      detail: 'Fill in the form on your site as a visitor would, and see it arrive here.',
      done: facts.hasBooking,
      link: '/#contact',
      superadmin: false,
    },
    ...(facts.hasPolicy
      ? [
          {
            id: 'reminders',
            title: 'Remind clients of their premiums',
            detail: 'Choose which messages they get before a premium is due and while it is in grace.',
            done: facts.remindsClients,
            link: '/admin/settings/mail',
            superadmin: true,
          },
        ]
      : [
          {
            id: 'import',
            title: 'Bring your clients and policies along',
            detail: 'From a spreadsheet, an address book or other software. You see first what would happen.',
            done: false,
            link: '/admin/imports/new',
            superadmin: true,
          },
        ]),
    {
      id: 'colleague',
      title: 'Add a colleague',
      detail: 'Everybody signs in with an account of their own.',
      done: facts.staff > 1,
      link: '/admin/users',
      superadmin: true,
    },
  ];
  return steps
    .filter(({ superadmin }) => !superadmin || role === 'superadmin')
    .map(({ superadmin: _, ...step }) => step);
}
