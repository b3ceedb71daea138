/** A plant in a pot; part of the drawing of the window, where it fills 346 to 454 by 306 to 440. */
export function Plant() {
  return (
    <g className="sill-plant">
      <path className="leaf-dark" d="M396 394c-8-30-2-58 18-82 14 30 8 60-12 82Z" />
      <path className="leaf" d="M394 396c-24-10-40-32-42-62 30 4 48 26 48 60Z" />
      <path className="leaf" d="M404 396c4-26 18-44 42-52 2 28-12 48-38 54Z" />
      <path
        className="leaf-vein"
        d="M398 392c-8-20-20-36-36-48M402 392c0-26 4-46 12-66M406 392c8-16 18-28 32-38"
      />
      <path className="pot" d="M372 392h58l-7 44h-44Z" />
      <path className="pot-rim" d="M368 386h66v12h-66Z" />
    </g>
  );
}
