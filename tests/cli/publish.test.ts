import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliResult, runCli } from '../support/cli.ts';
import { extent } from '../support/extent.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { writeSiteRecord } from '../support/site-record.ts';
import { type Seeded, secondTheme, seedData } from '../support/template.ts';

const green = { host: 'greenfield.localhost' };
const wrongToken = `syd_${'A'.repeat(43)}`;

describe('schoolyard theme publish and token', () => {
  let seeded: Seeded;
  let server: RunningServer;
  let token: string;
  let theme: Record<string, unknown>;
  const strangers: Server[] = [];

  beforeAll(async () => {
    seeded = await seedData();
    server = await startServer({ DATA_DIR: seeded.dataDir });
    theme = await secondTheme();
    token = (await run(['token', 'create', '--name', 'tests', '--expires', '30'])).stdout.trim();
  });
  afterAll(async () => {
    for (const stranger of strangers) stranger.close();
    await server.stop();
    seeded.remove();
  });

  const origin = (): string => `http://localhost:${server.port}`;
  const run = (args: readonly string[], env: Record<string, string> = {}): Promise<CliResult> =>
    runCli(args, { cwd: seeded.dataDir, env: { DATA_DIR: seeded.dataDir, ...env } });
  /** As an operator: the address and the token come from the environment. */
  const operate = async (...args: string[]): Promise<CliResult> => {
    const result = await run(args, { BASE_URL: origin(), SCHOOLYARD_TOKEN: token });
    expect(result.stdout + result.stderr).not.toContain(token);
    return result;
  };
  const write = (
    name: string,
    changes: Record<string, unknown> = {},
    edit = (text: string): string => text,
  ): string => {
    writeFileSync(join(seeded.dataDir, name), edit(JSON.stringify({ ...theme, ...changes }, null, 2)));
    return name;
  };
  const home = async (): Promise<string> => (await server.get('/', green)).text;
  const listed = async (): Promise<Record<string, unknown>[]> =>
    JSON.parse((await run(['token', 'list', '--format', 'json'])).stdout);
  /** A server that is not ours and answers all alike. */
  const stranger = async (status: number, headers: Record<string, string>, body: string): Promise<string> => {
    const other = createServer((_, response) => response.writeHead(status, headers).end(body));
    strangers.push(other);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  };

  it('token create prints the token alone on standard output, and it is never shown again', async () => {
    expect(token).toMatch(/^syd_[A-Za-z0-9_-]{43}$/);
    const other = await run(['token', 'create']);
    expect([other.code, other.stdout]).toEqual([0, expect.stringMatching(/^syd_[A-Za-z0-9_-]{43}\n$/)]);
    expect(other.stderr).toContain('Token 2, operator. Valid until it is revoked. Keep it now');
    const text = await run(['token', 'list']);
    const rows = text.stdout.trimEnd().split('\n');
    expect(rows[0]).toMatch(/^id +name +state +created +expires +last used$/);
    expect(rows[1]).toMatch(/^1 +tests +valid +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d +-$/);
    expect(rows[2]).toMatch(/^2 +operator +valid +\d{4}-\d\d-\d\d +- +-$/);
    for (const secret of [token, other.stdout.trim()]) expect(text.stdout).not.toContain(secret);
  });

  it('a theme of one’s own goes live, changes at its next version, and comes back as it was', async () => {
    const first = await operate('theme', 'publish', write('second.json'));
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(
      new RegExp(`^second ${theme.version} \\([0-9a-f]{12}\\) is live as theme 100 at ${origin()}\\.\nIt is new\\. `),
    );
    expect((await run(['school', 'set-theme', 'greenfield', '100'])).stdout).toContain('uses theme 100');
    const before = await home();
    expect(before).toContain('data-theme-id="100"');

    const file = write('second.json', { version: '1.0.1' }, (text) =>
      text.replace('"Classes of the second theme"', '"Classes of version 1.0.1"'),
    );
    const second = await operate('theme', 'publish', file);
    expect(second.stdout).toMatch(
      /^second 1\.0\.1 .*\nBefore: .* \([0-9a-f]{12}\)\. Go back with: schoolyard theme rollback second\n$/,
    );
    expect(await home()).toContain('Classes of version 1.0.1');
    expect((await operate('theme', 'publish', file)).stdout).toContain('It was live already; nothing changed.');

    const back = await operate('theme', 'rollback', 'second');
    expect([back.code, back.stderr]).toEqual([0, '']);
    expect(back.stdout).toMatch(
      /Before: 1\.0\.1 \(([0-9a-f]{12})\)\. Undo with: schoolyard theme rollback second --to \1\n$/,
    );
    expect(await home()).toBe(before);
    const forth = await operate('theme', 'rollback', '100', '--to', '1.0.1', '--format', 'json');
    expect([forth.stderr, JSON.parse(forth.stdout)]).toMatchObject([
      '',
      { ok: true, slug: 'second', version: '1.0.1' },
    ]);
    expect((await operate('theme', 'rollback', 'second')).code).toBe(0);
    expect(await home()).toBe(before);
  });

  it('what an operator made live stays so when the server starts again', async () => {
    const withoutPort = async (): Promise<string> => (await home()).replaceAll(`:${server.port}`, '');
    const before = await withoutPort();
    expect(before).toContain('data-theme-id="100"');
    await server.stop();
    server = await startServer({ DATA_DIR: seeded.dataDir });
    expect(await withoutPort()).toBe(before);
  });

  it('a theme with errors is not even sent, and all that is wrong is shown with its place', async () => {
    const edit = (text: string): string => text.replace('"type": "gallery-preview"', '"type": "galery-preview"');
    const file = write('wrong.json', { version: '7.0.0' }, edit);
    const before = await home();
    const { code, stdout, stderr } = await operate('theme', 'publish', file);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^wrong\.json:\d+:\d+ error THM020 /);
    expect(stdout).toContain('Did you mean "gallery-preview"?');
    expect(stdout).toMatch(/\nwrong\.json: \d+ findings?, not published\. The server was not contacted\.\n$/);
    const json = await operate('theme', 'publish', file, '--format', 'json');
    expect([json.code, JSON.parse(json.stdout)]).toMatchObject([1, { ok: false, theme: file }]);
    expect(await home()).toBe(before);
  });

  it('shows what only the server finds, in the lines of the file', async () => {
    const finding = {
      rule: 'THM020',
      severity: 'error',
      file: 'second.json',
      pointer: '/slug',
      start: { line: 5, column: 3 },
      end: { line: 5, column: 9 },
      message: 'An older server knows less.',
      docsUrl: '/docs/rules/THM020',
    };
    const type = { 'content-type': 'application/problem+json' };
    const other = await stranger(422, type, JSON.stringify({ errorText: 'Refused.', findings: [finding] }));
    const { code, stdout } = await operate('theme', 'publish', write('second.json'), '--server', other);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^second\.json:5:3 error THM020 An older server knows less\.\n(.*\n)+> 5 \| /);
    expect(stdout).toContain(`not published. ${other} refused it`);
  });

  it.each([
    [
      'the same version with other content',
      { version: '1.0.1', name: 'Other' },
      'Raise "version", to 1.0.2 for example.',
    ],
    ['a slug that is taken', { themeId: 103 }, 'The slug "second" belongs to theme 100.'],
    ['an id that is taken', { themeId: 1 }, 'Give "second" a free themeId: 101.'],
  ])('says how to go on with %s', async (_, changes, cure) => {
    const { code, stdout, stderr } = await operate('theme', 'publish', write('again.json', changes));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(cure);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it.each([
    [
      'rollback of what nobody published',
      ['theme', 'rollback', 'secnd'],
      'has no theme "secnd". Did you mean "second"?',
    ],
    ['rollback of an unknown id', ['theme', 'rollback', '555'], 'There is no published theme 555.'],
    [
      'rollback to what is not there',
      ['theme', 'rollback', 'second', '--to', '9.9.9'],
      'no version "9.9.9" of this theme',
    ],
    ['rollback with nothing behind', ['theme', 'rollback', 'gulmohar'], 'was live before this one'],
    ['publish of no theme', ['theme', 'publish', 'gulmohr'], 'Did you mean "gulmohar"?'],
    ['a wrong token', ['theme', 'rollback', 'second', '--token', wrongToken], 'does not accept the token'],
    ['a token that is none', ['theme', 'rollback', 'second', '--token', 'secret'], 'That is not an operator token'],
    ['no token', ['theme', 'rollback', 'second', '--token', ''], 'There is no operator token.'],
    ['no address', ['theme', 'rollback', 'second', '--server', 'here'], 'is not a server address'],
    [
      'no server',
      ['theme', 'rollback', 'second', '--server', 'http://localhost:1'],
      'No server answers at http://localhost:1',
    ],
    ['a token to revoke that is not there', ['token', 'revoke', '77'], 'There is no token 77.'],
    ['a token to revoke that is told', ['token', 'revoke', wrongToken], 'A token is named by its id, a number.'],
    ['days that are none', ['token', 'create', '--expires', 'soon'], 'takes a number of days, not "soon"'],
    ['too many days', ['token', 'create', '--expires', '4000'], '--expires takes 1 to 3650 whole days'],
    ['a name of two lines', ['token', 'create', '--name', 'a\nb'], 'on one line'],
  ])('says in a sentence what is wrong with %s', async (_, args, message) => {
    const { code, stdout, stderr } = await operate(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stderr).not.toContain(wrongToken);
  });

  it.each([
    ['a page', 200, {}, '<!doctype html>', 'is not a Schoolyard server of this version (status 200)'],
    ['a redirect', 308, { location: 'https://example.org/' }, '', 'redirects to https://example.org/.'],
    ['its own failure', 500, {}, '{"errorText":"It broke.","requestId":"r-1"}', 'failed. It broke.\nLook for r-1'],
  ])('says so when the server answers with %s', async (_, status, headers, body, message) => {
    const other = await stranger(status, headers, body);
    const { code, stdout, stderr } = await operate('theme', 'rollback', 'second', '--server', other);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('a revoked token is refused from the next request on', async () => {
    expect((await operate('theme', 'rollback', 'second', '--to', '1.0.1')).code).toBe(0);
    const revoked = await run(['token', 'revoke', '1']);
    expect([revoked.code, revoked.stdout]).toEqual([
      0,
      'Token 1, tests, is revoked. What was published with it stays.\n',
    ]);
    expect((await operate('theme', 'rollback', 'second')).stderr).toContain('unknown there, expired or revoked');
    const [first] = await listed();
    expect(first).toMatchObject({ id: 1, state: 'revoked', lastUsedAt: expect.stringMatching(/^\d{4}-/) });
    expect(await home()).toContain('Classes of version 1.0.1');
  });

  it.runIf(extent(false, true))('tokens are made while no server runs, and hold once it does', async () => {
    await server.stop();
    const made = await run(['token', 'create', '--format', 'json']);
    const { id, token: value } = JSON.parse(made.stdout) as { id: number; token: string };
    expect((await listed()).at(-1)).toMatchObject({ id, state: 'valid', lastUsedAt: null });
    server = await startServer({ DATA_DIR: seeded.dataDir });
    token = value;
    expect((await operate('theme', 'rollback', 'second')).code).toBe(0);
  });

  it.runIf(extent(false, true))(
    'names the choices of schools that a version breaks, before and after it is live',
    async () => {
      await server.stop();
      await writeSiteRecord(seeded.dataDir, 1, {
        tokens: { 'color.ink': '#F2E8DC' },
        overrides: { 'home/facilities': { hidden: true } },
      });
      server = await startServer({ DATA_DIR: seeded.dataDir });
      const before = await home();
      const file = write('second.json', { version: '1.0.2' }, (text) =>
        text.replace('"id": "facilities"', '"id": "rooms"'),
      );

      const tried = await operate('theme', 'publish', file, '--dry-run');
      expect([tried.code, tried.stderr]).toEqual([0, '']);
      expect(tried.stdout).toMatch(
        /^second 1\.0\.2 \([0-9a-f]{12}\) would be live as theme 100 .*\nBefore: .* This was a dry run: nothing was changed\.\n/,
      );
      const warning = [
        /^Warning: 1 school has choices that this version breaks\.$/m,
        /^ {2}✗ greenfield {2}Greenfield Public School$/m,
        /^ {6}section +home\/facilities +The theme has no section "home\/facilities"\.$/m,
        /^ {6}contrast +color\.ink +.* is needed\. The nearest colour that passes: #[0-9A-F]{6}\. \(already the case\)$/m,
      ];
      for (const line of warning) expect(tried.stdout).toMatch(line);
      expect(await home()).toBe(before);

      const { code, stdout } = await operate('theme', 'publish', file);
      expect(code).toBe(0);
      for (const line of [/^second 1\.0\.2 .* is live as theme 100/, ...warning]) expect(stdout).toMatch(line);
      expect(stdout).toMatch(/say so under "renames" in the theme and raise its "version"\.\n$/);
      expect(await home()).toContain('data-section="home/rooms"');
      const again = await operate('theme', 'publish', file, '--format', 'json');
      expect(JSON.parse(again.stdout)).toMatchObject({
        ok: true,
        unchanged: true,
        schools: [{ slug: 'greenfield', losses: [{ kind: 'section', already: true }, { kind: 'contrast' }] }],
        moreSchools: 0,
      });
    },
  );
});
