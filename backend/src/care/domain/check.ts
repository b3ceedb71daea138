export const CHECK_STATES = ['good', 'attention', 'unknown'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** What a check found. */
export interface Finding {
  readonly state: CheckState;
  /** What is the case, in plain words. */
  readonly detail: string;
  /** What to do about it, in plain words; null when there is nothing to do. */
  readonly fix: string | null;
  /** The part of it that the person who runs the server does, in technical words. */
  readonly technical: string | null;
  /** Where in the console to do it. */
  readonly link: string | null;
}

export interface Check extends Finding {
  readonly id: string;
  readonly title: string;
}

type Help = Partial<Pick<Finding, 'technical' | 'link'>>;

export function good(detail: string): Finding {
  return { state: 'good', detail, fix: null, technical: null, link: null };
}

export function attention(detail: string, fix: string, help: Help = {}): Finding {
  return { state: 'attention', detail, fix, technical: null, link: null, ...help };
}

export function unknown(detail: string, fix: string | null = null, help: Help = {}): Finding {
  return { state: 'unknown', detail, fix, technical: null, link: null, ...help };
}
