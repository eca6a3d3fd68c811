/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.on-secondary', on: 'color.secondary', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
  ],
  component: () => import('./GalleryPreview.tsx').then((module) => module.GalleryPreview),
} as const;
