/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
  ],
  component: () => import('./Banner.tsx').then((module) => module.Banner),
} as const;
