import { Plant } from './Plant';

/** Drawing of a landscape, seen through an arched window. */
export function HeroScene() {
  return (
    <svg
      className="hero-scene"
      viewBox="0 0 460 500"
      width="460"
      height="500"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id="window">
        <path d="M40 436V210C40 105 125 24 230 24s190 81 190 186v226Z" />
      </clipPath>
      <g clipPath="url(#window)">
        <path className="scene-sky" d="M0 0h460v500H0Z" />
        <circle className="scene-sun" cx="322" cy="128" r="34" />
        <path
          className="scene-cloud"
          d="M84 152a17 17 0 0 1 30-11 22 22 0 0 1 42 4 13 13 0 0 1 4 25H88a10 10 0 0 1-4-18Z"
        />
        <path
          className="scene-cloud"
          d="M346 196a12 12 0 0 1 22-8 16 16 0 0 1 30 5 9 9 0 0 1 2 17h-50a8 8 0 0 1-4-14Z"
        />
        <path className="scene-hill-far" d="M0 300c54-54 118-72 186-38 62-52 160-66 274-4v242H0Z" />
        <path className="scene-hill-mid" d="M0 338c86-40 178-48 262-16 74-30 138-32 198-12v190H0Z" />
        <g className="scene-far-trees">
          <path d="M372 306c-9-9-9-31 0-44 9 13 9 35 0 44Z" />
          <path d="M392 308c-7-7-7-25 0-35 7 10 7 28 0 35Z" />
          <path d="M352 309c-6-6-6-20 0-29 6 9 6 23 0 29Z" />
          <path d="M74 318c-8-8-8-28 0-40 8 12 8 32 0 40Z" />
          <path d="M93 315c-6-6-6-21 0-30 6 9 6 24 0 30Z" />
        </g>
        <path className="scene-hill" d="M0 392c72-46 168-62 264-40 72 14 140 10 196-10v158H0Z" />
        <path
          className="scene-trail"
          d="M206 500c-6-34 22-52 58-66 30-12 46-22 40-42h-20c4 16-18 24-50 36-50 18-90 38-94 74Z"
        />
        <path
          className="scene-trunk"
          d="M176 366c4-30 5-60-4-92l16-4c2 18 4 24 8 36 6-12 14-20 24-28l8 8c-16 16-22 36-20 80Z"
        />
        <g className="scene-house" transform="translate(12 0)">
          <path className="scene-wall" d="M234 330l48-34 48 34v62h-96Z" />
          <path className="scene-wall-shade" d="M330 330l34 10v48l-34 4Z" />
          <path className="scene-roof" d="M222 334l60-46 30 2 64 52-8 6-40-16-46-32-54 40Z" />
          <path className="scene-roof-shade" d="M282 288l30 2 64 52-8 6-40-16Z" />
          <path className="scene-chimney" d="M318 300v-22h14v34Z" />
          <path className="scene-door" d="M272 392v-34a10 10 0 0 1 20 0v34Z" />
          <path className="scene-pane" d="M246 346h16v18h-16Z" />
          <path className="scene-pane" d="M302 346h16v18h-16Z" />
          <path className="scene-pane" d="M341 352l12 3v15l-12 2Z" />
        </g>
        <path
          className="scene-canopy-shade"
          d="M96 262c-22-8-28-40-8-54-4-30 24-48 46-38 10-30 54-36 74-12 28-10 58 8 54 38 26 10 28 50 0 62-14 24-44 26-62 12-26 18-56 16-72-2-12 6-24 4-32-6Z"
        />
        <path
          className="scene-canopy"
          d="M106 244c-18-8-22-36-4-48-2-26 22-40 42-30 10-26 46-28 62-8 24-6 46 8 44 34 20 10 20 40-2 50-12 18-36 20-52 8-22 14-46 12-60-2-10 4-22 4-30-4Z"
        />
        <path
          className="scene-canopy-light"
          d="M130 196c6-20 24-28 42-24M196 176c14-6 30-2 38 10M120 224c-4-4-6-10-5-15"
        />
        <path className="scene-bush" d="M380 402c-6-14 6-28 20-24 6-14 28-14 34 0 14-2 22 12 16 24Z" />
        <path className="scene-grass" d="M346 428c2-8 3-12 6-17M353 428c1-7 4-11 8-14" />
      </g>
      <path className="window-bar" d="M230 24v412M40 236h380" />
      <path className="window-frame" d="M40 436V210C40 105 125 24 230 24s190 81 190 186v226" />
      <path className="sill" d="M8 436h444v22H8Z" />
      <path className="sill-edge" d="M18 458h424v10H18Z" />
      <path className="sill-grain" d="M40 444h120M184 449h90M300 443h110" />
      <Plant />
      <g className="sill-cup">
        <path className="cup" d="M60 404h40v18a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14Z" />
        <path className="cup-handle" d="M100 410h5a7 7 0 0 1 0 15h-6" />
        <path className="steam" d="M73 396c-4-6 4-9 0-16M86 396c-4-6 4-9 0-16" />
      </g>
    </svg>
  );
}
