import { Injectable } from '@nestjs/common';
import { PublishedPosts } from '../../blog/published-posts.js';
import { type Client, ClientQueries, nameOf } from '../../clients/client-queries.js';
import { policyName } from '../../policies/policy-days.js';
import { type ListedPolicy, PolicyQueries } from '../../policies/policy-queries.js';
import { matchesWords } from '../domain/matches-words.js';
import { FindLeads, type FoundLead } from './find-leads.js';

const MOST = 8;
const FIRST_CLIENTS = { sort: 'lastName', order: 'ASC', range: { offset: 0, limit: MOST } } as const;
const FIRST_POLICIES = { ...FIRST_CLIENTS, sort: 'nextPremiumDue' } as const;

interface FoundClient {
  readonly id: string;
  readonly name: string;
  /** The e-mail address, or else the phone number; '' without both. */
  readonly detail: string;
}

interface FoundPolicy {
  readonly id: string;
  /** Insurer, product and number. */
  readonly name: string;
  /** The name of the client, and the open case by which it was found. */
  readonly detail: string;
}

export interface SearchResults {
  readonly clients: readonly FoundClient[];
  readonly policies: readonly FoundPolicy[];
  readonly leads: readonly FoundLead[];
  readonly posts: readonly { readonly id: string; readonly title: string; readonly slug: string }[];
}

/** Searches clients, policies, leads and titles of posts; at most 8 of each. The console itself finds its screens. */
@Injectable()
export class SearchConsole {
  constructor(
    private readonly leads: FindLeads,
    private readonly clients: ClientQueries,
    private readonly policies: PolicyQueries,
    private readonly posts: PublishedPosts,
  ) {}

  async execute(query: string): Promise<SearchResults> {
    const [clients, policies, leads, posts] = await Promise.all([
      this.clients.page({ ...FIRST_CLIENTS, filter: { q: query } }),
      this.policies.page({ ...FIRST_POLICIES, filter: { q: query } }),
      this.leads.execute(query, MOST),
      this.posts.summaries(),
    ]);
    return {
      clients: clients.rows.map(foundClient),
      policies: policies.rows.map((policy) => foundPolicy(policy, query)),
      leads,
      posts: posts
        .filter(({ title }) => matchesWords(title, query))
        .slice(0, MOST)
        .map(({ id, title, slug }) => ({ id, title, slug })),
    };
  }
}

function foundClient(client: Client): FoundClient {
  const { id, email, phone } = client;
  return { id, name: nameOf(client), detail: email ?? phone ?? '' };
}

function foundPolicy(policy: ListedPolicy, query: string): FoundPolicy {
  const { id, clientName, openCases } = policy;
  const found = openCases.find(({ title }) => matchesWords(title, query));
  return { id, name: policyName(policy), detail: found ? `${clientName} · ${found.title}` : clientName };
}
