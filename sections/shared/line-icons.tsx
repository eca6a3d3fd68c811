import type { ReactNode } from 'react';
import type { IconProps } from './icons.tsx';

/** Icons of Lucide (ISC), drawn as lines. They decorate: a visible or hidden text is next to every one. */
function Line({ size = 24, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function LineArrowRight(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M5 12h14M12 5l7 7-7 7" />
    </Line>
  );
}

export function LineArrowLeft(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M19 12H5M12 19l-7-7 7-7" />
    </Line>
  );
}

export function LineArrowUpRight(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M7 7h10v10M7 17L17 7" />
    </Line>
  );
}

export function LinePause(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M8 5v14M16 5v14" />
    </Line>
  );
}

export function LinePlay(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M6 4l14 8-14 8z" />
    </Line>
  );
}

export function LineMenu(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M3 8h18M3 16h18" />
    </Line>
  );
}

export function LineClose(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M18 6L6 18M6 6l12 12" />
    </Line>
  );
}

export function LinePhone(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M22 16.92v3a2 2 0 0 1-2.18 2 19.79 19.79 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6 19.79 19.79 0 0 1-3.07-8.67A2 2 0 0 1 4.11 2h3a2 2 0 0 1 2 1.72 12.84 12.84 0 0 0 .7 2.81 2 2 0 0 1-.45 2.11L8.09 9.91a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.11-.45 12.84 12.84 0 0 0 2.81.7A2 2 0 0 1 22 16.92z" />
    </Line>
  );
}

export function LineEnvelope(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M2 7l10 6 10-6M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
    </Line>
  );
}

export function LineMapPin(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M20 10c0 6-8 12-8 12s-8-6-8-12a8 8 0 0 1 16 0z" />
      <circle cx="12" cy="10" r="3" />
    </Line>
  );
}

export function LinePaperclip(props: IconProps) {
  return (
    <Line {...props}>
      <path d="M21.44 11.05l-9.19 9.19a6 6 0 0 1-8.49-8.49l8.57-8.57A4 4 0 1 1 18 8.84l-8.59 8.57a2 2 0 0 1-2.83-2.83l8.49-8.48" />
    </Line>
  );
}
