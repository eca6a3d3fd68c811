/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
  ],
  component: () => import('./CallBar.tsx').then((module) => module.CallBar),
} as const;
