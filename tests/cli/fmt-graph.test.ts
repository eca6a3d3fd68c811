import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';
import { type CliResult, runCli } from '../support/cli.ts';
import { scratch } from '../support/template.ts';

const gulmohar = readFileSync(join(packageRoot, 'themes/gulmohar/theme.json'), 'utf8');
const format1 = readFileSync(join(packageRoot, 'tests/fixtures/formats/gulmohar-1.0.0.json'), 'utf8');

describe('schoolyard theme', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = scratch();
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  const run = (...args: string[]): Promise<CliResult> => runCli(['theme', ...args], { cwd });
  const write = (name: string, text: string): string => {
    writeFileSync(join(cwd, name), text);
    return name;
  };
  const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');

  it('fmt leaves the built-in themes alone', async () => {
    const { code, stdout } = await run('fmt', 'gulmohar', 'platform', '--check');
    expect(code).toBe(0);
    expect(stdout).not.toContain('would be changed');
  });

  it('fmt gives a theme its form and keeps its values; --check only says so', async () => {
    const dense = JSON.stringify(JSON.parse(gulmohar));
    const name = write('dense.json', dense);
    const checked = await run('fmt', name, '--check');
    expect([checked.code, read(name)]).toEqual([1, dense]);
    expect((await run('fmt', name)).code).toBe(0);
    expect(read(name)).not.toBe(dense);
    expect(JSON.parse(read(name))).toEqual(JSON.parse(gulmohar));
    expect((await run('fmt', name, '--check')).code).toBe(0);
  });

  it('fmt writes nothing into a file that is no JSON, and names the place', async () => {
    const broken = '{ "format": 2,\n  "slug" "neem" }\n';
    const name = write('broken.json', broken);
    const { code, stderr } = await run('fmt', name);
    expect([code, read(name)]).toEqual([2, broken]);
    expect(stderr).toContain('broken.json:2:');
    const coloured = await runCli(['theme', 'fmt', name], { cwd, env: { FORCE_COLOR: '1' } });
    expect(coloured.stderr).toContain(`${String.fromCharCode(27)}[1mbroken.json:2:`);
  });

  it('migrate carries an older format over, comments and all, and the theme then has the findings of later rules alone', async () => {
    expect((await run('check', write('first.json', format1))).stdout).toContain('THM003');
    const name = write('old.json', format1.replace('{', '{ // ours'));
    expect((await run('migrate', name, '--check')).code).toBe(1);
    expect((await run('migrate', name)).code).toBe(0);
    expect(read(name)).toMatch(/^\{ \/\/ ours/);
    const plain = read(name).replace('// ours', '');
    expect(JSON.parse(plain)).toMatchObject({ format: 2 });
    const checked = await run('check', write('plain.json', plain), '--format', 'json');
    // What rules that came later find in a theme of then is not what the migration did.
    const { findings } = JSON.parse(checked.stdout) as { findings: { rule: string }[] };
    const later = ['THM038', 'THM078', 'THM079', 'THM092'];
    expect(findings.map(({ rule }) => rule).filter((rule) => !later.includes(rule))).toEqual([]);
    const again = await run('migrate', name, '--check');
    expect([again.code, again.stdout]).toEqual([0, 'old.json: already in format 2\n']);
  });

  it('graph shows the way from content types to pages', async () => {
    const { code, stdout } = await run('graph', 'gulmohar');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /galleryAlbum → gallery\n {2}→ \/ +home +home\/gallery\n {2}→ \/gallery +gallery +gallery\/gallery/,
    );
    const json = JSON.parse((await run('graph', 'gulmohar', '--format', 'json')).stdout) as {
      templates: { template: string; route: string | null; uses: { source: string }[] }[];
    };
    expect(json.templates.find(({ template }) => template === 'holidays')).toMatchObject({
      route: '/holidays',
      uses: expect.arrayContaining([
        expect.objectContaining({ source: 'header' }),
        expect.objectContaining({ source: 'holidays', sections: ['holidays/holidays'] }),
      ]),
    });
    const mermaid = (await run('graph', 'gulmohar', '--format', 'mermaid')).stdout;
    expect(mermaid).toContain('  type_banner --> source_banners\n');
    expect(mermaid).toContain('  source_banners --> page_home\n');
  });

  it('graph of a broken theme shows what is wrong instead', async () => {
    const name = write('wrong.json', gulmohar.replace('"type": "banner"', '"type": "baner"'));
    const { code, stdout, stderr } = await run('graph', name);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('Did you mean "banner"?');
  });
});
