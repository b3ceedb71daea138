import { CALCULATOR_TITLES, changedAt, type ClosedDay, type PageData, type Week } from '@contract';
import { WEEKDAYS } from '../../shared/clock';
import { calculatorCover } from '../content/calculators';
import { SERVICES } from '../content/services';

type Data = Readonly<Record<string, unknown>>;
type Absolute = (path: string) => string | null;

/** The closed days that search engines are told in advance; the page has those of a year. */
const SPECIAL_DAYS = 12;

/** schema.org data of a page: the business on the home page, an article or issue on its page. */
export function structuredData(page: PageData, absolute: Absolute): Data[] {
  if (page.page === 'home') return [{ '@context': 'https://schema.org', ...business(page, absolute) }];
  if (page.page === 'article') return [article(page, absolute)];
  if (page.page === 'issue') return [issue(page, absolute)];
  if (page.page === 'calculator') return [calculator(page, absolute)];
  return [];
}

function business(page: PageData & { page: 'home' }, absolute: Absolute): Data {
  const { name, tagline, licence, licenceUrl, phone, email, address, socialUrl } = page.business;
  const { logo } = page.appearance;
  return {
    '@type': 'FinancialService',
    name,
    description: tagline,
    url: absolute('/') ?? undefined,
    logo: (logo && absolute(logo.jpeg)) ?? undefined,
    image: absolute((page.content.portrait ?? logo)?.jpeg ?? '/og.png') ?? undefined,
    telephone: phone,
    email,
    address,
    areaServed: 'PH',
    sameAs: socialUrl === '' ? undefined : [socialUrl],
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      identifier: licence,
      url: licenceUrl === '' ? undefined : licenceUrl,
    },
    openingHoursSpecification: openingHours(page.week),
    specialOpeningHoursSpecification: page.closedDays.slice(0, SPECIAL_DAYS).map(closedOn),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: SERVICES.map(({ title }, index) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: title,
          description: page.content.services.items[index]?.detail,
        },
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
    author: { '@type': 'Person', name: post.author || page.business.advisor },
    datePublished: post.publishedAt,
    dateModified: changedAt(post),
    image: absolute(post.image?.jpeg ?? post.imageUrl) ?? undefined,
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

function calculator(page: PageData & { page: 'calculator' }, absolute: Absolute): Data {
  return {
    ...published(page, absolute, `/calculators/${page.kind}`),
    '@type': 'WebApplication',
    name: CALCULATOR_TITLES[page.kind],
    description: page.summary,
    image: absolute(calculatorCover(page.kind, 'jpg')) ?? undefined,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'PHP' },
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

function openingHours(week: Week): Data[] {
  return week.flatMap((hours, day) =>
    hours
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: WEEKDAYS[day],
            opens: clock(hours.opens),
            closes: clock(hours.closes),
          },
        ]
      : [],
  );
}

/** A whole day on which the office is closed. */
function closedOn({ date }: ClosedDay): Data {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: date,
  };
}

/** A time in minutes since midnight; schema.org has no 24:00. */
function clock(time: number): string {
  const minute = Math.min(time, 1439);
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
