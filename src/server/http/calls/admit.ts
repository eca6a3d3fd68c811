import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#schemas/access/matrix.ts';
import { userStatus } from '#schemas/access/user-status.ts';
import type { Call } from '#schemas/api/define.ts';
import { asFamilyHeader, isFamily } from '#schemas/office.ts';
import { windowHeader, windowPattern } from '#schemas/office-events.ts';
import { windowTag } from '#schemas/sources/index.ts';
import { tooMany } from '#server/core/errors/refusals.ts';
import { addressKey } from '#server/core/limits/limit-key.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import { audited } from '#server/store/audit.ts';
import type { FoundSchool } from '#server/store/global.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type Actor, actorName, asParent, type FindActor, type UserActor } from '../access/actor.ts';
import { findOperator } from '../access/find-operator.ts';
import { scopeOf } from '../access/grant.ts';
import { neededRight } from '../access/needed-right.ts';
import { readCookie, sessionCookieName } from '../access/session-cookie.ts';
import { userIdOf } from '../access/user-id.ts';
import { isFormType } from '../form-type.ts';
import type { CallContext, Services } from './handle.ts';
import { isSameOrigin } from './same-origin.ts';
import { requireLive, requireOwnSchool, type SchoolOfRequestOptions, schoolOfRequest } from './school-of-request.ts';
import { requireForSupport, supportServices } from './support-door.ts';

export interface AdmitOptions {
  readonly findActor: FindActor;
  readonly services: Services;
  readonly tenancy: SchoolOfRequestOptions['tenancy'];
  readonly limiter: Limiter;
  /** Takes a place among the school's requests. */
  readonly enter: (schoolId: number) => Promise<void>;
}

const isWindow = new RegExp(windowPattern);

const defaultWriteLimit = { max: 600, perSeconds: 60 };

/** The caller, the school, and whether the call is allowed. */
export const admit = async (request: FastifyRequest, call: Call, options: AdmitOptions): Promise<CallContext> => {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (call.access.kind === 'operatorToken') return admitOperator(request, call, { ...options, bearer });
  const { services, tenancy, limiter, findActor } = options;
  const { store } = services;
  const writes = call.method !== 'GET';
  const school = await schoolOfRequest(request, { store, tenancy, call, bearer });
  if (call.limit || writes) {
    const { max, perSeconds } = call.limit ?? defaultWriteLimit;
    const wait = limiter.take({ name: call.id, max, perSeconds }, addressKey(school.schoolId, request.ip));
    if (wait > 0) throw tooMany(wait);
  }
  requireOwnSchool(school, request.query);
  await options.enter(school.schoolId);
  const now = new Date(services.now());
  const session = readCookie(request.headers.cookie, sessionCookieName(services.baseUrl()));
  const find = (at: Date) => findActor(store, { schoolId: school.schoolId, now: at }, { bearer, session });
  const found = await find(now);
  if (!found) throw new AppError('NOT_SIGNED_IN');
  const actor = request.headers[asFamilyHeader] === undefined ? found : asFamily(found);
  requireLive(school, call, actor);
  if (writes && actor.kind !== 'token')
    requireOrigin(request, call, { hasSession: actor.kind !== 'visitor', baseUrl: services.baseUrl() });
  if (actor.kind === 'user') requireUsable(actor, call);
  if (actor.kind === 'support') requireForSupport(call);
  const right = neededRight(call, request.params);
  const scope = right ? scopeOf(actor, right.area, right.level) : 'all';
  if (call.access.kind !== 'public' && actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
  if (call.access.kind === 'signedIn' && actor.kind !== 'user' && !isSupport(actor, call))
    throw new AppError('NO_ACCESS');
  if (!scope || (right && !right.scopes.includes(scope))) throw new AppError('NO_ACCESS');
  const holds = async (): Promise<boolean> => isDeepStrictEqual(await find(new Date(services.now())), found);
  const own = actor.kind === 'support' && !call.whileSupport ? supportServices(services) : services;
  return contextOf(request, { call, services: own, school, actor, scope, holds });
};

/** Operators are let in by their tokens, on the product's own host; no school's limits or places are theirs. */
const admitOperator = async (
  request: FastifyRequest,
  call: Call,
  { services, tenancy, bearer }: AdmitOptions & { readonly bearer: string | undefined },
): Promise<CallContext> => {
  if ((await tenancy.hosts.find(request.headers.host)).kind !== 'platform') throw new AppError('OPERATOR_HOST');
  const actor = await findOperator(services.store, bearer);
  const holds = async (): Promise<boolean> => isDeepStrictEqual(await findOperator(services.store, bearer), actor);
  return contextOf(request, { call, services, school: platformSchool, actor, scope: 'all', holds });
};

interface Admitted {
  readonly call: Call;
  readonly services: Services;
  readonly school: FoundSchool;
  readonly actor: Actor;
  readonly scope: Scope;
  readonly holds: CallContext['holds'];
}

const contextOf = (request: FastifyRequest, { call, services, school, actor, scope, holds }: Admitted): CallContext => {
  const { store } = services;
  const { schoolId } = school;
  const window = windowOf(request);
  const audit = { schoolId, userId: userIdOf(actor), actor: actorName(actor), action: call.id, requestId: request.id };
  return {
    school,
    actor,
    scope,
    services,
    requestId: request.id,
    address: request.ip,
    log: request.log,
    header: (name) => [request.headers[name]].flat()[0],
    cookie: (name) => readCookie(request.headers.cookie, name),
    now: () => new Date(services.now()),
    scopeOf: (area, level) => scopeOf(actor, area, level),
    holds,
    read: (work, limits = {}) => store.school(schoolId, work, { ...limits, readOnly: true }),
    write: (work) =>
      store.school(schoolId, (context) => {
        if (window !== undefined) context.touch(windowTag(window));
        return audited(context, audit, work);
      }),
  };
};

/** The window of the office that makes the call, where it says so. */
const windowOf = ({ headers }: FastifyRequest): string | undefined => {
  const window = headers[windowHeader];
  return typeof window === 'string' && isWindow.test(window) ? window : undefined;
};

/**
 * What a browser sends by itself must come from a page of this host: whatever carries a session, and forms, which other
 * sites may post without asking first.
 */
const requireOrigin = (
  request: FastifyRequest,
  call: Call,
  { hasSession, baseUrl }: { readonly hasSession: boolean; readonly baseUrl: URL },
): void => {
  const isSame = isSameOrigin(request, baseUrl);
  const isForm = call.takes === 'multipart' || isFormType(request.headers['content-type']);
  if (isSame === false || (isSame === undefined && (hasSession || isForm))) throw new AppError('WRONG_ORIGIN');
};

/** Who asks as a parent is one. Errors: `NO_ACCESS` for who has no child at the school. */
const asFamily = (actor: Actor): Actor => {
  if (actor.kind !== 'user' || isFamily(actor.role)) return actor;
  const parent = asParent(actor);
  if (!parent) throw new AppError('NO_ACCESS');
  return parent;
};

/** Whether it is a call of who is here for support, about themselves. */
const isSupport = (actor: Actor, call: Call): boolean => actor.kind === 'support' && call.whileSupport === true;

/** A user whose flag says so must change the password before anything else. */
const requireUsable = (actor: UserActor, call: Call): void => {
  if (actor.status === userStatus.mustChangePassword && !call.withOldPassword && call.access.kind !== 'public')
    throw new AppError('PASSWORD_CHANGE_DUE');
};
