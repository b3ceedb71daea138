/** The logo. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg
      className="logo-mark"
      width={size}
      height={size}
      viewBox="0 0 36 36"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="logo-ground" width="36" height="36" rx="10" />
      <path className="logo-leaf" d="M18 28.500C9.500 24 8 14.500 18 7Z" />
      <path className="logo-light" d="M18 28.500C26.500 24 28 14.500 18 7Z" />
    </svg>
  );
}
