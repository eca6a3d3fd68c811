interface Props {
  readonly className?: string | undefined;
}

const crown =
  'M-46 0C-58 -12 -46 -30 -30 -28C-24 -44 4 -48 12 -34C30 -42 52 -26 44 -10C54 -6 52 4 42 4H-40C-46 4 -48 2 -46 0Z';

function Gulmohar({ x, scale }: { readonly x: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} 140) scale(${scale})`}>
      <path
        d="M-5 0L-3 -34L-22 -52L-19 -55L-1 -42L1 -60L5 -60L5 -42L22 -56L25 -53L6 -34L7 0Z"
        fill="var(--color-inverse)"
      />
      <path d={crown} transform="translate(0 -52)" fill="var(--color-primary)" />
      <path
        d="M-34 -62q8-8 14 0-6 8-14 0zM-4 -76q8-8 14 0-6 8-14 0zM22 -62q8-8 14 0-6 8-14 0zM-12 -58q8-8 14 0-6 8-14 0z"
        fill="var(--color-accent)"
      />
    </g>
  );
}

/**
 * The footer's upper edge: a school with its flag and gate among gulmohar trees, all standing on the footer's ground.
 */
export function Skyline({ className }: Props) {
  return (
    <svg viewBox="0 0 1440 140" className={className} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="var(--color-inverse)">
        <path d="M0 140V118Q180 96 360 116T720 112T1080 116T1440 108V140Z" />
        <path d="M560 140V74H640V56L700 28L760 56V74H850V140Z" />
        <path d="M698 30V2H701V30Z" />
      </g>
      <path d="M701 3Q712 0 720 5T738 5V17Q728 20 720 16T701 16Z" fill="var(--color-accent)" />
      <g fill="var(--color-accent)">
        <path d="M686 140V104A14 14 0 0 1 714 104V140Z" />
        <path d="M580 104V94A7 7 0 0 1 594 94V104ZM606 104V94A7 7 0 0 1 620 94V104ZM782 104V94A7 7 0 0 1 796 94V104ZM812 104V94A7 7 0 0 1 826 94V104Z" />
        <circle cx="700" cy="62" r="9" />
      </g>
      {/* A phone shows the middle third alone, and no half a building. */}
      <g fill="var(--color-inverse)" data-far="">
        <path d="M300 140V92H420V140ZM294 92L360 70L426 92Z" />
        <path d="M1010 140V88H1180V140ZM1002 90V80H1188V90Z" />
      </g>
      <g fill="var(--color-accent)" data-far="">
        <path d="M1034 116V106A7 7 0 0 1 1048 106V116ZM1066 116V106A7 7 0 0 1 1080 106V116ZM1112 116V106A7 7 0 0 1 1126 106V116ZM1144 116V106A7 7 0 0 1 1158 106V116Z" />
        <path d="M350 122V108A10 10 0 0 1 370 108V122Z" />
      </g>
      <Gulmohar x={150} scale={1.1} />
      <Gulmohar x={492} scale={1.3} />
      <Gulmohar x={924} scale={1.05} />
      <Gulmohar x={1290} scale={1.35} />
    </svg>
  );
}
