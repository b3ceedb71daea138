import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '../../platform/http/api-docs.js';
import type { Response } from 'express';
import { SecurityHeaders, setHeaders } from '../../platform/http/security-headers.js';
import { Business } from '../../settings/business.js';
import { brandStyles, brandStylesPath } from '../../settings/built-in.js';
import { AllowTo } from '../../users/access.js';

/** Colours that pages still on their way to a browser may name. */
const MOST_COLOURS = 5;

/** The style sheet of the owner's brand colour. Its address contains the colour, so browsers keep it for a year. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class BrandController {
  /** The colours that the site had since this process started, the newest last. */
  private readonly colours = new Set<string>();

  constructor(
    private readonly business: Business,
    private readonly headers: SecurityHeaders,
  ) {}

  @Get('brand-:colour.css')
  async styles(@Param('colour') hex: string, @Res() response: Response): Promise<void> {
    this.remember((await this.business.latest()).appearance.brandColour);
    const colour = `#${hex}`;
    const known = this.colours.has(colour) && brandStylesPath(colour) !== null;
    setHeaders(response, this.headers.for('site'));
    response.setHeader('Cache-Control', known ? 'public, max-age=31536000, immutable' : 'no-store');
    if (known) response.type('css').send(brandStyles(colour));
    else response.status(404).type('text/plain').send('Not found');
  }

  private remember(colour: string): void {
    this.colours.delete(colour.toLowerCase());
    this.colours.add(colour.toLowerCase());
    const [oldest] = this.colours;
    if (this.colours.size > MOST_COLOURS && oldest !== undefined) this.colours.delete(oldest);
  }
}
