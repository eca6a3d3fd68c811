import type { FastifyInstance } from 'fastify';
import type { Loaders } from '../../../engine/index.ts';
import { sources } from '../../../schemas/sources/index.ts';
import { dateIn } from '../../shared/calendar.ts';
import type { Hosts } from '../sites/hosts.ts';
import { platformSchool, type SchoolSites } from '../sites/school-sites.ts';
import type { SchoolFacts } from '../sources/content-reader.ts';
import { createParamsReader, SourceParamsError } from '../sources/params.ts';
import { type FoundSchool, findSchoolById } from '../store/global.ts';
import type { Store } from '../store/store.ts';
import { etagOf } from './etag.ts';
import { sendProblem } from './problem.ts';
import { closedPolicy, commonHeaders } from './security-headers.ts';

interface Options {
  readonly store: Store;
  readonly hosts: Hosts;
  readonly sites: SchoolSites;
  readonly loadersOf: (school: SchoolFacts) => Loaders;
  readonly now: () => number;
}

type Query = Readonly<Record<string, string | undefined>>;

/**
 * `GET /api/website/<source>?schoolId=…`: every source of the contracts, through one handler.
 * On a school's host only that school's; on the platform's any listed school's.
 */
export const websiteRoutes = (app: FastifyInstance, { store, hosts, sites, loadersOf, now }: Options): void => {
  const readParams = createParamsReader(sources, { coerce: true });

  const schoolFor = async (
    host: string | undefined,
    schoolId: number | undefined,
  ): Promise<FoundSchool | 403 | 404> => {
    const owner = await hosts.find(host);
    if (owner.kind === 'school')
      return schoolId === undefined || schoolId === owner.school.schoolId ? owner.school : 403;
    if (owner.kind !== 'platform') return 404;
    if (schoolId === undefined || schoolId === 0) return platformSchool;
    const school = await findSchoolById(store, schoolId);
    return school?.status === 'active' && school.listed ? school : 404;
  };

  for (const contract of sources) {
    app.get<{ Querystring: Query }>(`/api/website/${contract.name}`, async (request, reply) => {
      const { schoolId: given, ...rest } = request.query;
      if (given !== undefined && !/^\d{1,9}$/.test(given)) {
        return sendProblem(reply, 422, 'schoolId must be a number.', { schoolId: ['must be a number'] });
      }
      const school = await schoolFor(request.headers.host, given === undefined ? undefined : Number(given));
      if (school === 403) return sendProblem(reply, 403, 'This address serves another school.');
      if (school === 404) return sendProblem(reply, 404, 'There is no such school.');
      let params: Readonly<Record<string, unknown>>;
      try {
        params = readParams(contract.name, rest);
      } catch (error) {
        if (!(error instanceof SourceParamsError)) throw error;
        return sendProblem(reply, 422, `${contract.name}: ${error.message}.`, error.errors);
      }
      const { timeZone } = await sites.find(school);
      const loader = loadersOf({ ...school, today: dateIn(timeZone, now()) })[contract.name];
      const { signal } = new AbortController();
      const result = await loader?.(params, { signal, started: () => undefined });
      const body = JSON.stringify(result ?? null);
      const etag = `"${etagOf(body)}"`;
      reply.headers({ ...commonHeaders, 'content-security-policy': closedPolicy, 'cache-control': 'no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    });
  }
};
