export { findGuardians } from './find-guardians.ts';
export { findPickedUpBy } from './find-pick-up-persons.ts';
export { type PickUpChild, readPickUpChildren } from './pick-up-children.ts';
export { type PublicCard, publicCard } from './public-card.ts';
