import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import type { Response } from 'express';
import { Config } from '../../platform/config.js';
import { AllowTo } from '../../users/access.js';
import { type ProofChallenge, Proofs } from '../application/ports.js';

/** The challenge that a browser solves while its user fills in a form. */
@ApiTags('public')
@AllowTo('public')
@Controller('api/challenge')
export class ChallengeController {
  constructor(
    private readonly proofs: Proofs,
    private readonly config: Config,
  ) {}

  @Get()
  @ApiOkResponse({ description: 'A challenge of altcha-lib', schema: { type: 'object' } })
  @ApiNoContentResponse({ description: 'With CAPTCHA=off' })
  async challenge(@Res({ passthrough: true }) response: Response): Promise<ProofChallenge | undefined> {
    if (this.config.captcha) return this.proofs.challenge();
    response.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
}
