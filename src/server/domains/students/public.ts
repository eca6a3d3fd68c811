export { findGuardians } from './find-guardians.ts';
export { type PickUpChild, readPickUpChildren } from './pick-up-children.ts';
export { type PublicCard, publicCard } from './public-card.ts';
