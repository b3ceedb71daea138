import { Injectable } from '@nestjs/common';
import { PublishedPosts } from '../../blog/published-posts.js';
import { DeskLeads, type LeadType } from '../../leads/desk-leads.js';
import { type ListedLeadRow, ListedLeads } from '../../leads/listed-leads.js';
import { matchesWords } from '../domain/matches-words.js';
import { wish } from '../domain/words.js';

const MOST = 8;

interface FoundLead {
  readonly leadType: LeadType;
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly email: string;
  readonly phone?: string;
}

export interface SearchResults {
  readonly leads: readonly FoundLead[];
  readonly posts: readonly { readonly id: string; readonly title: string; readonly slug: string }[];
}

/** Searches leads and titles of posts; at most 8 of each. The console itself finds its screens. */
@Injectable()
export class SearchConsole {
  constructor(
    private readonly leads: DeskLeads,
    private readonly listed: ListedLeads,
    private readonly posts: PublishedPosts,
  ) {}

  async execute(query: string): Promise<SearchResults> {
    const [leads, posts] = await Promise.all([
      this.leads.found(query, MOST).then((refs) => this.listed.rows(refs)),
      this.posts.summaries(),
    ]);
    return {
      leads: leads.map(foundLead),
      posts: posts
        .filter(({ title }) => matchesWords(title, query))
        .slice(0, MOST)
        .map(({ id, title, slug }) => ({ id, title, slug })),
    };
  }
}

function foundLead(lead: ListedLeadRow): FoundLead {
  const { leadType, id, firstName, lastName, email } = lead;
  const name = lastName ? `${firstName} ${lastName}` : firstName;
  const booking = lead.leadType === 'appointment' ? lead : null;
  return { leadType, id, name, detail: wish(booking), email, ...(booking && { phone: booking.phone }) };
}
