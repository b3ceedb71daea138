import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentActor } from '../access.js';
import { OwnSessions } from '../application/own-sessions.js';
import type { Actor } from '../domain/accounts.js';
import { publicSessionId } from '../session-key.js';

const UNKNOWN_BROWSER = 'Unknown browser';

class SessionView {
  @ApiProperty({ description: 'Names the session here only; it grants no access' }) id: string;
  @ApiProperty({ example: 'Chrome on Windows' }) browser: string;
  @ApiProperty() createdAt: string;
  @ApiProperty({ description: 'To about a minute' }) seenAt: string;
  @ApiProperty({ description: 'Whether the request came with it' }) current: boolean;
}

/** The signed-in user's own sessions. */
@ApiTags('session')
@AllowTo('staff')
@Controller('api/user/sessions')
export class SessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  /** Newest first. */
  @Get()
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: [SessionView] })
  async list(@CurrentActor() actor: Actor): Promise<SessionView[]> {
    return (await this.sessions.list(actor)).map(({ id: key, browser, createdAt, seenAt }) => ({
      id: publicSessionId(key),
      browser: browser ?? UNKNOWN_BROWSER,
      createdAt,
      seenAt,
      current: key === actor.session,
    }));
  }

  /** Ends all sessions but the one of the request. */
  @Delete()
  @Audited('account.sessions-ended')
  @HttpCode(204)
  @ApiNoContentResponse()
  async endOthers(@CurrentActor() actor: Actor): Promise<void> {
    await this.sessions.endOthers(actor);
  }

  @Delete(':id')
  @Audited('account.session-ended')
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Param('id', IdPipe) publicId: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.sessions.end(actor, publicId);
  }
}
