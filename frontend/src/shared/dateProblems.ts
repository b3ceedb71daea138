import type { DateProblem } from '@contract';

/** The server's sentence for a date that is rejected; undefined without a problem. */
export function dateSentence(label: string, problem: DateProblem | undefined): string | undefined {
  switch (problem) {
    case undefined:
      return undefined;
    case 'field.real-date':
      return `${label} must be a real date`;
    case 'field.past':
      return `${label} must not be in the past`;
    case 'field.future':
      return `${label} must be in the past`;
    default:
      return `${label} must be within the last ${problem[1].years} years`;
  }
}
