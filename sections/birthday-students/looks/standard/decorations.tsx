import type { ReactNode } from 'react';

interface Props {
  readonly className?: string | undefined;
}

const frame = { viewBox: '0 0 260 120', preserveAspectRatio: 'xMidYMin slice' } as const;

export function Bunting({ className }: Props) {
  return (
    <svg {...frame} aria-hidden="true" className={className}>
      <path d="M-4 14Q130 74 264 14" fill="none" stroke="currentColor" strokeWidth="2" />
      <g fill="var(--color-primary)">
        <path d="M8 20l26 9-18 22zM104 42l28 1-15 27zM198 35l27-9-2 28z" />
      </g>
      <g fill="var(--color-accent)">
        <path d="M54 33l28 6-17 25zM150 43l29-4-9 28zM232 23l22-10 2 28z" />
      </g>
    </svg>
  );
}

export function Kites({ className }: Props) {
  return (
    <svg {...frame} aria-hidden="true" className={className}>
      <path d="M44 62q-10 26 4 58M214 44q18 30 2 76" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M44 8l26 24-26 30-26-30z" fill="var(--color-secondary)" />
      <path d="M214 -2l21 20-21 26-21-26z" fill="var(--color-accent)" />
      <path d="M44 8v54M18 32h52M214-2v46M193 18h42" stroke="var(--color-party-2)" strokeWidth="2" />
    </svg>
  );
}

export function Petals({ className }: Props) {
  return (
    <svg {...frame} aria-hidden="true" className={className} fill="var(--color-primary)">
      <path d="M22 18q18-16 30 4-20 16-30-4zM88 6q8 18-8 24-10-18 8-24zM168 10q20-4 20 16-20 4-20-16zM226 34q-2-20 18-20 4 20-18 20z" />
      <path
        d="M30 72q20-2 20 16-20 4-20-16zM132 24q14-8 20 8-14 12-20-8zM218 78q14-14 24 4-14 14-24-4z"
        fill="var(--color-accent)"
      />
    </svg>
  );
}

/** The three backgrounds that birthday cards cycle through. */
export const decorations: readonly ((props: Props) => ReactNode)[] = [Bunting, Kites, Petals];
