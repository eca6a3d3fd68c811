import { parse as parseForm } from 'node:querystring';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import { isUnavailable } from '#server/store/errors.ts';
import { type ApiError, AppError, isApiError } from '#shared/errors/app-error.ts';
import { formType } from '../form-type.ts';
import { showsAnswer } from '../sending/failure-page.ts';
import { faultBehind } from '../sending/fault-behind.ts';
import { type AdmitOptions, admit } from './admit.ts';
import { sendAnswer } from './answer.ts';
import type { FormPages, FormRequest } from './form-pages.ts';
import { type CallContext, type CallHandler, type CallInput, type Handler, isCallHandler } from './handle.ts';
import { joinDates } from './join-dates.ts';
import { readJsonBodies } from './json-body.ts';
import { createPlace, type Place, type PlaceOptions } from './place.ts';
import { createProblemCheck } from './problem-check.ts';
import { checkFileCounts, readMultipart } from './read-multipart.ts';
import { requestFault } from './request-fault.ts';
import { requireOwnSchool } from './school-of-request.ts';
import { createAnswerValidator, createPartValidator, type PartValidator } from './validator.ts';
import { createVerbatimCheck, verbatimFault } from './verbatim.ts';

interface RegisterOptions extends Omit<AdmitOptions, 'enter'>, PlaceOptions {
  readonly handlers: readonly Handler[];
  readonly formPages: FormPages;
  /** Whether an address of this host leads to a page of the account. */
  readonly isAccountPage: (url: string) => boolean;
  /** Whether every answer is compared with what its call declares; for tests. */
  readonly checkAnswers: boolean;
  /** Origins that may read public calls from their pages. */
  readonly corsOrigins: readonly string[];
}

/** Registers a route for the handler of each call: access, origin, limits, validation, the handler itself, its answer. */
export const registerCalls = (app: FastifyInstance, options: RegisterOptions): void => {
  const handlers = options.handlers.filter(isCallHandler);
  // Not awaited: that would start the server before its error handler is set.
  app.register(async (scope) => {
    // Reads JSON alone.
    scope.removeContentTypeParser('text/plain');
    readJsonBodies(scope);
    for (const handler of handlers) if (handler.contract.verbatim) addRoute(scope, handler, options);
  });
  app.register(async (scope) => {
    await scope.register(multipart);
    scope.removeContentTypeParser('text/plain');
    readJsonBodies(scope);
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_, body, done) => {
      done(null, joinDates({ ...parseForm(String(body)) }));
    });
    for (const handler of handlers) if (!handler.contract.verbatim) addRoute(scope, handler, options);
  });
};

const addRoute = (scope: FastifyInstance, handler: CallHandler, options: RegisterOptions): void => {
  const { contract: call } = handler;
  const { verbatim } = call;
  const check = verbatim ? createVerbatimCheck(call, verbatim) : createInputCheck(call);
  const checkAnswer = options.checkAnswers ? createAnswerCheck(call) : undefined;
  const checkProblem = options.checkAnswers ? createProblemCheck(call) : undefined;
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  scope.route({
    method: call.method,
    url: call.path,
    ...(verbatim && { bodyLimit: verbatim.maxBytes }),
    // A HEAD would wait for the end of what has none.
    exposeHeadRoute: !call.endless,
    // Before a byte of the body is read.
    onRequest: async (request, reply) => {
      const exchange = { request: request.raw, response: reply.raw };
      const place = createPlace(request, { ...options, call, exchange });
      const context = await admit(request, call, { ...options, enter: place.enter });
      place.receive();
      admitted.set(request, { context, place });
    },
    errorHandler: async (error, request, reply) => {
      const behind = isApiError(error) ? undefined : faultBehind(error, request);
      const fault = behind ?? (verbatim ? verbatimFault(error, verbatim) : requestFault(error));
      const isShown = isApiError(fault) && (await refusedOnPage(options.formPages, { call, request, reply }, fault));
      if (!isShown) throw fault;
      return reply;
    },
    handler: async (request, reply) => {
      const { context, place } = admitted.get(request) ?? {};
      if (!context || !place) throw new Error('A request was not admitted.');
      const input = await check(request, { context, place });
      const answer = await handler.run(input, context);
      checkAnswer?.(answer.status, answer.body);
      if (call.endless) place.leave();
      if (await options.formPages.answer({ call, request, reply }, answer, input.body)) return reply;
      allowOrigin(request, reply, call, options.corsOrigins);
      return sendAnswer(request, reply, answer, {
        call,
        baseUrl: options.services.baseUrl(),
        isAccountPage: options.isAccountPage,
      });
    },
    ...(checkProblem && {
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        const { statusCode: status } = reply;
        const type = String(reply.getHeader('content-type'));
        if (status >= 400 && !showsAnswer(request))
          checkProblem({ status, type, payload: String(payload), requestId: request.id });
        return payload;
      },
    }),
  });
};

/** Whether a form was answered with a page, which may itself need what is away. */
const refusedOnPage = async (pages: FormPages, formRequest: FormRequest, fault: ApiError): Promise<boolean> => {
  try {
    return await pages.refuse(formRequest, fault);
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
};

interface Admitted {
  readonly context: CallContext;
  readonly place: Place;
}

const createInputCheck = (call: Call): ((request: FastifyRequest, admitted: Admitted) => Promise<CallInput>) => {
  const validator = (schema: Call['body'], fromText: boolean): PartValidator =>
    schema ? createPartValidator(schema, { fromText }) : () => undefined;
  const params = validator(call.params, true);
  const query = validator(call.query, true);
  const json = validator(call.body, false);
  const form = validator(call.body, true);
  return async (request, { context: { school }, place }) => {
    // What Fastify hands over has no prototype, which a schema's check of an object may not like.
    const checked = {
      params: params({ ...(request.params as object) }),
      query: query({ ...(request.query as object) }),
    };
    let body: unknown = request.body;
    let files: readonly UploadedFile[] = [];
    let isText = request.headers['content-type']?.startsWith(formType) ?? false;
    const isMultipart = call.takes === 'multipart' || (call.takes === 'jsonOrMultipart' && request.isMultipart());
    if (isMultipart) {
      const read = await readMultipart(request, call);
      body = read.fields;
      files = read.files;
      isText = true;
      checkFileCounts(files, call);
    }
    await place.arrived();
    if (isText && call.takes !== 'form' && !isMultipart)
      throw new AppError('WRONG_TYPE', { expected: 'application/json' });
    requireOwnSchool(school, body);
    return { ...checked, body: (isText ? form : json)(body), files };
  };
};

const createAnswerCheck = (call: Call): ((status: number, body: unknown) => void) => {
  const validators = new Map(
    Object.entries(call.answers).map(([status, { schema }]) => [
      Number(status),
      schema ? createAnswerValidator(schema) : undefined,
    ]),
  );
  return (status, body) => {
    if (!validators.has(status)) throw new Error(`"${call.id}" does not declare the answer ${status}.`);
    validators.get(status)?.(body, call.id);
  };
};

/** Public reading from pages of other sites, where the operator names them; never with credentials. */
const allowOrigin = (request: FastifyRequest, reply: FastifyReply, call: Call, origins: readonly string[]): void => {
  if (call.method !== 'GET' || call.access.kind !== 'public' || origins.length === 0) return;
  reply.header('vary', 'origin');
  const { origin } = request.headers;
  if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
};
