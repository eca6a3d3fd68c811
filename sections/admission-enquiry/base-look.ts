/** What all looks share. */
export const baseLook = {
  client: 'never',
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.danger', on: 'color.surface', min: 4.5 },
    { text: 'color.danger', on: 'color.canvas', min: 4.5 },
    { text: 'color.success', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.tint', min: 4.5 },
    { text: 'color.control', on: 'color.surface', min: 3 },
  ],
} as const;
