import type { FastifyReply } from 'fastify';
import type { Problem } from '#engine/index.ts';
import type { AppError } from '#server/core/errors/app-error.ts';
/**
 * RFC 9457 with the seed's `errorText` and, for a form, the texts by field; for a theme, what its check found. Texts are
 * in the language that the request asks for first, where there are words for them.
 */
export interface ProblemBody {
    readonly type: string;
    readonly title: string;
    readonly status: number;
    readonly errorText: string;
    readonly requestId: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
    readonly findings?: readonly Problem[];
}
export declare const sendProblem: (reply: FastifyReply, status: number, errorText: string, errors?: ProblemBody['errors']) => FastifyReply;
/** A failure of the catalog: its code in `type`, and what else it tells. */
export declare const sendAppError: (reply: FastifyReply, error: AppError) => FastifyReply;
/** A theme that its check refuses: 422 with every finding. */
export declare const sendFindings: (reply: FastifyReply, errorText: string, findings: readonly Problem[]) => FastifyReply;
