import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn, visitorOf } from '../support/callers.ts';
import { createGate } from '../support/gate.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('a school that is asked for more than its share', () => {
  const gate = createGate();
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      quota: { each: 2, total: 4 },
      // Pages of one school wait at the gate, as those over a slow source would.
      withLoaders: (loaders) => ({
        ...loaders,
        async about(params, options) {
          const result = await loaders.about?.(params, options);
          const facts = (await loaders.header?.({}, options)) as { school_Slug?: string } | undefined;
          if (facts?.school_Slug === 'greenfield') await gate.pass();
          return result;
        },
      }),
    });
  });
  afterAll(() => app.stop());

  it('is told so, with a time to try again, while the others are served', async () => {
    const page = (host: string, path: string) => app.get(path, { host });
    const first = page('greenfield.localhost', '/');
    await gate.reached;
    const caller = visitorOf(app, 'greenfield.localhost');
    // The page that waits holds one place of the two; requests that wait for it hold none.
    const second = page('greenfield.localhost', '/');
    const answers = await Promise.all(Array.from({ length: 60 }, () => caller.get('/api/website/banners')));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, json } of refused) {
      expect(headers['retry-after']).toBe('1');
      expect(json).toMatchObject({ type: '/docs/reference/errors#busy', errorText: expect.any(String) });
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await visitorOf(app, 'riverside.localhost').get('/api/website/banners')).status).toBe(200);
    gate.open();
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(200);
    expect((await caller.get('/api/website/banners')).status).toBe(200);
  });
});

describe('visitors who leave before they are answered', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ quota: { each: 3, total: 6 } });
  });
  afterAll(() => app.stop());

  const leaveAfter = (sent: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(app.port, '127.0.0.1', () => {
        socket.write(sent, () => socket.resetAndDestroy());
      });
      socket.on('error', () => undefined);
      socket.once('close', () => resolve());
    });

  it.each([
    [
      'with a token, whose school must be looked up',
      'GET /api/website/header HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer syt_1_aaaaaaaaaaaaaaaaaaaaaaaa\r\n\r\n',
    ],
    ['with a school in the query', 'GET /api/website/header?schoolId=1 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'with many requests on one connection',
      'GET /api/website/header HTTP/1.1\r\nHost: greenfield.localhost\r\n\r\n'.repeat(40),
    ],
    ['from the page of the sign-in', 'GET /login HTTP/1.1\r\nHost: greenfield.localhost\r\n\r\n'],
  ])('%s, give their places back', async (_, sent) => {
    await Promise.all(Array.from({ length: 40 }, () => leaveAfter(sent)));
    for (const host of ['greenfield.localhost', 'localhost'])
      await vi.waitFor(async () => expect((await app.get('/api/website/header', { host })).status).toBe(200), {
        timeout: 20_000,
        interval: 50,
      });
  });
});

describe('requests that take more than they should', () => {
  let app: TestApp;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.stop();
  });

  it('with a page of more than a hundred rows are refused', async () => {
    const admin = await signIn(app);
    const { status, json } = await admin.get('/api/admission/GetAdmissionEnquiry', {
      SchoolId: admin.schoolId,
      pageSize: 101,
    });
    expect(status).toBe(422);
    expect(json.errors.pageSize).toEqual(['Enter 100 or less.']);
  });

  it('with headers that are too large are refused as a problem', async () => {
    const { status, text } = await app.get('/', { headers: { 'x-large': 'x'.repeat(20_000) } });
    expect(status).toBe(431);
    expect(JSON.parse(text)).toMatchObject({ status: 431, title: 'Request Header Fields Too Large' });
  });

  it('that arrive drop by drop, hundreds at once, hold up nobody', async () => {
    for (let count = 0; count < 300; count++) {
      const socket = connect(app.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('POST /api/Account/login HTTP/1.1\r\nHost: greenfield.localhost\r\nContent-Length: 1000\r\n');
      sockets.push(socket);
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.get('/api/website/header', { host: 'greenfield.localhost' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('with bodies that arrive drop by drop, hundreds at once, keep nobody of the school out', async () => {
    const admin = await signIn(app);
    const head = [
      'POST /api/academic/_addHoliday HTTP/1.1',
      `Host: ${admin.host}`,
      ...Object.entries(admin.headers).map(([name, value]) => `${name}: ${value}`),
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      'Content-Length: 1000',
      '\r\n{"name":',
    ].join('\r\n');
    const slow = Array.from({ length: 300 }, () => connect(app.port, '127.0.0.1').on('error', () => undefined));
    sockets.push(...slow);
    const answered: string[] = [];
    for (const [at, socket] of slow.entries()) {
      socket.setEncoding('utf8').on('data', (text: string) => answered.push(text));
      socket.write(head);
      // A burst waits for its places for some seconds at most, however slow the machine is.
      if (at % 25 === 24) expect((await admin.get('/api/Account/me')).status).toBe(200);
    }
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => admin.get('/api/Account/me')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect(answered).toEqual([]);
    const { status } = await admin.post('/api/academic/_addHoliday', {
      School_Id: admin.schoolId,
      name: 'A day off',
      startHolidayDate: '2027-01-14',
      endHolidayDate: '2027-01-14',
      StartSession: 2026,
    });
    expect(status).toBe(201);
    // Those that arrive at last are answered, all of them: at once there are more than the school's places.
    for (const socket of slow) socket.write(`1${' '.repeat(1000 - '{"name":1}'.length)}}`);
    await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(300), { timeout: 20_000 });
    const statuses = answered.map((text) => text.slice(9, 12));
    expect(statuses).toContain('422');
    expect(statuses.filter((one) => one !== '422' && one !== '503')).toEqual([]);
  });

  it('with more text in a form than a JSON body may have are refused', async () => {
    const form = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field${at}`, 'x'.repeat(60_000)]));
    const { status, json } = await visitorOf(app, 'localhost').call('POST', '/api/Account/schoolRegistration', {
      form,
    });
    expect(status).toBe(413);
    expect(json.errorText).toBe('The form is too large; the limit is 1 MB of text.');
  });

  const fieldsOf = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`Mobilexa${at}`, 0]));

  it('with a thousand wrong fields name fifty of them', async () => {
    const admin = await signIn(app);
    const { status, json } = await admin.post('/api/academic/_addHoliday', fieldsOf(1000));
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toHaveLength(50);
  });

  it('with more fields or entries than any call takes are refused before they are looked at', async () => {
    const login = (body: object) => visitorOf(app, 'greenfield.localhost').post('/api/Account/login', body);
    for (const body of [fieldsOf(50_000), { login: Array(300_000).fill(1) }, { ['x'.repeat(500_000)]: 1 }]) {
      const { status, json } = await login(body);
      expect(status).toBe(400);
      expect(json.errorText).toMatch(/more than \d+ (fields|values|characters)/);
    }
  });

  it('with marks stacked on a letter are refused before these are put in order', async () => {
    const stacked = `a${'\u0301'.repeat(50_000)}${'\u0316'.repeat(50_000)}`;
    const { status, json } = await visitorOf(app, 'greenfield.localhost').post('/api/Account/login', {
      login: stacked,
      password: 'a',
    });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ login: ['Remove the marks that are stacked on one letter.'] });
  });

  it.each([
    ['sixty thousand levels', '<b>'.repeat(60_000), 'Use fewer lists, tables and quotes inside each other.'],
    ['more text than a page has', '<p>word</p>'.repeat(60_000), 'Use at most 200000 characters.'],
  ])('with HTML of %s are refused before it is sanitised', async (_, html, text) => {
    const admin = await signIn(app);
    const { status, json } = await admin.post('/api/content/blog', { blog_Title: 'Heavy', blog_Description: html });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ blog_Description: [text] });
  });

  it('that are no HTTP are answered and ended', async () => {
    const socket = connect(app.port, '127.0.0.1');
    const said = await new Promise<string>((resolve) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      socket.once('close', () => resolve(text));
      socket.write('\u0016\u0003\u0001 no request\r\n\r\n');
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(said).toContain('application/problem+json');
  });
});
