import type { PostSummary } from '../blog/domain/post.js';

/** Who runs the site, from the environment; shown without a rebuild. */
export interface BusinessIdentity {
  readonly name: string;
  readonly tagline: string;
  readonly advisor: string;
  readonly licence: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly socialUrl: string;
}

/** A form that came back without script: what was typed, and what is wrong with it by field. */
export interface ReturnedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** Why it was not taken, where no field is to blame. */
  readonly refusal?: string;
}

/**
 * Everything a public page is rendered from, on the server and again when it hydrates. The same data gives the same
 * HTML. `origin` is the public origin (`https://…`) or null when it is not known; `timeZone` is the office's, in which
 * days and dates are meant.
 */
export type PageData = {
  readonly path: string;
  readonly origin: string | null;
  readonly timeZone: string;
  readonly business: BusinessIdentity;
} & (
  | { readonly page: 'home'; readonly booking?: ReturnedForm; readonly newsletter?: ReturnedForm }
  | { readonly page: 'thanks'; readonly form: 'booking' | 'newsletter' }
  | { readonly page: 'blog'; readonly posts: readonly PostSummary[] }
  | {
      readonly page: 'article';
      readonly post: PostSummary;
      readonly html: string;
      readonly more: readonly PostSummary[];
    }
  | { readonly page: 'not-found' }
);

/** What the front end's renderer gives back: the parts that go into the page's template. */
export interface RenderedPage {
  readonly head: string;
  readonly html: string;
  readonly data: string;
}
