import type { LegalText } from './legal-text.js';

/** The terms of service, under Philippine law. */
export const DEFAULT_TERMS_OF_SERVICE: LegalText = {
  date: 'October 7, 2025',
  text: `## What these terms cover

They apply to your use of this website, which is run by {name}. By using it you accept them. If you do not, please do not use the site; you are welcome to call {phone} instead.

## Who advises you

{advisor} holds the licence {licence}. Insurance and investment products are issued by the companies that offer them, under their own contracts, and are supervised by the Insurance Commission, the Securities and Exchange Commission or the Bangko Sentral ng Pilipinas, as the case may be.

## Information, not advice

Articles, tips and the newsletter are general information and education. They take no account of your circumstances and are not financial, tax or legal advice, nor an offer or solicitation to buy any product. Advice begins in a consultation. Figures are examples; past results are no promise, and investments can lose value.

## Booking a consultation

- A booking is a request. The day and time you choose are a wish; the appointment stands once we have confirmed it with you.
- The first consultation is free of charge and obliges you to nothing.
- Please give true and complete details, for yourself or for somebody who has asked you to, and let us know in good time if you cannot come.
- You must be at least 18 years old to book. For a minor, a parent or guardian books.

## The newsletter

It is free. We send it only after you have confirmed your address. You can opt out at any time with the link in every issue, as the Privacy Policy explains. We may publish issues on this site.

## Fair use

Do not use the site unlawfully, enter other people’s data without their consent, send automated submissions, or try to get around its security. Acts such as illegal access and data interference are punishable under the Cybercrime Prevention Act of 2012 (Republic Act No. 10175).

## Content and links

Texts and drawings on this site belong to {name} or their authors and are protected by the Intellectual Property Code (Republic Act No. 8293). You may quote with the source named, and print for yourself. Links to other sites are a convenience; we do not control them and are not answerable for their content.

## Our responsibility

We keep the site accurate and available with reasonable care but cannot promise that it is free of errors or interruptions. To the extent the law allows, we are not liable for damage from relying on general information without seeking advice. Nothing here limits liability for fraud, bad faith or gross negligence, or the rights that the Consumer Act (Republic Act No. 7394), the Financial Products and Services Consumer Protection Act (Republic Act No. 11765), the Insurance Code or other laws give you.

## Personal data

We handle your personal data as the Privacy Policy says, in accordance with the Data Privacy Act of 2012 (Republic Act No. 10173). We neither share nor sell it.

## Governing law and disputes

These terms are governed by the laws of the Republic of the Philippines. Please bring a complaint to us first, at {email}: most are settled in a day. What cannot be settled goes to the proper courts of the Philippines, without prejudice to your right to turn to the regulator concerned.

## Changes

We may change these terms. The version on this page, with its effective date, is the one that applies to your visit. If a part is found invalid, the rest remains in force.`,
};
