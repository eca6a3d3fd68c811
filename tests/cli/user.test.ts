import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { type Seeded, seedData } from '../support/template.ts';

describe('schoolyard user add', () => {
  let seeded: Seeded;
  beforeAll(async () => {
    seeded = await seedData();
  });
  afterAll(() => seeded.remove());

  const add = (...args: string[]) =>
    runCli(['user', 'add', '--name', 'Devika Menon', '--email', 'devika@example.org', ...args], {
      cwd: seeded.dataDir,
      env: { DATA_DIR: seeded.dataDir, BASE_URL: 'https://schools.example.org' },
    });

  it('prints the link alone where a script can take it, once for each address', async () => {
    const { code, stdout, stderr } = await add('--school', 'greenfield');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^https:\/\/greenfield\.schools\.example\.org\/login\/invitation\?token=[\w-]{43}\n$/);
    expect(stderr).toContain('Devika Menon, Admin at https://greenfield.schools.example.org.');
    const again = await add('--school', 'greenfield');
    expect([again.code, again.stdout]).toEqual([2, '']);
    expect(again.stderr).toContain('Email devika@example.org is already used by Devika Menon.');
  });

  it('tells an operator as JSON', async () => {
    const { code, stdout } = await add('--operator', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      name: 'Devika Menon',
      role: 'Operator',
      site: 'https://schools.example.org',
    });
  });

  it.each([
    [[], 'Pass either --school <slug> or --operator.'],
    [['--school', 'greenfield', '--operator'], 'Pass either --school <slug> or --operator.'],
    [['--operator', '--role', 'Staff'], 'Leave out --role'],
    [['--school', 'nowhere'], 'There is no school "nowhere".'],
    [
      ['--school', 'greenfield', '--role', 'Staff', '--permission', 'everything'],
      'There is no permission "everything".',
    ],
  ])('says how to go on after %j', async (args, text) => {
    const { code, stdout, stderr } = await add(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(text);
  });
});
