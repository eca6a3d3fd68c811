import { formContrast } from '../shared/form/form-look.ts';

/** What looks that are a stylesheet over the kind's own component share. */
export const baseLook = {
  client: 'never',
  contrast: formContrast,
  component: () => import('./AdmissionTrack.tsx').then((module) => module.AdmissionTrack),
} as const;
