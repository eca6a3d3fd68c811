import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Area,
  accessMatrix,
  type Grant,
  type Holder,
  type PermissionSet,
  permissionSets,
} from '#schemas/access/matrix.ts';
import { type Call, needs } from '#schemas/api/define.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { calls } from '#server/main/calls.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { extent } from '../support/extent.ts';
import { pathOf, samplePart } from '../support/sample.ts';
import { startApp, type TestApp } from '../support/server.ts';

const columns: readonly Holder[] = [
  'Admin',
  'Staff',
  'frontOffice',
  'classTeacher',
  'contentEditor',
  'hr',
  'Student',
  'Parent',
];

// As in docs/domain.md, Access; whoever holds a permission set has the rights of all staff too: W write, R read, C own classes, O own or own children, - denied.
const table = `
/visitors                          | W  | -  | W  | -   | -   | R  | -  | -
/visitors/mine                     | OW | OW | -  | -   | -   | -  | -  | -
/messages                          | W  | -  | W  | -   | -   | -  | -  | -
/school/profile                    | W  | R  | -  | -   | -   | -  | -  | -
/school/change_password            | OW | OW | -  | -   | -   | -  | OW | OW
/student/add_student               | W  | -  | W  | -   | -   | -  | -  | -
/student                           | W  | -  | W  | CR  | -   | -  | OR | OR
/staff                             | W  | R  | -  | -   | -   | W  | -  | -
/staff/add_staff_member            | W  | -  | -  | -   | -   | W  | -  | -
/staff/Staff_Attendance            | W  | OR | -  | -   | -   | W  | -  | -
/staff/leave                       | W  | OW | -  | -   | -   | W  | -  | -
/student/attendance_management     | W  | -  | -  | CW  | -   | -  | -  | -
/student/attendance_history        | R  | -  | R  | CR  | -   | -  | OR | OR
/student/Student_Attendance_Reports| R  | -  | R  | CR  | -   | -  | -  | -
/student/leave                     | W  | -  | -  | CW  | -   | -  | OW | OW
/admissions                        | W  | -  | W  | -   | -   | -  | -  | OR
/website                           | W  | -  | -  | -   | W   | -  | -  | -
/media                             | W  | -  | -  | -   | W   | -  | -  | -
/syllabus                          | W  | -  | R  | CW  | R   | R  | R  | R
/holidays                          | W  | R  | -  | -   | -   | -  | R  | R
/users                             | W  | -  | -  | -   | -   | -  | -  | -
/settings                          | W  | -  | -  | -   | -   | -  | -  | -
/audit                             | W  | -  | -  | -   | -   | -  | -  | -
/backup                            | W  | -  | -  | -   | -   | -  | -  | -
`;

const rights = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [area = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return [area, new Map(columns.map((holder, index) => [holder, cells[index] ?? '-']))] as const;
    }),
);

type Row = Readonly<Partial<Record<Holder, Grant>>>;

const levels = { W: 'write', R: 'read' } as const;
const scopes = { '': 'all', C: 'classes', O: 'own' } as const;

/** What a cell of the table grants. */
const grantOf = (cell: string) => {
  if (cell === '-') return undefined;
  const level = levels[cell.at(-1) as keyof typeof levels];
  return { level, scope: scopes[cell.slice(0, -1) as keyof typeof scopes] };
};

/** Operators work on the platform's own tenant: its site, its accounts, what is asked of it. */
const ofOperators = ['/website', '/media', '/users', '/settings', '/audit', '/platform'];

it('is the table of the product, cell by cell', () => {
  const found = Object.entries(accessMatrix).map(([area, { Operator: _, ...row }]: [string, Row]) => [area, row]);
  const expected = [...rights].map(([area, row]) => [
    area,
    Object.fromEntries([...row].flatMap(([holder, cell]) => (cell === '-' ? [] : [[holder, grantOf(cell)]]))),
  ]);
  expect(Object.fromEntries(found)).toEqual({ ...Object.fromEntries(expected), '/platform': {} });
  const granted = Object.entries(accessMatrix).filter(([, row]: [string, Row]) => row.Operator?.scope === 'all');
  expect(granted.map(([area]) => area).toSorted()).toEqual(ofOperators.toSorted());
});

it('knows each id and each address of a call once', () => {
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  const addresses = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

const isPermissionSet = (holder: Holder): holder is PermissionSet => permissionSets.some((one) => one === holder);

/** Whether the table lets someone make a call, on content of a type where the call is for all types. */
const isAllowed = ({ access: declared, host }: Call, holder: Holder | 'visitor', area: Area = '/website'): boolean => {
  const access = declared.kind === 'contentType' ? needs(area, declared.level) : declared;
  if (access.kind === 'operatorToken') return false;
  if (access.kind === 'public') return true;
  if (holder === 'visitor') return false;
  if (host === (holder === 'Operator' ? 'school' : 'platform')) return false;
  if (access.kind === 'signedIn') return true;
  if (holder === 'Operator') return [...ofOperators, '/school/change_password'].includes(access.area);
  const columns = isPermissionSet(holder) ? (['Staff', holder] as const) : [holder];
  const grants = columns.map((column) => grantOf(rights.get(access.area)?.get(column) ?? '-'));
  return grants.some(
    (grant) => grant && access.scopes.includes(grant.scope) && (access.level === 'read' || grant.level === 'write'),
  );
};

/** How a call is denied: on another host it is not there, and its token is taken from whoever else is signed in. */
const denial = ({ access, host }: Call, holder: Holder | 'visitor'): number => {
  if (holder === 'visitor') return 401;
  if (host === 'platform' && holder !== 'Operator') return 404;
  return access.kind === 'operatorToken' ? 401 : 403;
};

/** Who makes calls: the same as before, until a call that was let through may have changed them. */
const callers = (app: TestApp) => {
  const known = new Map<string, Caller>();
  const keyOf = (holder: Holder | 'visitor', call: Call): string => `${holder} ${call.host === 'platform'}`;
  return {
    async of(holder: Holder | 'visitor', call: Call): Promise<Caller> {
      const caller = known.get(keyOf(holder, call)) ?? (await signInAs(app, holder, call));
      known.set(keyOf(holder, call), caller);
      return caller;
    },
    forget: (holder: Holder | 'visitor', call: Call) => void known.delete(keyOf(holder, call)),
  };
};

const signInAs = (app: TestApp, holder: Holder | 'visitor', call: Call): Promise<Caller> | Caller => {
  if (holder === 'visitor') return visitorOf(app, call.host === 'platform' ? 'localhost' : 'greenfield.localhost');
  if (holder === 'Operator') return signIn(app, { school: 'platform', role: 'Operator' });
  if (holder === 'Admin' || holder === 'Student' || holder === 'Parent') return signIn(app, { role: holder });
  return signIn(app, { role: 'Staff', permissionSets: isPermissionSet(holder) ? [holder] : [] });
};

describe('every role on every call', () => {
  let app: TestApp;
  let known: ReturnType<typeof callers>;
  beforeAll(async () => {
    app = await startApp({ trustProxy: ['127.0.0.1'] });
    known = callers(app);
  });
  afterAll(() => app.stop());

  const schoolOf = async ({ host }: Caller): Promise<number> =>
    host === 'localhost' ? 0 : ((await findSchoolBySlug(app.store, 'greenfield'))?.schoolId ?? -1);

  const holders: readonly (Holder | 'visitor')[] = ['visitor', ...columns, 'Operator'];
  let address = 0;

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    for (const holder of holders) {
      const caller = await known.of(holder, call);
      // Each from an address of its own, so that no limit is met.
      address += 1;
      const forwarded = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
      // What is asked for is there in no school; who may not ask is not told so.
      const { status } = await caller.call(call.method, pathOf(call, { id: 999_999 }), {
        query: samplePart(call.query, await schoolOf(caller)) as Record<string, string | number>,
        ...(call.body && call.takes !== 'multipart' ? { body: {} } : {}),
        // What is in no form is refused before anything is looked for.
        ...(call.takes === 'multipart' ? { form: { notAField: '1' } } : {}),
        headers: { 'x-forwarded-for': forwarded },
      });
      const reported = `${holder} on ${call.id}: ${status}`;
      if (call.method !== 'GET' && ![401, 403, 404].includes(status)) known.forget(holder, call);
      const isElsewhere = holder === 'Operator' && call.host === 'school';
      if (isElsewhere) expect(status, reported).toBe(404);
      else if (isAllowed(call, holder)) expect([401, 403, 500], reported).not.toContain(status);
      else expect(status, reported).toBe(denial(call, holder));
    }
  });

  const ofTypes = calls.filter(({ access }) => access.kind === 'contentType');
  const firstOfAreas = contentTypes.filter(({ area }, at) => contentTypes.findIndex((one) => one.area === area) === at);

  it.each(extent(firstOfAreas, [...contentTypes]).map((type) => [type.type, type] as const))(
    'content of the type %s',
    async (type, { area }) => {
      expect(ofTypes.length).toBeGreaterThan(10);
      for (const holder of holders) {
        const callers = new Map<string, Caller>();
        for (const call of ofTypes) {
          const caller = callers.get(call.host) ?? (await signInAs(app, holder, call));
          callers.set(call.host, caller);
          address += 1;
          const forwarded = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
          const { status } = await caller.call(call.method, pathOf(call, { id: 999_999, type }), {
            query: samplePart(call.query, await schoolOf(caller)) as Record<string, string | number>,
            ...(call.body && { body: {} }),
            headers: { 'x-forwarded-for': forwarded },
          });
          const reported = `${holder} on ${call.id} of ${type}: ${status}`;
          if (isAllowed(call, holder, area)) expect([401, 403, 500], reported).not.toContain(status);
          else expect(status, reported).toBe(denial(call, holder));
        }
      }
    },
  );

  it('lists of all types what is open to a token, and no more', async () => {
    const admin = await signIn(app);
    await admin.post('/api/content/notice', { noticeHead: 'A notice' });
    const made = await admin.post('/api/content/holiday', {
      name: 'A day off',
      startHolidayDate: '2027-01-14',
      endHolidayDate: '2027-01-14',
    });
    const removed = await admin.call('DELETE', `/api/content/holiday/${made.json.id}`, {
      headers: { 'if-match': String(made.headers.etag) },
    });
    expect(removed.status).toBe(200);
    const editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'] });
    const bin = async (caller: Caller) =>
      (await caller.get('/api/content/bin')).json.map((item: { type: string }) => item.type);
    expect(await bin(editor)).toContain('holiday');
    const token = await admin.post('/api/tokens', { name: 'website', scopes: ['/website:write'] });
    const program = visitorOf(app, 'greenfield.localhost', { authorization: `Bearer ${token.json.token}` });
    expect(await bin(program)).not.toContain('holiday');
    const types = (await program.get('/api/content')).json.map((one: { type: string }) => one.type);
    expect([types.includes('notice'), types.includes('holiday'), types.includes('schoolProfile')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('denies API tokens whatever their scopes do not name', async () => {
    const { apiTokens } = await import('#server/store/schema.ts');
    const { hashSecret, newSecret } = await import('#server/core/crypto/secret.ts');
    const { apiTokenPrefix } = await import('#server/http/access/api-token.ts');
    const admin = await signIn(app);
    const token = newSecret(apiTokenPrefix(admin.schoolId));
    const { schoolId } = admin;
    await app.store.school(schoolId, ({ db }) =>
      db.insert(apiTokens).values({
        schoolId,
        name: 'reader',
        hash: hashSecret(token),
        scopes: ['/holidays:read'],
        createdBy: admin.userId,
      }),
    );
    const program = visitorOf(app, 'greenfield.localhost', { authorization: `Bearer ${token}` });
    for (const call of calls.filter(
      ({ access, host }) => (access.kind === 'area' || access.kind === 'contentType') && host !== 'platform',
    )) {
      const { status } = await program.call(call.method, pathOf(call, { id: 999_999 }), {
        query: samplePart(call.query, schoolId) as Record<string, string | number>,
        ...(call.body && call.takes !== 'multipart' ? { body: {} } : {}),
      });
      const mayRead = call.access.kind === 'area' && call.access.area === '/holidays' && call.access.level === 'read';
      if (mayRead) expect(status, call.id).toBe(200);
      else expect(status, call.id).toBe(403);
    }
  });
});
