import { type ArticleSummary, CALCULATOR_TITLES, changedAt, brandStylesPath, type PageData } from '@contract';
import { calculatorCover, CALCULATORS_PAGE } from '../content/calculators';
import { BLOG } from '../content/blog';
import { NEWSLETTER } from '../content/newsletter';
import { confirmWords, leaveWords } from '../content/subscriptionPages';
import { structuredData } from './structuredData';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

interface PageWords {
  readonly title: string;
  readonly description: string;
  /** The canonical URL; null for pages that are not indexed. */
  readonly address: string | null;
  readonly image: string;
  readonly type: 'website' | 'article';
}

const SHARED_IMAGE = '/og.png';

/** The content of a page's head: title, description, canonical URL, Open Graph and JSON-LD. */
export function pageHead(page: PageData): string {
  const { title, description, address, image, type } = pageWords(page);
  const absolute = (path: string) => (/^https?:/.test(path) ? path : page.origin && page.origin + path);
  const url = address === null ? null : absolute(address);
  const tags = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    address === null ? meta('name', 'robots', 'noindex') : '',
    url ? `<link rel="canonical" href="${escape(url)}" />` : '',
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', page.business.name),
    meta('property', 'og:locale', 'en_PH'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', absolute(image)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(page.page === 'article'
      ? [
          meta('property', 'article:published_time', page.post.publishedAt),
          meta('property', 'article:modified_time', changedAt(page.post)),
          meta('property', 'article:section', page.post.category),
        ]
      : []),
    ...(page.page === 'issue' ? [meta('property', 'article:published_time', page.issue.sentAt)] : []),
    feedLink(page.business.name),
    brandStyles(page.appearance.brandColour),
    ...structuredData(page, absolute).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return tags.filter((tag) => tag !== '').join('\n    ');
}

/** The feed of the articles, with the title that it has itself. */
function feedLink(business: string): string {
  const title = escape(`${business}: Financial Insights & Articles`);
  return `<link rel="alternate" href="/feed.xml" type="application/atom+xml" title="${title}" />`;
}

/** The style sheet of the owner's brand colour. */
function brandStyles(brandColour: string): string {
  const path = brandStylesPath(brandColour);
  return path === null ? '' : `<link rel="stylesheet" href="${escape(path)}" />`;
}

function meta(attribute: 'name' | 'property', name: string, content: string | null): string {
  return content ? `<meta ${attribute}="${name}" content="${escape(content)}" />` : '';
}

function pageWords(page: PageData): PageWords {
  const { name, tagline } = page.business;
  const site = { image: SHARED_IMAGE, type: 'website' } as const;
  switch (page.page) {
    case 'home':
      return {
        ...site,
        title: `${name} | ${tagline}`,
        description: page.content.hero.lead,
        address: isReturned(page) ? null : '/',
      };
    case 'blog':
      return { ...site, title: `${BLOG.title} | ${name}`, description: BLOG.lead, address: '/blog' };
    case 'article':
      return {
        title: `${page.post.title} | ${name}`,
        description: page.post.excerpt,
        address: `/blog/${page.post.slug}`,
        image: sharedImage(page.post),
        type: 'article',
      };
    case 'article-preview':
      return { ...site, title: `Preview: ${page.post.title} | ${name}`, description: tagline, address: null };
    case 'thanks':
      return { ...site, title: `Thank you | ${name}`, description: tagline, address: null };
    case 'booking':
      return { ...site, title: `Your consultation | ${name}`, description: tagline, address: null };
    case 'calculators':
      return {
        ...site,
        title: `${CALCULATORS_PAGE.title} | ${name}`,
        description: CALCULATORS_PAGE.lead,
        address: '/calculators',
      };
    case 'calculator':
      return {
        ...site,
        title: `${CALCULATOR_TITLES[page.kind]} | ${name}`,
        description: page.summary,
        // with inputs it belongs to one visitor
        address: page.path.includes('?') ? null : `/calculators/${page.kind}`,
        image: calculatorCover(page.kind, 'jpg'),
      };
    case 'issues':
      return {
        ...site,
        title: `${NEWSLETTER.name} | ${name}`,
        description: NEWSLETTER.lead,
        address: '/newsletter',
      };
    case 'issue':
      return {
        ...site,
        title: `${page.issue.subject} | ${name}`,
        description: page.issue.preheader || NEWSLETTER.lead,
        address: `/newsletter/${page.issue.slug}`,
        type: 'article',
      };
    case 'newsletter-confirm':
      return { ...site, title: `${confirmWords(page).title} | ${name}`, description: tagline, address: null };
    case 'newsletter-leave':
      return { ...site, title: `${leaveWords(page).title} | ${name}`, description: tagline, address: null };
    case 'legal-preview':
      return { ...site, title: `Preview | ${name}`, description: tagline, address: null };
    case 'private-error':
      return { ...site, title: `Not sent | ${name}`, description: tagline, address: null };
    case 'not-found':
      return { ...site, title: `Page Not Found | ${name}`, description: tagline, address: null };
  }
}

/** Programs that show links read no SVG, and few read WebP. A drawn cover has a JPEG beside it. */
function sharedImage({ image, imageUrl }: ArticleSummary): string {
  if (image) return image.jpeg;
  if (/^\/covers\/[\w-]+\.svg$/.test(imageUrl)) return imageUrl.replace(/svg$/, 'jpg');
  return imageUrl === '' || imageUrl.endsWith('.svg') ? SHARED_IMAGE : imageUrl;
}

function isReturned(page: PageData & { page: 'home' }): boolean {
  return page.booking !== undefined || page.newsletter !== undefined;
}
