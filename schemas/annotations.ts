/** Keywords of our schemas that say something to others than the validator, which has to know them all the same. */
export const annotations = ['consentFor', 'role'];
