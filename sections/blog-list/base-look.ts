/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
  ],
  component: () => import('./BlogList.tsx').then((module) => module.BlogList),
} as const;
