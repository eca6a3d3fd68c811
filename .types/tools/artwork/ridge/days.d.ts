import { type Drawing } from '../svg.ts';
export declare const campfire: () => Drawing;
export declare const orchestra: () => Drawing;
export declare const sunriseDeck: () => Drawing;
export declare const assembly: () => Drawing;
export declare const birdTower: () => Drawing;
export declare const rainWalk: () => Drawing;
