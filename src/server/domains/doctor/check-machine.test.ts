import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/main/config.ts';
import { checkMachine, checkNode } from './check-machine.ts';

describe('checkNode', () => {
  it.each([
    ['20.19.0', 'ok'],
    ['24.1.0', 'ok'],
    ['20.18.9', 'fault'],
    ['18.20.0', 'fault'],
  ])('finds %s %s', (version, state) => expect(checkNode(version).state).toBe(state));
});

describe('checkMachine', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sy-doctor-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const examine = (environment: Record<string, string> = {}) =>
    new Map(
      checkMachine(readConfig({ DATA_DIR: dataDir, ...environment }), environment).map((finding) => [
        finding.name,
        finding,
      ]),
    );

  it('finds nothing wrong with a fresh folder, and warns that mails go nowhere', () => {
    const findings = examine();
    expect([...findings.values()].filter(({ state }) => state === 'fault')).toEqual([]);
    expect(findings.get('Mail')).toMatchObject({ state: 'warning', cure: 'Set SMTP_URL so that invitations arrive.' });
    expect(examine({ SMTP_URL: 'smtp://localhost:25' }).get('Mail')?.state).toBe('ok');
  });

  it('finds a secret that others can read, and says how to fix it', () => {
    readConfig({ DATA_DIR: dataDir });
    chmodSync(join(dataDir, 'secret'), 0o644);
    expect(examine().get('Secret')).toMatchObject({
      state: 'fault',
      cure: `Run: chmod 600 ${join(dataDir, 'secret')}`,
    });
    chmodSync(join(dataDir, 'secret'), 0o600);
    expect(examine().get('Secret')?.state).toBe('ok');
  });

  it('warns of a folder that everyone can read, and of an address without TLS', () => {
    chmodSync(dataDir, 0o755);
    expect(examine().get('Data folder')?.state).toBe('warning');
    chmodSync(dataDir, 0o700);
    expect(examine().get('Data folder')?.state).toBe('ok');
    expect(examine({ BASE_URL: 'http://schools.example.org' }).get('Address')?.state).toBe('warning');
    expect(examine({ BASE_URL: 'https://schools.example.org' }).get('Address')?.state).toBe('ok');
  });

  it('names a folder that is a file', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: file })).toThrow('cannot be used');
  });
});
