import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { changeRequest, type PrivacyRequest, type RequestChange } from '../domain/privacy-request.js';
import { PrivacyRequests, type Staff } from './duty-ports.js';

/** Closes a request or opens it again. Rejects an unknown one, and a refusal without its reason. */
@Injectable()
export class ChangeRequest {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, change: RequestChange, { name }: Staff): Promise<PrivacyRequest> {
    const at = this.clock.timestamp();
    const changed = await this.requests.change(id, (request) => changeRequest(request, change, { name, at }));
    if (!changed) throw new NotFound('privacy-request.unknown');
    return changed;
  }
}
