import {
  type ArticleSummary,
  type BookingSummary,
  BUSINESS_HOURS,
  type BusinessIdentity,
  type ClosedDay,
  DEFAULT_SECTIONS,
  type HomeContent,
  homeContent as homeContentOf,
  type IssueSummary,
  type PageData,
  type Picture,
} from '@contract';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageContext, type PageContextValue } from '../site/PageContext';

export const business: BusinessIdentity = {
  name: 'Lantern Advisory',
  tagline: 'Advice by daylight',
  advisor: 'Ines Cruz',
  licence: 'IC-1234',
  licenceUrl: '',
  phone: '+63 2 8123 4567',
  email: 'office@lantern.example',
  address: 'Iloilo City, Philippines',
  socialUrl: 'https://www.facebook.com/lantern',
  chatUrl: '',
};

/** Data common to all pages. */
export const anyPage = {
  path: '/',
  origin: 'https://lantern.example',
  timeZone: 'Asia/Manila',
  timeZoneName: 'Philippine time',
  business,
  appearance: { brandColour: '#298659', logo: null },
  week: BUSINESS_HOURS,
  meeting: { way: 'phone', minutes: 30 },
  legal: {},
  retention: DEFAULT_SECTIONS.retention,
  calculates: true,
} as const;

/** The built-in texts of the home page. */
export const homeContent: HomeContent = homeContentOf(DEFAULT_SECTIONS, () => null);

export const homePage: PageData & { page: 'home' } = {
  ...anyPage,
  page: 'home',
  content: homeContent,
  closedDays: [],
  takenTimes: {},
  latestIssue: null,
};

/** A picture of the library; set only the fields that matter to the test. */
export function picture(changes: Partial<Picture> = {}): Picture {
  return {
    url: '/media/abc-1600.webp',
    jpeg: '/media/abc-800.jpg',
    srcset: '/media/abc-400.webp 400w, /media/abc-800.webp 800w, /media/abc-1600.webp 1600w',
    width: 1600,
    height: 1200,
    alt: 'A desk by the window',
    position: '50% 30%',
    ...changes,
  };
}

export const bookingSummary: BookingSummary = {
  reference: '7KM-2QXP',
  firstName: 'Ana',
  email: 'ana@example.org',
  preferredDate: '2199-01-02',
  preferredTime: '10am',
  serviceInterest: 'retirement',
  pageIsMailed: false,
};

let made = 0;

/** An article of the list; set only the fields that matter to the test. */
export function postSummary(changes: Partial<ArticleSummary> = {}): ArticleSummary {
  made += 1;
  return {
    id: `post-${made}`,
    slug: `article-${made}`,
    title: `Article ${made}`,
    excerpt: 'What to know first.',
    category: 'Insurance',
    imageUrl: '/covers/insurance.svg',
    imageAlt: '',
    author: '',
    reviewedOn: null,
    readTime: '5 min read',
    status: 'published',
    publishedAt: '2025-10-07T02:00:00.000Z',
    updatedAt: '2025-10-07T02:00:00.000Z',
    image: null,
    ...changes,
  };
}

/** An issue of the archive; set only the fields that matter to the test. */
export function issueSummary(changes: Partial<IssueSummary> = {}): IssueSummary {
  made += 1;
  return {
    slug: `letter-${made}`,
    subject: `Letter ${made}`,
    preheader: 'Ten minutes with your policy.',
    sentAt: '2026-11-15T17:00:00.000Z',
    ...changes,
  };
}

/** Wraps a component in a page context. */
export function onPage(children: ReactNode, pathname = '/', closedDays: readonly ClosedDay[] = []) {
  return <PageContext value={{ ...anyPage, pathname, closedDays, takenTimes: {} }}>{children}</PageContext>;
}

/** Renders a component on a page with other settings of the owner. */
export function renderWithSettings(children: ReactNode, settings: Partial<PageContextValue>) {
  const page = { ...anyPage, pathname: '/', closedDays: [], takenTimes: {}, ...settings };
  return render(<PageContext value={page}>{children}</PageContext>);
}

export function renderOnPage(children: ReactNode, pathname?: string, closedDays?: readonly ClosedDay[]) {
  return render(onPage(children, pathname, closedDays));
}

/** Mocks the next API responses in order, and records the requests. */
export function fakeApi(...responses: { status: number; body?: unknown; headers?: HeadersInit }[]) {
  const calls: { path: string; body: unknown; headers: Record<string, string> }[] = [];
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    calls.push({
      path: input as string,
      body: JSON.parse(init?.body as string),
      headers: init?.headers as Record<string, string>,
    });
    const { status, body, headers } = responses.shift() ?? { status: 500 };
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  });
  return { calls, restore: () => fetchMock.mockRestore() };
}
