export { type PublicCard, publicCard } from './public-card.ts';
