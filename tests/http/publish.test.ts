import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#engine/index.ts';
import { createTokenCommandHandler } from '#server/domains/accounts/operator-tokens/create.ts';
import { revokeTokenCommandHandler } from '#server/domains/accounts/operator-tokens/revoke.ts';
import { setThemeCommandHandler } from '#server/domains/schools/set-theme.ts';
import type { PublishedTheme } from '#server/domains/themes/list-published.ts';
import { publishThemes } from '../support/publish-themes.ts';
import type { Answer, Ask } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { secondTheme } from '../support/template.ts';

const green = { host: 'greenfield.localhost' };
const path = '/api/operator/themes';

describe('publishing a theme', () => {
  let app: TestApp;
  let token: string;
  let theme: Record<string, unknown>;

  beforeAll(async () => {
    app = await startApp();
    theme = await secondTheme();
    token = await createToken();
  });
  afterAll(() => app.stop());

  const context = () => ({ ...app, progress: () => undefined });
  const createToken = async (): Promise<string> =>
    (await createTokenCommandHandler.run({ name: 'test', days: 1 }, context())).token;
  const bearer = (value = token): Record<string, string> => ({ authorization: `Bearer ${value}` });
  const send = (to: string, body: unknown, ask: Ask = {}): Promise<Answer> =>
    app.get(to, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...ask,
      headers: { ...bearer(), 'content-type': 'application/json', ...ask.headers },
    });
  const publish = (changes: Record<string, unknown> = {}): Promise<Answer> =>
    send(path, { document: JSON.stringify({ ...theme, ...changes }, null, 2), file: 'themes/second/theme.json' });
  const rollback = (body: object = {}, themeId: number | string = 100): Promise<Answer> =>
    send(`${path}/${themeId}/rollback`, body);
  const json = ({ text }: Answer): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
  const list = async (): Promise<readonly PublishedTheme[]> =>
    json(await app.get(path, { headers: bearer() })).themes as PublishedTheme[];
  const live = async (themeId: number): Promise<PublishedTheme | undefined> =>
    (await list()).find((published) => published.themeId === themeId);
  const home = async (): Promise<string> => (await app.get('/', green)).text;
  /** Another text in the page of theme 100. */
  const withClasses = (text: string): Record<string, unknown> =>
    JSON.parse(JSON.stringify(theme).replaceAll('"Classes of the second theme"', JSON.stringify(text)));

  it('shows it to visitors at once, each version in turn, and the first again after a rollback', async () => {
    const first = await publish();
    expect([first.status, json(first)]).toEqual([
      201,
      {
        themeId: 100,
        slug: 'second',
        version: theme.version,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        previousHash: null,
        previousVersion: null,
        live: true,
        unchanged: false,
        findings: [],
        schools: [],
        moreSchools: 0,
      },
    ]);
    await setThemeCommandHandler.run({ slug: 'greenfield', themeId: 100 }, context());
    const before = await home();
    expect(before).toContain('data-theme-id="100"');
    expect(before).toContain('Classes of the second theme');
    expect((await app.get('/', green)).headers['x-cache']).toBe('hit');

    const second = await publish({ ...withClasses('Classes of version two'), version: '2.0.0' });
    expect([second.status, json(second)]).toMatchObject([
      201,
      { version: '2.0.0', previousHash: json(first).hash, previousVersion: theme.version, unchanged: false },
    ]);
    expect(await home()).toContain('Classes of version two');
    await publish({ ...withClasses('Classes of version three'), version: '3.0.0' });
    expect(await home()).toContain('Classes of version three');

    const back = await rollback();
    expect([back.status, json(back)]).toMatchObject([200, { version: '2.0.0', previousVersion: '3.0.0' }]);
    expect(await home()).toContain('Classes of version two');
    expect(json(await rollback())).toMatchObject({ hash: json(first).hash, version: theme.version });
    expect(await home()).toBe(before);

    const none = await rollback();
    expect([none.status, json(none).errorText]).toEqual([
      409,
      expect.stringMatching(
        /^No version of theme 100 was live before this one\. Published: .*2\.0\.0 \([0-9a-f]{12}\)/,
      ),
    ]);
    expect(await home()).toBe(before);
  });

  it('goes to a version that is named, by its number, its hash or the beginning of that', async () => {
    const { versions = [] } = (await live(100)) ?? {};
    const [one, two, three] = versions;
    expect(versions.map(({ version }) => version)).toEqual([theme.version, '2.0.0', '3.0.0']);
    expect(json(await rollback({ to: '3.0.0' }))).toMatchObject({ hash: three?.hash, unchanged: false });
    expect(json(await rollback({ to: two?.hash.slice(0, 12) }))).toMatchObject({ version: '2.0.0' });
    expect(json(await rollback({ to: two?.hash }))).toMatchObject({ version: '2.0.0', unchanged: true });
    expect((await live(100))?.versions.map((version) => version.live)).toEqual([false, true, false]);
    for (const to of ['9.9.9', one?.hash.slice(0, 3), 'toString', '%']) {
      const { status, text } = await rollback({ to });
      expect([status, text]).toEqual([409, expect.stringContaining(`There is no version \\"${to}\\" of this theme.`)]);
    }
    expect(json(await rollback({ to: one?.hash }))).toMatchObject({ version: theme.version });
  });

  it('changes nothing where the version is live already, however its keys are ordered', async () => {
    const moved = await live(100);
    const reordered = Object.fromEntries(Object.entries(theme).reverse());
    const { status, text } = await send(path, { document: JSON.stringify(reordered) });
    expect([status, JSON.parse(text)]).toMatchObject([200, { unchanged: true, hash: moved?.hash }]);
    expect(await live(100)).toEqual(moved);
    const builtIn = await live(1);
    const stored = await app.store.global(({ db }) => db.query.themeVersions.findMany());
    const document = stored.find(({ hash }) => hash === builtIn?.hash)?.document;
    expect((await send(path, { document: JSON.stringify(document) })).status).toBe(200);
    expect((await live(1))?.movedByOperator).toBe(false);
  });

  it('refuses a theme with errors, with every finding and its place, and leaves all as it was', async () => {
    const before = { page: await home(), themes: await list() };
    const text = JSON.stringify({ ...theme, version: '4.0.0' }, null, 2)
      .replace('"type": "gallery-preview"', '"type": "galery-preview"')
      .replace('"source": "birthdayStudents"', '"source": "birthdayStudent"');
    const answer = await send(path, { document: text, file: 'themes/second/theme.json' });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const { findings } = json(answer) as unknown as { findings: readonly Problem[] };
    const lineOf = (part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;
    expect(findings).toContainEqual(
      expect.objectContaining({
        file: 'themes/second/theme.json',
        rule: 'THM020',
        severity: 'error',
        suggestion: 'gallery-preview',
        start: expect.objectContaining({ line: lineOf('"galery-preview"') }),
      }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'THM021', suggestion: 'birthdayStudents' }));
    expect({ page: await home(), themes: await list() }).toEqual(before);
    expect((await app.get('/', green)).headers['x-cache']).toBe('hit');
  });

  it('publishes a theme that only has warnings, and tells them', async () => {
    const $ignore = [{ rule: 'THM020', reason: 'There is nothing to ignore here.' }];
    const { status, text } = await publish({ version: '0.9.0', $ignore });
    expect([status, JSON.parse(text)]).toMatchObject([
      201,
      { version: '0.9.0', findings: [{ rule: 'THM090', severity: 'warning', file: 'themes/second/theme.json' }] },
    ]);
    expect((await rollback()).status).toBe(200);
  });

  it.each([
    ['another slug under its id', { slug: 'other' }, 'Theme 100 is "second", not "other".'],
    ['its slug under another id', { themeId: 101 }, 'The slug "second" belongs to theme 100.'],
    ['other content as a version that is there', { name: 'Renamed' }, 'is published already with other content'],
    ['a built-in theme’s id', { themeId: 1 }, 'Theme 1 is "gulmohar", not "second".'],
    ['an id kept for built-in themes', { themeId: 42, slug: 'mine' }, 'Theme ids below 100 belong to the built-in'],
  ])('refuses %s', async (_, changes, message) => {
    const before = { page: await home(), themes: await list() };
    const answer = await publish(changes);
    expect([answer.status, json(answer)]).toMatchObject([409, { title: 'Conflict', status: 409 }]);
    expect(json(answer).errorText).toContain(message);
    expect({ page: await home(), themes: await list() }).toEqual(before);
  });

  it('does not bring back a version that does not compile here, and says what is wrong with it', async () => {
    const hash = 'f'.repeat(64);
    const document = { ...theme, version: '0.0.1', templates: {} };
    await app.store.global(({ db }) =>
      db.execute(
        `insert into theme_versions (hash, theme_id, document) values ('${hash}', 100, '${JSON.stringify(document).replaceAll("'", "''")}')`,
      ),
    );
    const before = { page: await home(), themes: await list() };
    const answer = await rollback({ to: '0.0.1' });
    expect(answer.status).toBe(422);
    expect(json(answer).errorText).toContain('second 0.0.1 (ffffffffffff) has errors with this server');
    expect(json(answer).findings).not.toHaveLength(0);
    expect({ page: await home(), themes: await list() }).toEqual(before);
  });

  it('keeps what an operator made live through a start of the server, and replaces only what none did', async () => {
    const changed = { ...(await live(1)) };
    const gulmohar = { ...withClasses('An operator’s classes'), themeId: 1, slug: 'gulmohar', version: '1.0.9' };
    expect((await send(path, { document: JSON.stringify(gulmohar) })).status).toBe(201);
    await publishThemes(app.store, app.engine);
    expect(await live(1)).toMatchObject({ version: '1.0.9', movedByOperator: true });
    expect(await live(100)).toMatchObject({ version: theme.version });
    expect(json(await rollback({}, 1))).toMatchObject({ hash: changed.hash, previousVersion: '1.0.9' });
    expect(await live(1)).toMatchObject({ hash: changed.hash, movedByOperator: true });
  });

  it('publishes one of two versions that come at the same time, or one after the other', async () => {
    const same = ['Left', 'Right'].map((name) => publish({ name, version: '5.0.0' }));
    expect((await Promise.all(same)).map(({ status }) => status).sort()).toEqual([201, 409]);
    const other = ['5.0.1', '5.0.2'].map((version) => publish({ version }));
    const answers = (await Promise.all(other)).map(json);
    const [first, second] = answers[0]?.previousVersion === '5.0.0' ? answers : answers.reverse();
    expect([first, second]).toMatchObject([{ previousVersion: '5.0.0' }, { previousHash: first?.hash }]);
    expect((await live(100))?.hash).toBe(second?.hash);
  });

  describe('is refused', () => {
    it.each([
      ['without a token', undefined],
      ['with a wrong one', `Bearer syd_${'A'.repeat(43)}`],
      ['with an empty one', 'Bearer '],
      ['with another scheme', 'Basic c3lkOng='],
    ])('%s, before the body is read', async (_, authorization) => {
      const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
      for (const ask of [{ method: 'POST', body: '{' }, { method: 'GET' }]) {
        const answer = await app.get(path, { ...ask, headers });
        expect([answer.status, json(answer)]).toMatchObject([401, { title: 'Unauthorized' }]);
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer realm="schoolyard"/);
        expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
        expect(json(answer).errorText).toContain('schoolyard token create');
      }
    });

    it('with a token that was revoked or has expired', async () => {
      const [revoked, expired] = [await createToken(), await createToken()];
      const ids = (await app.store.global(({ db }) => db.query.operatorTokens.findMany())).map(({ id }) => id);
      for (const value of [revoked, expired])
        expect((await app.get(path, { headers: bearer(value) })).status).toBe(200);
      await revokeTokenCommandHandler.run({ id: ids.at(-2) ?? 0 }, context());
      await app.store.global(({ db }) =>
        db.execute(`update operator_tokens set expires_at = now() where id = ${ids.at(-1)}`),
      );
      for (const value of [revoked, expired])
        expect((await app.get(path, { headers: bearer(value) })).status).toBe(401);
      expect((await app.get(path, { headers: bearer() })).status).toBe(200);
    });

    it.each(['greenfield.localhost', 'nobody.localhost'])('on %s, whoever asks', async (host) => {
      const answer = await send(path, { document: '{}' }, { host });
      expect([answer.status, json(answer).errorText]).toEqual([404, expect.stringContaining('the product')]);
    });

    it('over 512 KB', async () => {
      const huge = `${JSON.stringify(theme)}${' '.repeat(512 * 1024)}`;
      for (const document of [huge, huge.repeat(5)]) {
        const answer = await send(path, { document });
        expect([answer.status, json(answer).errorText]).toEqual([413, expect.stringContaining('at most 512 KB')]);
      }
    });

    it.each([
      ['{', 400, '{ \\"document\\": '],
      ['', 400, '{ \\"document\\": '],
      ['[]', 400, 'body must be object'],
      ['{"document": {}}', 400, 'body/document must be string'],
      ['{"document": "", "files": 1}', 400, 'must NOT have additional properties'],
      ['{"document": ""}', 422, 'THM001'],
      ['{"document": "{\\"__proto__\\": 1}"}', 422, 'THM002'],
    ])('where the body is %s', async (body, status, text) => {
      const answer = await send(path, body);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    });

    it('where the body is not sent as JSON', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await send(path, '{}', { headers: { 'content-type': type } });
        expect([answer.status, answer.text]).toEqual([415, expect.stringContaining('Content-Type: application/json')]);
      }
    });

    it.each([
      ['7', 404, 'There is no published theme 7.'],
      ['second', 400, 'params/themeId'],
      ['99999999999', 400, 'params/themeId'],
    ])('as a rollback of the theme %s is', async (id, status, text) => {
      const answer = await rollback({}, id);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
    });
  });

  it('tells the log who published what, and never a token', () => {
    expect(app.log.named('A theme was published.').at(-1)).toMatchObject({ themeId: 100, tokenId: 1 });
    expect(JSON.stringify(app.log.all)).not.toContain(token);
  });
});
