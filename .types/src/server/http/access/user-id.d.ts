import type { Actor } from './actor.ts';
/** The user behind an actor; null for programs and visitors. */
export declare const userIdOf: (actor: Actor) => number | null;
