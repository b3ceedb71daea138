import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { NotFound } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo } from '../access.js';
import type { Actor } from '../domain/accounts.js';
import { LiveConnections } from '../staff.js';
import { CurrentActor } from './current-actor.js';
import { publicSessionId, SessionStore } from '../store/session-store.js';

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
  constructor(
    private readonly sessions: SessionStore,
    private readonly connections: LiveConnections,
  ) {}

  /** Newest first. */
  @Get()
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: [SessionView] })
  async list(@CurrentActor() { id, session }: Actor): Promise<SessionView[]> {
    return (await this.sessions.ofUser(id)).map(({ id: key, browser, createdAt, seenAt }) => ({
      id: publicSessionId(key),
      browser: browser ?? UNKNOWN_BROWSER,
      createdAt,
      seenAt,
      current: key === session,
    }));
  }

  /** Ends all sessions but the one of the request. */
  @Delete()
  @Audited('account.sessions-ended')
  @HttpCode(204)
  @ApiNoContentResponse()
  async endOthers(@CurrentActor() { id, session }: Actor): Promise<void> {
    await this.sessions.endOthers(id, session);
    this.connections.closeUser(id, { from: session, to: session });
  }

  @Delete(':id')
  @Audited('account.session-ended')
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Param('id', IdPipe) publicId: string, @CurrentActor() { id }: Actor): Promise<void> {
    const own = await this.sessions.ofUser(id);
    const session = own.find((candidate) => publicSessionId(candidate.id) === publicId);
    if (!session) throw new NotFound('session.unknown');
    await this.sessions.endOne(session.id);
    this.connections.closeSession(session.id);
  }
}
