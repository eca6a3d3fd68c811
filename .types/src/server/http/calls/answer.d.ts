import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import type { Answer } from './handle.ts';
interface SendOptions {
    readonly call: Call;
    readonly baseUrl: URL;
    /** Whether an address of this host leads to a page of the account. */
    readonly isAccountPage: (url: string) => boolean;
}
/** Sends what a handler answers. */
export declare const sendAnswer: (request: FastifyRequest, reply: FastifyReply, answer: Answer, { call, baseUrl, isAccountPage }: SendOptions) => FastifyReply;
export {};
