import { BUSINESS_HOURS, type PageData } from '@contract';
import { DAY_NAMES } from '../booking/officeHours';
import { SERVICES } from '../content/services';

type Data = Readonly<Record<string, unknown>>;
type Absolute = (path: string) => string | null;

/** schema.org data of a page: the business on the home page, an article or issue on its page. */
export function structuredData(page: PageData, absolute: Absolute): Data[] {
  if (page.page === 'home') return [{ '@context': 'https://schema.org', ...business(page, absolute) }];
  if (page.page === 'article') return [article(page, absolute)];
  if (page.page === 'issue') return [issue(page, absolute)];
  return [];
}

function business(
  { business: { name, tagline, phone, email, address, socialUrl } }: PageData,
  absolute: Absolute,
): Data {
  return {
    '@type': 'FinancialService',
    name,
    description: tagline,
    url: absolute('/') ?? undefined,
    image: absolute('/og.png') ?? undefined,
    telephone: phone,
    email,
    address,
    areaServed: 'PH',
    sameAs: socialUrl === '' ? undefined : [socialUrl],
    openingHoursSpecification: BUSINESS_HOURS.flatMap((hours, day) =>
      hours
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: DAY_NAMES[day],
              opens: clock(hours.opens),
              closes: clock(hours.closes),
            },
          ]
        : [],
    ),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: SERVICES.map(({ title, detail }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: detail },
      })),
    },
  };
}

function article(page: PageData & { page: 'article' }, absolute: Absolute): Data {
  const { post } = page;
  return {
    ...published(page, absolute, `/blog/${post.slug}`),
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    datePublished: post.publishedAt,
    image: absolute(post.imageUrl) ?? undefined,
  };
}

function issue(page: PageData & { page: 'issue' }, absolute: Absolute): Data {
  const { slug, subject, preheader, sentAt } = page.issue;
  return {
    ...published(page, absolute, `/newsletter/${slug}`),
    '@type': 'Article',
    headline: subject,
    description: preheader === '' ? undefined : preheader,
    datePublished: sentAt,
    image: absolute('/og.png') ?? undefined,
  };
}

function published({ business }: PageData, absolute: Absolute, address: string): Data {
  return {
    '@context': 'https://schema.org',
    mainEntityOfPage: absolute(address) ?? undefined,
    author: { '@type': 'Person', name: business.advisor },
    publisher: { '@type': 'Organization', name: business.name, url: absolute('/') ?? undefined },
    inLanguage: 'en-PH',
  };
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
