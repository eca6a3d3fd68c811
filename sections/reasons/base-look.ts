/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.accent', on: 'color.inverse', min: 4.5 },
  ],
  component: () => import('./Reasons.tsx').then((module) => module.Reasons),
} as const;
