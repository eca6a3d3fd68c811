import type { FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import { schoolIdNames } from '#schemas/api/shared.ts';
import { notFound, notReady, wrongField } from '#server/core/errors/refusals.ts';
import { type FoundSchool, findSchoolById } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import { isLive, isStaffed } from '#server/tenancy/hosts.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Actor } from '../access/actor.ts';
import { schoolOfToken } from '../access/api-token.ts';

export interface SchoolOfRequestOptions {
  readonly store: Store;
  readonly tenancy: Pick<Tenancy, 'hosts' | 'siteOf'>;
  readonly call: Call;
  readonly bearer: string | undefined;
}

/**
 * The school that a request is for: the host's. On the product's host it is the platform itself, the school of the API
 * token, or, for public reading, any listed school that the query names (docs/domain.md, API conventions).
 */
export const schoolOfRequest = async (
  request: FastifyRequest,
  { store, tenancy, call, bearer }: SchoolOfRequestOptions,
): Promise<FoundSchool> => {
  const owner = await tenancy.hosts.find(request.headers.host);
  if (owner.kind === 'school' || owner.kind === 'off') {
    if (call.host !== 'platform') return staffed(owner.school);
    if (owner.kind === 'school' && call.access.kind === 'public' && (await showsProduct(tenancy, owner.school)))
      return platformSchool;
    throw notFound();
  }
  if (owner.kind !== 'platform') throw notFound();
  const ofToken = bearer === undefined || call.host === 'platform' ? undefined : schoolOfToken(bearer);
  if (ofToken !== undefined && ofToken !== 0) {
    const school = await findSchoolById(store, ofToken);
    return school ? staffed(school) : platformSchool;
  }
  const named = namedSchools(request.query)[0] ?? 0;
  if (call.access.kind === 'public' && call.method === 'GET' && call.host === 'any' && named > 0) {
    const school = await findSchoolById(store, named);
    if (!school?.listed) throw notFound();
    if (!isLive(school)) throw notReady();
    return school;
  }
  if (call.host === 'school') throw notFound();
  return platformSchool;
};

/**
 * Throws where a part of a request names another school than the one it is for: `OTHER_SCHOOL`, or `NO_SCHOOL` for
 * none.
 */
export const requireOwnSchool = (school: FoundSchool, part: unknown): void => {
  const other = namedSchools(part).find((id) => Math.max(0, id) !== school.schoolId);
  if (other !== undefined) throw new AppError(other > 0 ? 'OTHER_SCHOOL' : 'NO_SCHOOL');
};

/** Whether a school's website is the product's own, whose forms are the product's too (theme -1 or 0). */
const showsProduct = async ({ siteOf }: SchoolOfRequestOptions['tenancy'], school: FoundSchool): Promise<boolean> =>
  (await siteOf(school)).record.themeId <= 0;

/** A school whose people may call; throws `NOT_READY` for one that is suspended or closed. */
const staffed = (school: FoundSchool): FoundSchool => {
  if (!isStaffed(school)) throw notReady();
  return school;
};

/** Throws `NOT_READY` if a visitor of a site that is being prepared requests anything but a sign-in. */
export const requireLive = (school: FoundSchool, call: Call, actor: Actor): void => {
  if (!isLive(school) && actor.kind === 'visitor' && !call.whileDraft) throw notReady();
};

/** The ids under which a part names a school, each in plain digits: no other writing of a number may pass for one. */
const namedSchools = (part: unknown): number[] => {
  if (typeof part !== 'object' || part === null) return [];
  return schoolIdNames.flatMap((name) => {
    const value: unknown = Object.hasOwn(part, name) ? (part as Record<string, unknown>)[name] : undefined;
    if (typeof value === 'string' && value !== '' && !/^-?\d{1,10}$/.test(value))
      throw wrongField(name, 'This must be a whole number.');
    const id = typeof value === 'string' && value !== '' ? Number(value) : value;
    return typeof id === 'number' && Number.isInteger(id) ? [id] : [];
  });
};
