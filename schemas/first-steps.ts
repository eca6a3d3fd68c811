/** The way to a site worth showing, in the order in which it is gone. */
export const firstSteps = [
  'logo',
  'contact',
  'theme',
  'banner',
  'about',
  'notice',
  'holidays',
  'people',
  'publishing',
] as const;

export type FirstStep = (typeof firstSteps)[number];
