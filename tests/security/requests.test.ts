import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#server/main/calls.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { pathOf, samplePart } from '../support/sample.ts';
import { startApp, type TestApp } from '../support/server.ts';

let app: TestApp;
let admin: Caller;
let address = 0;

/** An address of its own for each request, so that no limit is met. */
const forwarded = (): Record<string, string> => {
  address += 1;
  return { 'x-forwarded-for': `10.9.${address >> 8}.${address & 255}` };
};

beforeAll(async () => {
  app = await startApp({ trustProxy: ['127.0.0.1'], corsOrigins: ['https://app.example.org'] });
  admin = await signIn(app);
});
afterAll(() => app.stop());

describe('a write that comes with a session', () => {
  const writes = calls.filter(
    ({ method, host, access }) => method !== 'GET' && host !== 'platform' && access.kind !== 'public',
  );
  const send = (call: (typeof calls)[number], headers: Record<string, string>) =>
    admin.call(call.method, pathOf(call, { id: 999_999 }), {
      query: samplePart(call.query, admin.schoolId) as Record<string, number>,
      ...(call.takes === 'multipart' ? { form: {} } : call.body ? { body: {} } : {}),
      headers: { ...forwarded(), ...headers },
    });

  it.each(writes.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is refused from other sites',
    async (_, call) => {
      const sibling = `http://riverside.localhost:${app.port}`;
      for (const origin of [
        'https://evil.example',
        sibling,
        'null',
        `http://greenfield.localhost.evil.example:${app.port}`,
      ]) {
        const { status, json } = await send(call, { origin });
        expect([status, json?.type], origin).toEqual([403, '/docs/reference/errors#wrong_origin']);
      }
    },
  );

  it('is judged by Sec-Fetch-Site where there is no Origin, and refused where there is neither', async () => {
    const body = JSON.stringify({ School_Id: admin.schoolId });
    const send_ = async (headers: Record<string, string>) => {
      const { ask } = await import('../support/request.ts');
      const host = `greenfield.localhost:${app.port}`;
      const all = { 'content-type': 'application/json', ...admin.headers, ...forwarded(), ...headers };
      return (await ask(app.port, '/api/academic/_addHoliday', { host, method: 'POST', headers: all, body })).status;
    };
    expect(await send_({ 'sec-fetch-site': 'same-origin' })).toBe(422);
    for (const site of ['cross-site', 'same-site']) expect(await send_({ 'sec-fetch-site': site })).toBe(403);
    expect(await send_({})).toBe(403);
  });
});

describe('a Host header', () => {
  it.each(['evil.example', 'greenfield.localhost.evil.example', '169.254.169.254', 'nobody.localhost', 'a b', ''])(
    'of nobody (%j) reaches no school',
    async (host) => {
      const { status } = await visitorOf(app, host).call('GET', '/api/website/header');
      expect([400, 404]).toContain(status);
    },
  );

  it('is not overruled by X-Forwarded-Host, also behind a proxy that is trusted', async () => {
    const headers = { 'x-forwarded-host': 'riverside.localhost', forwarded: 'host=riverside.localhost' };
    const { json } = await visitorOf(app, 'greenfield.localhost').call('GET', '/api/website/header', { headers });
    expect(json.school_Slug).toBe('greenfield');
  });
});

describe('a path', () => {
  it.each([
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/media/1/..%2f..%2f..%2fsecret/1.webp',
    '/media/1/1/..%2f..%2fsecret',
    '/docs/..%2f..%2fpackage.json',
    '/docs/__proto__',
    '/docs/constructor',
    '/api/website/..%2f..%2fusers',
    '/schemas/..%2ftheme.json',
    '/api/lookups/__proto__',
    '/api/content/constructor',
  ])('%s leads to no file', async (path) => {
    const { status, text } = await admin.call('GET', path, { headers: forwarded() });
    expect([400, 404, 422]).toContain(status);
    expect(text).not.toContain('"dependencies"');
  });

  it('with line breaks in it adds no header', async () => {
    for (const path of ['/GALLERY%0d%0aset-cookie:%20a=b', '/gallery/%0d%0ax-evil:1', '/docs%0d%0ax-evil:%201']) {
      const { headers } = await visitorOf(app, 'greenfield.localhost').call('GET', path);
      expect(headers).not.toHaveProperty('x-evil');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });
});

describe('a body', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    import('../support/request.ts').then(({ ask }) =>
      ask(app.port, '/api/academic/_addHoliday', {
        host: `greenfield.localhost:${app.port}`,
        method: 'POST',
        headers: {
          origin: `http://greenfield.localhost:${app.port}`,
          'content-type': 'application/json',
          ...admin.headers,
          ...forwarded(),
          ...headers,
        },
        body,
      }),
    );

  it('of more than a megabyte is refused', async () => {
    const { status, text } = await post(JSON.stringify({ name: 'x'.repeat(1024 * 1024) }));
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ status: 413 });
  });

  it.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    '%s pollutes nothing',
    async (body) => {
      expect((await post(body)).status).toBe(400);
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json-patch+json',
    'text/plain, application/json',
  ])('sent as %s is not taken for JSON', async (type) =>
    expect((await post('{"name":"x"}', { 'content-type': type })).status).toBe(415),
  );

  // Content calls take the fields of each type; theirs are tried in tests/api/content-items.test.ts.
  const bodies = calls.filter(({ body: schema, id, host }) => schema && host !== 'platform' && !/Content$/.test(id));
  const planted = ['version', 'isAdmin', 'listed', 'emailVerifiedAt', 'passwordHash', 'school_id', 'deletedAt'];

  it.each(bodies.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'of %s cannot set what is not its to set',
    async (_, call) => {
      const extra = Object.fromEntries(planted.map((name) => [name, '1']));
      const sent = { ...samplePart(call.body, admin.schoolId), ...extra };
      const { status, json } = await admin.call(call.method, pathOf(call), {
        query: samplePart(call.query, admin.schoolId) as Record<string, number>,
        headers: forwarded(),
        ...(call.takes === 'multipart' ? { form: sent as Record<string, string> } : { body: sent }),
      });
      expect(status, JSON.stringify(json)).toBe(422);
      for (const name of planted) expect(json.errors).toHaveProperty(name);
    },
  );
});

describe('answers of the API', () => {
  it('carry the headers that keep browsers from guessing, framing and keeping', async () => {
    for (const { headers } of [
      await admin.get('/api/academic/_holidays_list', { School_Id: admin.schoolId }),
      await admin.get('/api/nothing'),
      await visitorOf(app, 'greenfield.localhost').get('/api/academic/_holidays_list'),
    ]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      });
    }
  });

  it('are read by pages of other sites only where they are public and the site is named, never with credentials', async () => {
    const ask_ = (path: string, origin: string) => admin.call('GET', path, { headers: { ...forwarded(), origin } });
    const publicPath = '/api/website/header';
    const allowed = await ask_(publicPath, 'https://app.example.org');
    expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example.org');
    expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
    const closed = await ask_(`/api/academic/_holidays_list?School_Id=${admin.schoolId}`, 'https://app.example.org');
    expect(closed.headers).not.toHaveProperty('access-control-allow-origin');
    const unknown = await ask_(publicPath, 'https://evil.example');
    expect(unknown.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
