import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { Today } from '../../Today.tsx';

const petal = 'M0 -4C-10 -8 -11 -21 0 -22C11 -21 10 -8 0 -4Z';

/** A flower, a bud, or a clock. */
function Sign() {
  return (
    <svg viewBox="-24 -24 48 48" width="40" height="40" aria-hidden="true">
      <g data-sign="open">
        {[72, 144, 216, 288].map((turn) => (
          <path key={turn} d={petal} transform={`rotate(${turn})`} fill="var(--color-accent)" />
        ))}
        <path d={petal} fill="var(--color-primary)" />
        <circle r="3.5" fill="var(--color-primary)" />
      </g>
      <g data-sign="closed">
        <path d="M0 4v13q0 4 3 5" fill="none" stroke="var(--color-secondary)" strokeWidth="3.5" strokeLinecap="round" />
        <path d="M0 -22C10 -12 11 0 0 6C-11 0 -10 -12 0 -22Z" fill="var(--color-accent)" />
        <path d="M0 -20C5 -12 5 -2 0 5C-5 -2 -5 -12 0 -20Z" fill="var(--color-primary)" />
        <path d="M-9 1Q0 5 9 1Q8 9 0 9Q-8 9 -9 1Z" fill="var(--color-secondary)" />
      </g>
      <g data-sign="changed" fill="none" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <circle r="18" stroke="var(--color-accent)" />
        <path d="M0 -9V0L6 3.5" stroke="var(--color-primary)" />
      </g>
    </svg>
  );
}

export function TodayFlower(props: SectionProps<Settings, Bindings>) {
  return <Today {...props} sign={<Sign />} />;
}
