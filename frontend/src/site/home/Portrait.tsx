/** A drawn portrait of the advisor; it replaces a photograph, so it has a text alternative. */
export function Portrait({ name }: { name: string }) {
  return (
    <svg
      className="portrait"
      viewBox="0 0 360 420"
      width="360"
      height="420"
      role="img"
      aria-label={`Drawing of ${name}`}
    >
      <clipPath id="arch">
        <path d="M0 420V180C0 80 80 0 180 0s180 80 180 180v240Z" />
      </clipPath>
      <g clipPath="url(#arch)">
        <path className="portrait-wall" d="M0 0h360v420H0Z" />
        <path className="portrait-shelf" d="M232 150h128v8H232ZM0 196h96v8H0Z" />
        <path className="book-a" d="M252 102h14v48h-14Z" />
        <path className="book-b" d="M268 94h18v56h-18Z" />
        <path className="book-c" d="M288 106h12v44h-12Z" />
        <path className="book-b" d="M304 150l10-46 13 3-10 43Z" />
        <path className="leaf" d="M44 172c-16-8-24-24-22-44 20 4 30 20 28 44Z" />
        <path className="leaf-dark" d="M52 172c0-22 10-38 28-44 6 22-4 38-24 46Z" />
        <path className="pot" d="M34 170h32l-5 26H39Z" />
        <path
          className="hair"
          d="M118 214c-14-70 4-122 64-124 62 0 80 54 64 124 8 20 6 34-4 44H122c-10-10-12-24-4-44Z"
        />
        <path className="blazer" d="M60 420c0-76 36-112 98-128l23 34 23-34c62 16 98 52 98 128Z" />
        <path className="shirt" d="M158 290l23 56 23-56-10-8h-26Z" />
        <path className="skin" d="M160 236h42v50c-4 10-38 10-42 0Z" />
        <path className="skin-shade" d="M160 240h42v10c-12 14-30 14-42 0Z" />
        <path className="skin" d="M136 178c0-36 18-58 45-58s45 22 45 58c0 44-20 78-45 78s-45-34-45-78Z" />
        <path
          className="hair"
          d="M132 186c-2-48 18-80 54-80 32 0 48 26 46 76-8-30-24-46-46-52-18 22-38 32-54 56Z"
        />
        <path className="face-line" d="M152 182c4-4 12-4 16 0M194 182c4-4 12-4 16 0" />
        <path className="face-line" d="M181 188c-2 10-5 16-4 20 2 3 6 3 8 2" />
        <path className="smile" d="M164 224c8 10 26 10 34 0" />
        <path
          className="lapel"
          d="M158 292l-20 26 14 10-8 14 34 58 3-26ZM204 292l20 26-14 10 8 14-34 58-3-26Z"
        />
        <path className="desk" d="M0 392h360v28H0Z" />
        <path className="paper" d="M212 384l74-10 12 18h-88Z" />
        <path className="paper-line" d="M226 386l48-6M232 390h38" />
      </g>
    </svg>
  );
}
