import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { type Content, PublicResponseCache } from '../../platform/http/response-cache.js';
import { CalculatorOpenings } from '../../planning/calculator-openings.js';
import { AllowTo } from '../../users/access.js';
import { type Calculated, CalculatorData } from '../calculator-data.js';
import { CalculatorSummaryView, CalculatorView, calculatorView } from './calculators.views.js';
import { FormPages } from '../form-pages.js';
import { PublicPages } from './public-pages.js';

/** The calculators: pages that need no script, and the same results as JSON. Nothing that is entered is stored. */
@ApiTags('public')
@AllowTo('public')
@Controller()
export class CalculatorsController {
  constructor(
    private readonly pages: PublicPages,
    private readonly cache: PublicResponseCache,
    private readonly data: CalculatorData,
    private readonly openings: CalculatorOpenings,
    private readonly forms: FormPages,
  ) {}

  @Get('calculators')
  @ApiExcludeEndpoint()
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.send(request, response, '/calculators', async () => ({
      page: 'calculators',
      ...(await this.data.list()),
    }));
  }

  @Get('calculators/:kind')
  @ApiExcludeEndpoint()
  async page(@Param('kind') kind: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const calculated = await this.data.calculated(kind, enteredIn(request));
    if (!calculated) return this.pages.notFound(request, response);
    await this.pages.sendLimited(
      request,
      response,
      addressOf('/calculators', calculated),
      async () => ({
        content: { page: 'calculator', ...(await this.data.page(calculated)) },
        goodUntil: this.data.goodUntil(),
        onSend: this.counted(calculated),
      }),
      calculated.query !== '',
    );
  }

  /**
   * The booking form with a reference to the calculation; for this visitor only. Without a result, such as after a figure
   * was taken away, the calculator says why.
   */
  @Get('calculators/:kind/ask')
  @ApiExcludeEndpoint()
  async ask(@Param('kind') kind: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const calculated = await this.data.calculated(kind, enteredIn(request));
    if (!calculated) return this.pages.notFound(request, response);
    if (!calculated.calculation?.result) {
      response
        .status(303)
        .setHeader('Location', `${addressOf('/calculators', calculated)}#result`)
        .end();
      return;
    }
    const calculation = addressOf('', calculated).slice(1);
    this.forms.ask({ values: { calculation }, errors: {} }, response);
  }

  @Get('api/calculators')
  @ApiOkResponse({ type: [CalculatorSummaryView] })
  async kinds(@Req() request: Request, @Res() response: Response): Promise<void> {
    const value = async () => (await this.data.list()).calculators;
    await this.json(request, response, '/api/calculators', value);
  }

  /** What is not entered has its initial value. 400 names each input that is wrong. */
  @Get('api/calculators/:kind')
  @ApiOkResponse({ type: CalculatorView })
  async result(
    @Param('kind') kind: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const calculated = await this.data.calculated(kind, enteredIn(request));
    if (!calculated) throw new NotFound('request.unknown');
    const wrong = Object.entries(calculated.entered.errors);
    if (wrong.length > 0)
      throw new Invalid(
        Object.fromEntries(
          wrong.map(([name, sentence]) => [name, ['calculator.input', { sentence }] as const]),
        ),
      );
    const address = addressOf('/api/calculators', calculated);
    const view = () => Promise.resolve(calculatorView(calculated));
    const more = { goodUntil: this.data.goodUntil(), onSend: this.counted(calculated) };
    await this.json(request, response, address, view, more, calculated.query !== '');
  }

  private json(
    request: Request,
    response: Response,
    address: string,
    value: () => Promise<unknown>,
    more: Pick<Content, 'goodUntil' | 'onSend'> = {},
    isInvented = false,
  ): Promise<boolean> {
    const content = async () => ({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(await value()),
      audience: 'api' as const,
      ...more,
    });
    return this.cache.respond(request, response, address, content, isInvented);
  }

  private counted({ kind }: Calculated): Content['onSend'] {
    return ({ method, headers }) => {
      if (method === 'GET') this.openings.count(kind, headers['user-agent']);
    };
  }
}

const addressOf = (path: string, { kind, query }: Calculated) =>
  query === '' ? `${path}/${kind}` : `${path}/${kind}?${query}`;

const enteredIn = ({ originalUrl }: Request) =>
  Object.fromEntries(new URLSearchParams(originalUrl.split('?')[1] ?? ''));
