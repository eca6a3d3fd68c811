import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '#server/store/store.ts';
import type { Hosts } from '#server/tenancy/hosts.ts';
/** Who asks, as the access check found out. */
export interface OperatorAccess {
    /** A hook for `onRequest`: answers 404 away from the product's own host and 401 without a token that holds. */
    check(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
    /** The id of the token of a request that has passed. */
    tokenIdOf(request: FastifyRequest): number;
}
/** Lets operators in by their tokens, before anything of a request's body is read. */
export declare const createOperatorAccess: (store: Store, hosts: Hosts) => OperatorAccess;
