/** A valid address of a person without one. Domain names under `.invalid` do not exist (RFC 2606). */
export const placeholderAddress = (name: string): string => `${name}@no-email.invalid`;

/** Nothing is ever mailed to such an address. */
export const isPlaceholderAddress = (email: string): boolean => /[@.]invalid$/i.test(email);

/** Why nothing is sent to such an address, in words for staff. */
export const NO_ADDRESS = 'The person has no e-mail address';
