import type { ApiError } from '../shared/api-client';

/** What a part of the fake provider is made of. */
export interface FakeTools<Data> {
  readonly data: Data;
  readonly calls: string[];
  /** Records a change and runs it, unless changes are made to fail. */
  readonly change: <T>(name: string, act: () => T) => Promise<T>;
  readonly reject: (
    status: number,
    message: string,
    errors?: Record<string, string>,
    more?: object,
  ) => ApiError;
}
