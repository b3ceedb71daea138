export const CHECK_STATES = ['good', 'attention', 'unknown'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** What a check found. */
export interface Finding {
  readonly state: CheckState;
  /** What is the case, in plain words. */
  readonly detail: string;
  /** What to do about it; null when there is nothing to do. */
  readonly fix: string | null;
  /** Where in the console to do it. */
  readonly link: string | null;
}

export interface Check extends Finding {
  readonly id: string;
  readonly title: string;
}

export function good(detail: string): Finding {
  return { state: 'good', detail, fix: null, link: null };
}

export function attention(detail: string, fix: string, link: string | null = null): Finding {
  return { state: 'attention', detail, fix, link };
}

export function unknown(detail: string, fix: string | null = null, link: string | null = null): Finding {
  return { state: 'unknown', detail, fix, link };
}
