import { parse as parseForm } from 'node:querystring';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import { busy, tooMany } from '#server/core/errors/refusals.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import { audited } from '#server/store/audit.ts';
import { AppError, isApiError } from '#shared/errors/app-error.ts';
import { actorName, type FindActor, type UserActor } from '../access/actor.ts';
import { scopeOf } from '../access/grant.ts';
import { readCookie, sessionCookieName } from '../access/session-cookie.ts';
import { showsAnswer } from '../sending/failure-page.ts';
import { occupy, type Quota } from '../server/quota.ts';
import { sendAnswer } from './answer.ts';
import type { FormPages } from './form-pages.ts';
import type { CallContext, CallInput, Handler, Services } from './handle.ts';
import { createProblemCheck } from './problem-check.ts';
import { checkFileCounts, readMultipart } from './read-multipart.ts';
import { requestFault } from './request-fault.ts';
import { isSameOrigin } from './same-origin.ts';
import { requireLive, requireOwnSchool, type SchoolOptions, schoolOfRequest } from './school-of-request.ts';
import { createAnswerValidator, createPartValidator, type PartValidator } from './validator.ts';

interface RegisterOptions {
  readonly handlers: readonly Handler[];
  readonly findActor: FindActor;
  readonly services: Services;
  readonly tenancy: SchoolOptions['tenancy'];
  readonly limiter: Limiter;
  readonly quota: Quota;
  readonly formPages: FormPages;
  /** Whether an address of this host leads to a page of the account. */
  readonly isAccountPage: (url: string) => boolean;
  /** Whether every answer is compared with what its call declares; for tests. */
  readonly checkAnswers: boolean;
  /** Origins that may read public calls from their pages. */
  readonly corsOrigins: readonly string[];
}

const defaultWriteLimit = { max: 600, perSeconds: 60 };
const formType = 'application/x-www-form-urlencoded';
const formTypes = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)/i;

/** Registers a route for each handler: access, origin, limits, validation, the handler itself, its answer. */
export const registerCalls = (app: FastifyInstance, options: RegisterOptions): void => {
  // Not awaited: that would start the server before its error handler is set.
  app.register(async (scope) => {
    await scope.register(multipart);
    scope.removeContentTypeParser('text/plain');
    scope.setErrorHandler((error: Error) => {
      throw requestFault(error);
    });
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_, body, done) => {
      done(null, { ...parseForm(String(body)) });
    });
    for (const handler of options.handlers) addRoute(scope, handler, options);
  });
};

const addRoute = (scope: FastifyInstance, handler: Handler, options: RegisterOptions): void => {
  const { call } = handler;
  const check = createInputCheck(call);
  const checkAnswer = options.checkAnswers ? createAnswerCheck(call) : undefined;
  const checkProblem = options.checkAnswers ? createProblemCheck(call) : undefined;
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  scope.route({
    method: call.method,
    url: call.path,
    // Before a byte of the body is read.
    onRequest: async (request, reply) => {
      const enter = (schoolId: number): void => {
        if (!occupy(options.quota, schoolId, { request: request.raw, response: reply.raw })) throw busy();
      };
      contexts.set(request, await admit(request, call, { ...options, enter }));
    },
    errorHandler: async (error, request, reply) => {
      const fault = requestFault(error);
      const isShown = isApiError(fault) && (await options.formPages.refuse({ call, request, reply }, fault));
      if (!isShown) throw fault;
      return reply;
    },
    handler: async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Error('A request was not admitted.');
      const input = await check(request, context);
      const answer = await handler.run(input, context);
      checkAnswer?.(answer.status, answer.body);
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

interface AdmitOptions extends RegisterOptions {
  /** Takes a place among the school's requests. */
  readonly enter: (schoolId: number) => void;
}

/** The caller, the school, and whether the call is allowed. */
const admit = async (request: FastifyRequest, call: Call, options: AdmitOptions): Promise<CallContext> => {
  const { services, tenancy, limiter, findActor } = options;
  const { store } = services;
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const writes = call.method !== 'GET';
  const school = await schoolOfRequest(request, { store, tenancy, call, bearer });
  if (call.limit || writes) {
    const wait = limiter.take(`${call.id} ${school.schoolId} ${request.ip}`, call.limit ?? defaultWriteLimit);
    if (wait > 0) throw tooMany(wait);
  }
  requireOwnSchool(school, request.query);
  options.enter(school.schoolId);
  const now = new Date(services.now());
  const session = readCookie(request.headers.cookie, sessionCookieName(services.baseUrl()));
  const actor = await findActor(store, { schoolId: school.schoolId, now }, { bearer, session });
  if (!actor) throw new AppError('NOT_SIGNED_IN');
  requireLive(school, call, actor);
  if (writes && actor.kind !== 'token') requireOrigin(request, call, actor.kind === 'user');
  if (actor.kind === 'user') requireUsable(actor, call);
  const scope = call.access.kind === 'area' ? scopeOf(actor, call.access.area, call.access.level) : 'all';
  if (call.access.kind !== 'public' && actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
  if (call.access.kind === 'operatorToken') throw new AppError('NO_ACCESS');
  if (call.access.kind === 'signedIn' && actor.kind !== 'user') throw new AppError('NO_ACCESS');
  if (!scope || (call.access.kind === 'area' && !call.access.scopes.includes(scope))) throw new AppError('NO_ACCESS');
  const { schoolId } = school;
  const userId = actor.kind === 'user' ? actor.userId : null;
  const audit = { schoolId, userId, actor: actorName(actor), action: call.id, requestId: request.id };
  return {
    school,
    actor,
    scope,
    services,
    requestId: request.id,
    address: request.ip,
    header: (name) => [request.headers[name]].flat()[0],
    cookie: (name) => readCookie(request.headers.cookie, name),
    now: () => new Date(services.now()),
    scopeOf: (area, level) => scopeOf(actor, area, level),
    read: (work, limits = {}) => store.school(schoolId, work, { ...limits, readOnly: true }),
    write: (work) => store.school(schoolId, (context) => audited(context, audit, work)),
  };
};

/**
 * What a browser sends by itself must come from a page of this host: whatever carries a session, and forms, which other
 * sites may post without asking first.
 */
const requireOrigin = (request: FastifyRequest, call: Call, hasSession: boolean): void => {
  const isSame = isSameOrigin(request);
  const isForm = call.takes === 'multipart' || formTypes.test(request.headers['content-type'] ?? '');
  if (isSame === false || (isSame === undefined && (hasSession || isForm))) throw new AppError('WRONG_ORIGIN');
};

/** A user whose flag says so must change the password before anything else. */
const requireUsable = (actor: UserActor, call: Call): void => {
  if (actor.status === 3 && !call.withOldPassword && call.access.kind !== 'public')
    throw new AppError('PASSWORD_CHANGE_DUE');
};

const createInputCheck = (call: Call): ((request: FastifyRequest, context: CallContext) => Promise<CallInput>) => {
  const validator = (schema: Call['body'], fromText: boolean): PartValidator =>
    schema ? createPartValidator(schema, { fromText }) : () => undefined;
  const params = validator(call.params, true);
  const query = validator(call.query, true);
  const json = validator(call.body, false);
  const form = validator(call.body, true);
  return async (request, { school }) => {
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
