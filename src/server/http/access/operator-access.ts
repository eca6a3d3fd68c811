import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '#server/core/crypto/secret.ts';
import { noteOperatorToken } from '#server/store/operator-tokens.ts';
import type { Store } from '#server/store/store.ts';
import type { Hosts } from '#server/tenancy/hosts.ts';
import { sendProblem } from '../sending/problem.ts';

/** The caller, as the access check determined. */
export interface OperatorAccess {
  /** A hook for `onRequest`: answers 404 away from the platform's own host and 401 without a token that holds. */
  check(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** The id of the token of a request that has passed. */
  tokenIdOf(request: FastifyRequest): number;
}

/** Lets operators in by their tokens, before anything of a request's body is read. */
export const createOperatorAccess = (store: Store, hosts: Hosts): OperatorAccess => {
  const tokenIds = new WeakMap<FastifyRequest, number>();
  return {
    async check(request, reply) {
      if ((await hosts.find(request.headers.host)).kind !== 'platform')
        return sendProblem(reply, 404, "There is nothing at this address. Operators use the product's own address.");
      const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      // The same work whatever was sent. The database compares hashes, whose timing reveals nothing about the token.
      const token = await noteOperatorToken(store, hashSecret(given ?? ''));
      if (!token) {
        const challenge = `Bearer realm="schoolyard"${given === undefined ? '' : ', error="invalid_token"'}`;
        const text =
          'This takes an operator token that is neither expired nor revoked. Make one with: schoolyard token create';
        return sendProblem(reply.header('www-authenticate', challenge), 401, text);
      }
      tokenIds.set(request, token.id);
      return undefined;
    },
    tokenIdOf(request) {
      const id = tokenIds.get(request);
      if (id === undefined) throw new Error('A request of an operator was not checked.');
      return id;
    },
  };
};
