import type { ReactNode } from 'react';

function Stroke({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function ZoomInIcon() {
  return (
    <Stroke>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21M10.5 8v5M8 10.5h5" />
    </Stroke>
  );
}

export function ZoomOutIcon() {
  return (
    <Stroke>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21M8 10.5h5" />
    </Stroke>
  );
}

export function DownloadIcon() {
  return (
    <Stroke>
      <path d="M12 4v11M7 10.5l5 5 5-5M4 20h16" />
    </Stroke>
  );
}
