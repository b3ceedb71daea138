import type { LegalText } from './legal-text.js';
import { PRIVACY_POLICY_DATE } from './privacy-policy-date.js';

/** The privacy policy, following the Data Privacy Act of 2012 (RA 10173) and its rules. */
export const DEFAULT_PRIVACY_POLICY: LegalText = {
  date: PRIVACY_POLICY_DATE,
  text: `## Who is responsible

{name}, {address}, is the personal information controller for this website under the Data Privacy Act of 2012 (Republic Act No. 10173), its Implementing Rules and Regulations, and the issuances of the National Privacy Commission (NPC). {advisor} acts as data protection officer and answers every question about your data: {email}, {phone}.

## What we collect

We collect only what you give us in our forms, with a booking your time zone, and only what the purpose needs:

- When you book a consultation: your first and last name, e-mail address, phone number, date of birth, preferred date and time, the service you are interested in, and any notes you choose to add. Your browser adds your time zone, so that our messages name the time as your clock shows it.
- When you subscribe to the newsletter: your first name and e-mail address, and a record of your consent: the sentence you agreed to, on which form, and when you gave, confirmed and withdrew it.
- When you use a calculator: nothing about you. Our server works out the result without storing what you enter, and counts only how often each calculator is used. If you send a calculation along with a booking, it is kept, shown to our staff and erased together with that booking.
- When you choose about cookies: your choice and its date, kept in your own browser.

## Your date of birth

Your age is sensitive personal information under Section 3(l) of RA 10173. We ask for it because premiums, coverage and retirement plans depend on age, and use it for nothing but your advice. By sending the booking form you consent to this use. Please put no health, government-ID or bank details into the notes: we will ask in person if they are ever needed.

## Why we use it, and on what ground

- To arrange and prepare the consultation you asked for: your consent, and steps taken at your request before a contract (Sections 12(a), 12(b) and 13(a)).
- To send the newsletter you subscribed to: your consent (Section 12(a)), which you may withdraw at any time.
- To keep the records that insurance and tax rules require once you become a client: legal obligation (Sections 12(c) and 13(b)).
- To keep this website secure and working: our legitimate interest (Section 12(f)).

## No sharing, no selling

We do not share, sell, rent or trade your personal data. It is not used for anybody else’s advertising, and no decision about you is made by a computer alone. If you later apply for a policy or an investment, we pass on what the application needs to the company you choose, with your knowledge and consent. Beyond that we disclose data only when a law or a lawful order of a court or authority requires it.

## Who can see it

Access to your data is restricted to the owner of the business and to staff who work under the owner’s authority and instructions, each with an account of their own and bound to confidentiality. What they do with your booking is recorded.

## How we protect it

We keep reasonable and appropriate organizational, physical and technical measures as Section 20 of RA 10173 requires: restricted accounts, hashed passwords, encrypted connections where the site is published, and backups. If a breach that calls for notification should ever happen, we will notify the NPC and the people affected within 72 hours of knowing of it.

## How long we keep it

What is due is erased {erasureTiming}; what a lawsuit or an authority requires us to keep stays until that is over. Backups contain it until newer ones replace them.

- A booking that leads to no contract is due for erasure {bookingRetention} after our last contact. While you receive our newsletter, we are in contact.
- Your newsletter entry is kept while you subscribe. After you opt out, your name and address are due for erasure at once, unless you have booked a consultation as well. The record of your consent stays without them, only as proof of what you agreed to and when you withdrew it.
- The content of the e-mails that we sent you is removed {mailRetention} after they were sent; that they were sent, and when, stays.
- Records of clients are kept as long as the contract lasts and for the periods that insurance, tax and anti-money-laundering laws prescribe.

## Subscribing to the newsletter

After you subscribe, an e-mail asks you to confirm your address; until you do, we send you no newsletter. We keep a record of your consent, because consent must be evidenced (Section 3(b)). We do not track whether you open an issue or which links you follow.

## Opting out of the newsletter

You may unsubscribe at any time, without giving a reason and at no cost: with the unsubscribe link in every issue, or by writing to {email}. We then stop sending it at once.

## Your rights

Under Sections 16 to 18 of RA 10173 you have the right:

- to be informed that your data is processed, and how;
- to object, and to withdraw your consent;
- to access the data we hold about you, and where it came from;
- to have errors corrected;
- to have your data blocked, removed or destroyed on the grounds the law gives;
- to receive your data in a common electronic format;
- to be compensated for damage caused by inaccurate, unlawfully obtained or unauthorized use of your data;
- to lodge a complaint with the National Privacy Commission (privacy.gov.ph).

## How to use them

Write to {email} or call {phone}. We can show you everything that we hold about you, give you a copy of it as a file, correct it and erase it. We may have to make sure that it is you, and answer within fifteen working days. Exercising your rights costs nothing.

## Governing law and changes

This policy is governed by the laws of the Republic of the Philippines. When it changes, the date on top changes with it; if the change matters to data we already hold, we tell you before it takes effect.`,
};
