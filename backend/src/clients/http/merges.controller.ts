import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows, PersonalRows } from '../../platform/http/personal-rows.js';
import { AddAuditFacts, type AddFacts, Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { MergeClients } from '../application/merge-clients.js';
import { ClientQueries } from '../client-queries.js';
import { MOST_PAIRS } from '../domain/duplicates.js';
import type { KeptFields } from '../domain/merge.js';
import {
  DuplicatePairView,
  DuplicateView,
  ClientMergeBody,
  MergedView,
  MergeOfClientView,
  UnmergedView,
} from './merges.dto.js';

/** Clients who are one person. */
@ApiTags('clients')
@AllowTo('staff')
@Controller('api/admin')
export class MergesController {
  constructor(
    private readonly clients: ClientQueries,
    private readonly mergeClients: MergeClients,
  ) {}

  /** Clients who may be the same person, in pairs of which none is in one household; at most 50. */
  @Get('client-duplicates')
  @PersonalRows('clients')
  @ApiOkResponse({ type: [DuplicatePairView] })
  pairs(): Promise<DuplicatePairView[]> {
    return this.clients.duplicatePairs(MOST_PAIRS);
  }

  /** Who may be the same person: by e-mail address, by phone number, or by name and date of birth. */
  @Get('clients/:id/duplicates')
  @NoPersonalRows('of one client')
  @ApiOkResponse({ type: [DuplicateView] })
  duplicates(@Param('id', IdPipe) id: string): Promise<DuplicateView[]> {
    return this.clients.duplicates(id);
  }

  /** The merges into this client that were not taken back, newest first: the first one can be. */
  @Get('clients/:id/merges')
  @NoPersonalRows('of one client')
  @ApiOkResponse({ type: [MergeOfClientView] })
  merges(@Param('id', IdPipe) id: string): Promise<MergeOfClientView[]> {
    return this.clients.merges(id);
  }

  /** From now on, the other client is answered with 404 and `mergedInto`. */
  @Post('clients/:id/merge')
  @Audited('client.merged')
  @HttpCode(200)
  @ApiOkResponse({ type: MergedView })
  async merge(
    @Param('id', IdPipe) id: string,
    @Body() { otherId, keep }: ClientMergeBody,
    @CurrentUser() user: SessionUser,
    @AddAuditFacts() record: AddFacts,
  ): Promise<MergedView> {
    const chosen = Object.entries(keep).filter(([, kept]) => Boolean(kept));
    const fields = Object.fromEntries(chosen) as KeptFields;
    const { mergeId, client } = await this.mergeClients.execute(id, otherId, fields, user);
    record({ otherId, merge: mergeId });
    return { mergeId, client };
  }

  @Post('merges/:id/undo')
  @Audited('client.merge-undone')
  @HttpCode(200)
  @ApiOkResponse({ type: UnmergedView })
  @ApiConflictResponse({ description: 'Taken back already, or a newer merge of the client has to be first' })
  async undo(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<UnmergedView> {
    const { client, other, stayed } = await this.mergeClients.undo(id, user);
    return { client, other, stayed };
  }
}
