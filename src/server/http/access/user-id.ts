import type { Actor } from './actor.ts';

/** The user behind an actor; null for programs and visitors. */
export const userIdOf = (actor: Actor): number | null => (actor.kind === 'user' ? actor.userId : null);
