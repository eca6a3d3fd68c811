export { publicCard } from './public-card.ts';
