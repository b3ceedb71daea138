import { Injectable } from '@nestjs/common';
import { UserRepository } from '../users/application/ports.js';
import { AddSampleClients } from './add-sample-clients.js';
import { AddSampleLeads } from './add-sample-leads.js';
import { StarterArticles } from './starter-articles.js';

/** Starter articles, sample leads, and clients with their policies. */
@Injectable()
export class SampleContent {
  constructor(
    private readonly users: UserRepository,
    private readonly articles: StarterArticles,
    private readonly leads: AddSampleLeads,
    private readonly clients: AddSampleClients,
  ) {}

  /**
   * Adds the content when there is no account, post or lead; false otherwise, so that deleted articles do not return
   * after a restart.
   */
  async addToEmptyDatabase(what: 'articles' | 'everything'): Promise<boolean> {
    if (!(await this.users.isEmpty())) return false;
    const [hasPost, hasLead] = await Promise.all([this.articles.hasPost(), this.leads.hasLead()]);
    if (hasPost || hasLead) return false;
    await this.articles.add();
    if (what === 'everything') await this.leads.execute(await this.clients.execute());
    return true;
  }
}
