import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
  file = join(dataDir, 'secret');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = () => readConfig({ DATA_DIR: dataDir });

test('a secret is made once, whole, for its owner alone, and nothing is left beside it', () => {
  const { secret } = read();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(read().secret).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret']);
});

test.each([
  ['empty', '', 'is empty'],
  ['blank', '\n', 'is empty'],
  ['cut short', 'c2hvcnQ', 'is shorter than 32 characters'],
])('a secret that is %s is refused with its cure, and stays as it is', (_, text, fault) => {
  writeFileSync(file, text);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`The secret in "${file}" ${fault}. Restore the file from a backup.`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a secret that is given needs none to be kept', () => {
  writeFileSync(file, '');
  expect(readConfig({ DATA_DIR: dataDir, SECRET: 'x'.repeat(32) }).secret).toBe('x'.repeat(32));
});
