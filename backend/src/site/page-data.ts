import type { PostSummary } from '../blog/domain/post.js';
import type { BusinessIdentity } from '../platform/business-identity.js';

/** A rejected form sent without script: its values, and the errors by field. */
export interface ReturnedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** The error that belongs to no field. */
  readonly formError?: string;
}

/**
 * The input of a public page, for the server and for hydration; equal data gives equal HTML. `origin` is the public
 * origin (`https://…`), or null when it is unknown; `timeZone` is the business time zone, `timeZoneName` its name for
 * visitors.
 */
export type PageData = {
  readonly path: string;
  readonly origin: string | null;
  readonly timeZone: string;
  readonly timeZoneName: string;
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

/** The output of the renderer: the parts of the page template. */
export interface RenderedPage {
  readonly head: string;
  readonly html: string;
  readonly data: string;
}
