/** The shortest password accepted (spec §9); the server may ask for more and then says so. */
export const MIN_PASSWORD_LENGTH = 6;
