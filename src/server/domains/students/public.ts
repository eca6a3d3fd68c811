export { findGuardians } from './find-guardians.ts';
export { type PublicCard, publicCard } from './public-card.ts';
