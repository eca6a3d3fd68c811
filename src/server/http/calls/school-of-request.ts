import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../../schemas/api/define.ts';
import { schoolIdNames } from '../../../../schemas/api/shared.ts';
import { schoolOfToken } from '../../auth/find-actor.ts';
import { AppError, notFound, wrongField } from '../../errors/app-error.ts';
import type { Hosts } from '../../sites/hosts.ts';
import { platformSchool } from '../../sites/school-sites.ts';
import { type FoundSchool, findSchoolById } from '../../store/global.ts';
import type { Store } from '../../store/store.ts';

interface SchoolOptions {
  readonly store: Store;
  readonly hosts: Hosts;
  readonly call: Call;
  readonly bearer: string | undefined;
}

/**
 * The school that a request is for: the host's. On the product's host it is the platform itself, the school of the API
 * token, or, for public reading, any listed school that the query names (decisions.md, API details).
 */
export const schoolOfRequest = async (
  request: FastifyRequest,
  { store, hosts, call, bearer }: SchoolOptions,
): Promise<FoundSchool> => {
  const owner = await hosts.find(request.headers.host);
  if (owner.kind === 'school') {
    if (call.host === 'platform') throw notFound();
    return owner.school;
  }
  if (owner.kind !== 'platform') throw notFound();
  const ofToken = bearer === undefined || call.host === 'platform' ? undefined : schoolOfToken(bearer);
  if (ofToken !== undefined && ofToken !== 0) return (await activeSchool(store, ofToken)) ?? platformSchool;
  const named = namedSchools(request.query)[0] ?? 0;
  if (call.access.kind === 'public' && call.method === 'GET' && call.host === 'any' && named > 0) {
    const school = await activeSchool(store, named);
    if (!school?.listed) throw notFound();
    return school;
  }
  if (call.host === 'school') throw notFound();
  return platformSchool;
};

/** Throws where a part of a request names another school than the one it is for: `OTHER_SCHOOL`, or `NO_SCHOOL` for none. */
export const requireOwnSchool = (school: FoundSchool, part: unknown): void => {
  const other = namedSchools(part).find((id) => Math.max(0, id) !== school.schoolId);
  if (other !== undefined) throw new AppError(other > 0 ? 'OTHER_SCHOOL' : 'NO_SCHOOL');
};

const activeSchool = async (store: Store, id: number): Promise<FoundSchool | undefined> => {
  const school = await findSchoolById(store, id);
  return school?.status === 'active' ? school : undefined;
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
