/**
 * A legal document. `text` has `## headings`, paragraphs and `- points`, separated by empty lines; `{name}`, `{advisor}`,
 * `{licence}`, `{email}`, `{phone}` and `{address}` stand for the values of the identity, `{bookingRetention}`,
 * `{mailRetention}` and `{erasureTiming}` for what the retention says. `date` is shown below the title and is the version
 * that records of consent name.
 */
export interface LegalText {
  readonly date: string;
  readonly text: string;
}
