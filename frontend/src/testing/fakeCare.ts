import type { CareProvider } from '../admin/ground/api/careProvider';
import type { Check, FirstStep, SelfCheck } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

export interface CareData {
  selfCheck: SelfCheck;
  /** What a new measurement finds. */
  nextCheck: SelfCheck;
  firstSteps: FirstStep[];
}

/** A check that found nothing wrong. */
export function aCheck(changes: Partial<Check> = {}): Check {
  return {
    id: 'disk',
    title: 'Room on the disk',
    state: 'good',
    detail: '40.0 GB of 80.0 GB are free for /data.',
    fix: null,
    technical: null,
    link: null,
    ...changes,
  };
}

/** A step that is not done. */
export function aFirstStep(changes: Partial<FirstStep> = {}): FirstStep {
  return {
    id: 'article',
    title: 'Write your first article',
    detail: 'Answer a question that clients often ask.',
    done: false,
    link: '/admin/blog',
    ...changes,
  };
}

/** An office in which everything is in order and every first step is done. */
export function careInOrder(): CareData {
  const selfCheck = { checks: [aCheck()], checkedAt: '2026-11-22T02:00:00.000Z' };
  return { selfCheck, nextCheck: selfCheck, firstSteps: [aFirstStep({ done: true })] };
}

export function fakeCare({ data, change }: FakeTools<CareData>): CareProvider {
  return {
    selfCheck: async () => data.selfCheck,
    checkAgain: () => change('checkAgain', () => (data.selfCheck = data.nextCheck)),
    firstSteps: async () => data.firstSteps,
    hideFirstSteps: async () => {
      data.firstSteps = [];
    },
  };
}
