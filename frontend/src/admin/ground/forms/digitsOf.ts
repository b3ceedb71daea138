/** The longest text of a whole number within a limit. */
export const digitsOf = ({ max }: { readonly max: number }) => String(max).length;
