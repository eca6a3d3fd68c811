/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.ink', on: 'color.primary-tint', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.surface', min: 4.5 },
    { text: 'color.accent', on: 'color.inverse', min: 4.5 },
    { text: 'color.focus-inverse', on: 'color.inverse', min: 3 },
  ],
  component: () => import('./Gallery.tsx').then((module) => module.Gallery),
} as const;
