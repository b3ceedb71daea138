import type { Request, Response } from 'express';
import type { ReturnedForm } from '../pages/page-data.js';

/** Answers a form that was sent without script with a page. */
export abstract class SitePages {
  abstract thanks(form: 'booking' | 'newsletter', request: Request, response: Response): void;

  /** The home page again, with what was typed and what is wrong with it. */
  abstract returned(
    form: 'booking' | 'newsletter',
    returned: ReturnedForm,
    request: Request,
    response: Response,
  ): void;
}
