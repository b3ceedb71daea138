import { Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '../../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { type Confirmation, SubscriptionLinks } from '../../newsletter/subscription-links.js';
import { FormLimits } from '../../platform/http/form-limits.js';
import { AllowTo } from '../../users/access.js';
import { PrivatePages } from '../private-pages.js';

/** The pages behind the links of newsletter mails. Only POST changes anything: mail scanners follow links. */
@ApiExcludeController()
@AllowTo('public')
@Controller('newsletter')
export class NewsletterLinksController {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly limits: FormLimits,
    private readonly pages: PrivatePages,
  ) {}

  @Get('confirm/:token')
  async confirmation(@Param('token') token: string, @Res() response: Response): Promise<void> {
    this.sendConfirmation(await this.links.readConfirmation(token), response);
  }

  @Post('confirm/:token')
  async confirm(
    @Param('token') token: string,
    @Res() response: Response,
    @Ip() address: string,
  ): Promise<void> {
    this.sendConfirmation(await this.limits.count(address, () => this.links.confirm(token)), response);
  }

  @Get('unsubscribe/:token')
  async unsubscription(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const linked = await this.links.readUnsubscription(token);
    if (!linked) return this.pages.notFound(response);
    this.pages.send({ page: 'newsletter-leave', state: linked.state, email: linked.email }, 200, response);
  }

  /** Without a limit: the mail program of everybody at a large provider asks from the same few addresses. */
  @Post('unsubscribe/:token')
  async unsubscribe(
    @Param('token') token: string,
    @Req() { body }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const fields = (body ?? {}) as Readonly<Record<string, unknown>>;
    if (fields.action === 'return') {
      const back = await this.links.comeBack(token);
      if (!back) return this.pages.notFound(response);
      return this.pages.send(
        { page: 'newsletter-leave', state: 'returned', email: back.email },
        200,
        response,
      );
    }
    const isOneClick = fields['List-Unsubscribe'] === 'One-Click';
    const left = await this.links.unsubscribe(token, isOneClick ? 'one-click' : 'link');
    if (!left) return this.pages.notFound(response);
    this.pages.send({ page: 'newsletter-leave', state: left.state, email: left.email }, 200, response);
  }

  private sendConfirmation(linked: Confirmation, response: Response): void {
    if (!linked) return this.pages.notFound(response);
    const { state, email, firstName: name } = linked;
    this.pages.send({ page: 'newsletter-confirm', state, email, name }, 200, response);
  }
}
