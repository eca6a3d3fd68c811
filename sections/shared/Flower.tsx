interface Props {
  readonly className?: string | undefined;
}

const petal = 'M0 -8C-10 -22 -25 -31 -22 -47C-20 -58 -8 -61 0 -55C8 -61 20 -58 22 -47C25 -31 10 -22 0 -8Z';

/** A gulmohar flower: four red petals and the one pale, speckled petal that every gulmohar has. */
export function Flower({ className }: Props) {
  return (
    <svg viewBox="-64 -64 128 128" className={className} aria-hidden="true">
      {[72, 144, 216, 288].map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn})`} fill="var(--color-primary)" />
      ))}
      <path d={petal} fill="var(--color-accent)" />
      <path
        d="M0 -18l-6 -20M0 -18l6 -20M0 -18v-28"
        stroke="var(--color-primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle r="7" fill="var(--color-accent)" />
    </svg>
  );
}
