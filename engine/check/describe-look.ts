import type { Section } from '#schemas/theme/theme.ts';

/** How a finding names a section's kind, with the look where the theme names one. */
export const describeLook = ({ type, look }: Pick<Section, 'type' | 'look'>): string =>
  look === undefined ? `"${type}"` : `The look "${look}" of "${type}"`;
