/** Decorative drawing of the office: a window, a desk, a lamp and a plant. */
export function OfficeDrawing() {
  return (
    <svg
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMax slice"
      width="100%"
      height="100%"
      style={{ display: 'block', minHeight: '100vh' }}
      aria-hidden="true"
    >
      <rect width="720" height="900" fill="#12382A" />
      <View />
      <Desk />
      <Plant />
    </svg>
  );
}

function View() {
  return (
    <g>
      <clipPath id="window">
        <path d="M170 610V300a190 190 0 0 1 380 0v310z" />
      </clipPath>
      <g clipPath="url(#window)">
        <rect x="170" y="100" width="380" height="520" fill="#DDEFE6" />
        <circle cx="442" cy="262" r="46" fill="#F6D9A4" />
        <path d="M150 470c70-80 130-96 200-40s140 30 220-40v230H150z" fill="#A9D6BF" />
        <path d="M150 520c90-60 170-50 240-14s120 16 180-20v140H150z" fill="#7CC6A0" />
        <path d="M150 574c110-40 200-24 280-6s110 6 140-6v60H150z" fill="#298659" />
        <g fill="#1F6B47">
          <path d="M238 566l22-74 22 74z" />
          <path d="M272 574l17-56 17 56z" />
          <path d="M470 560l20-68 20 68z" />
        </g>
      </g>
      <path d="M170 610V300a190 190 0 0 1 380 0v310z" fill="none" stroke="#1F6B47" strokeWidth="14" />
      <path d="M360 110v500M170 380h380" stroke="#1F6B47" strokeWidth="8" />
      <rect x="146" y="604" width="428" height="20" rx="6" fill="#2F7D57" />
    </g>
  );
}

function Desk() {
  return (
    <g>
      <rect x="60" y="742" width="600" height="22" rx="8" fill="#C78B4A" />
      <rect x="96" y="764" width="20" height="136" fill="#A86F33" />
      <rect x="604" y="764" width="20" height="136" fill="#A86F33" />
      <rect x="430" y="764" width="150" height="62" rx="6" fill="#B67B3C" />
      <circle cx="505" cy="795" r="6" fill="#F6D9A4" />
      <g transform="rotate(-4 300 730)">
        <rect x="238" y="722" width="130" height="10" rx="3" fill="#EAF4EF" />
        <rect x="246" y="712" width="118" height="10" rx="3" fill="#A9D6BF" />
        <rect x="240" y="702" width="124" height="10" rx="3" fill="#F6D9A4" />
      </g>
      <path d="M520 742v-86l-54-44" fill="none" stroke="#EAF4EF" strokeWidth="8" strokeLinecap="round" />
      <path d="M430 640l40-56 46 34-34 44z" fill="#F0B65C" />
      <rect x="488" y="734" width="64" height="10" rx="5" fill="#EAF4EF" />
      <path d="M398 712h36v22a8 8 0 0 1-8 8h-20a8 8 0 0 1-8-8z" fill="#EAF4EF" />
      <path d="M434 718h6a8 8 0 0 1 0 16h-6" fill="none" stroke="#EAF4EF" strokeWidth="4" />
    </g>
  );
}

function Plant() {
  return (
    <g>
      <path d="M108 690h68l-10 52h-48z" fill="#D9A066" />
      <g fill="#7CC6A0">
        <path d="M140 692c-6-60-40-84-70-92 4 46 28 84 70 92z" />
        <path d="M142 692c0-74 18-110 52-132 12 56-8 108-52 132z" />
      </g>
      <path d="M142 692c-12-70-8-130 2-168 26 48 24 116-2 168z" fill="#4FA57C" />
    </g>
  );
}
