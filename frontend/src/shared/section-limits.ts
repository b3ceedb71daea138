// Written by `npm run openapi` from the backend's OpenAPI document. Do not edit.

export const SECTION_LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  identity: {
    name: 100,
    tagline: 160,
    advisor: 100,
    licence: 60,
    licenceUrl: 300,
    phone: 40,
    email: 254,
    address: 200,
    socialUrl: 300,
    chatUrl: 300,
  },
  appearance: {
    brandColour: 20,
    logo: 200,
    portrait: 200,
  },
  hours: {
    week: 7,
    closedDays: 100,
    'closedDays.date': 10,
    'closedDays.name': 80,
    'meeting.videoUrl': 300,
  },
  hero: {
    title: 120,
    lead: 400,
  },
  stats: {
    items: 4,
    'items.figure': 20,
    'items.label': 40,
  },
  services: {
    title: 120,
    lead: 300,
    items: 6,
    'items.gain': 120,
    'items.detail': 300,
  },
  about: {
    title: 120,
    lead: 400,
    story: 2000,
    facts: 3,
    'facts.term': 60,
    'facts.detail': 200,
  },
  testimonials: {
    title: 120,
    items: 3,
    'items.quote': 600,
    'items.name': 60,
    'items.about': 80,
  },
  legal: {
    'privacyPolicy.date': 60,
    'privacyPolicy.text': 40000,
    'termsOfService.date': 60,
    'termsOfService.text': 40000,
    'cookiePolicy.date': 60,
    'cookiePolicy.text': 40000,
  },
};
