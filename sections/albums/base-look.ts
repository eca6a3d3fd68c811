/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
  ],
  component: () => import('./Albums.tsx').then((module) => module.Albums),
} as const;
