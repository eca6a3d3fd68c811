import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import type { ApiError } from '#shared/errors/app-error.ts';
import type { Answer } from './handle.ts';

/** Pages for browsers that send a form without script and show what comes back. */
export interface FormPages {
  /** Answers a form that was refused; false if no browser waits for a page. */
  refuse(formRequest: FormRequest, error: ApiError): Promise<boolean>;
  /** Answers a form that was taken, where its call has a page for that. */
  answer(formRequest: FormRequest, answer: Answer, body: unknown): Promise<boolean>;
}

/** A request of a form, and where its answer goes. */
export interface FormRequest {
  readonly call: Call;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
