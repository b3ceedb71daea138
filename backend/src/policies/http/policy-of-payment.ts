import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { PaymentRepository, PolicyRepository } from '../application/ports.js';

/** Records of which policy the premium or payment of a route is, so that the audit trail can name it. */
@Injectable()
export class PolicyOfPayment implements NestInterceptor {
  constructor(
    private readonly policies: PolicyRepository,
    private readonly payments: PaymentRepository,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { params, path } = http.getRequest<Request>();
    const id = String(params.id);
    const isPremium = path.startsWith('/api/admin/premiums/');
    const place = await (isPremium ? this.policies.placeOfPremium(id) : this.payments.placeOf(id));
    const { locals } = http.getResponse<Response>();
    if (place) locals.auditFacts = { policyId: place.id };
    return next.handle();
  }
}
