import { attention, type Finding, good } from './check.js';

/** What the public site still shows as it was delivered. */
export interface SampleFacts {
  /** Fields of the identity with their sample value, in words. */
  readonly identity: readonly string[];
  readonly stats: boolean;
  readonly testimonials: boolean;
}

export function samplesCheck({ identity, stats, testimonials }: SampleFacts): Finding {
  const samples = [
    ...identity,
    ...(stats ? ['the statistics'] : []),
    ...(testimonials ? ['the testimonials'] : []),
  ];
  return samples.length > 0
    ? attention(
        `The public site still shows samples: ${samples.join(', ')}.`,
        'Write your own under Business; statistics and testimonials that are true can be confirmed there.',
        { link: '/admin/business' },
      )
    : good('The public site shows nothing that is a sample.');
}
