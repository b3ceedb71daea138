import type { LegalText } from './legal-text.js';

/** The cookie policy. It must name every key that the site stores in the browser. */
export const DEFAULT_COOKIE_POLICY: LegalText = {
  date: 'October 7, 2025',
  text: `## Cookies and browser storage

Cookies are small files that a website keeps in your browser; browser storage serves the same end. {name} treats both alike, and asks before using either for more than the site needs.

## The three categories

- Essential: what the site cannot do without, such as remembering your choice about cookies and, until you close the tab, the booking form you have begun. It is always on.
- Analytics: counting visits to learn which pages help. Only if you accept. At present we use no analytics at all.
- Functionality: remembering your settings between visits. Only if you accept. At present there are none to remember.

## What is stored

In your browser, readable by this site only:

- Your choice about cookies and when you made it, until you delete it. Names: cookieConsent, cookieConsentDate.
- The categories your choice allows. Names: cookies_essential, cookies_analytics, cookies_functionality.
- What you have typed into the booking form, in this tab only. It is removed when the booking is sent or the tab is closed. Name: bookingDraft.
- A form you have sent and we have not confirmed yet, in this tab only, so that trying again does not send it twice. It is removed when we confirm it or the tab is closed. Names: unanswered:/api/appointments, unanswered:/api/subscriptions.

## No tracking, no third parties

This site loads nothing from other companies: no advertising, no social-media plug-ins, no fonts or maps from elsewhere. Visitors receive no cookie from our server. Staff who sign in to the office’s own console receive a session cookie, and one by which their account knows that browser again.

## Your choice

Accept allows all three categories. Decline, or closing the banner, allows the essential one only; the site works just the same. To choose again, or to withdraw your consent, press Change my choice at the end of this policy, or delete this site’s data in your browser’s settings: the banner then asks anew.

## Personal data and governing law

Where stored information is personal data, the Privacy Policy applies, in accordance with the Data Privacy Act of 2012 (Republic Act No. 10173). We do not share or sell it. This policy is governed by the laws of the Republic of the Philippines. Questions: {email}.`,
};
