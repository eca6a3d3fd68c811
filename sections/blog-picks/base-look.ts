/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
  ],
  component: () => import('./BlogPicks.tsx').then((module) => module.BlogPicks),
} as const;
