import type { UserActor } from '#server/http/access/actor.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
/** The user who asks, in calls that are about oneself. Errors: `NOT_SIGNED_IN`. */
export declare const ownAccount: ({ actor }: CallContext) => UserActor;
