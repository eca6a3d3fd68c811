import { expect, it } from 'vitest';
import { deedWords, thingWords } from '#admin/screens/audit/deed-words.ts';
import { calls } from '#server/main/calls.ts';
import { listFiles, readText } from './files.ts';

/** Calls that are no GET, and change nothing that is kept: they look something up, or say where a person is. */
const changeNothing = [
  'trackEnquiry',
  'trackByLink',
  'findTransferCertificate',
  'checkStudentImport',
  'checkPickUpCode',
  'showPlace',
];

it('the audit log has words for whatever a call does', () => {
  const silent = calls.filter(
    ({ id, method }) => method !== 'GET' && !changeNothing.includes(id) && !deedWords.has(id),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

const sources = listFiles('src/server').filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
const findAll = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((path) => [...readText(path).matchAll(pattern)].map(([, found = '']) => found))),
];

it('the audit log has words for what the product does by itself', () => {
  const deeds = findAll(/actor: (?:maintenanceActor|'first start'), action: '([^']+)'/g);
  expect(deeds).toContain('demo roll');
  expect(deeds.filter((action) => !deedWords.has(action))).toEqual([]);
});

it('the audit log has words for every kind of thing', () => {
  const things = findAll(/entity: '([^']+)'/g);
  expect(things).toContain('visitor');
  expect(things.filter((entity) => !thingWords.has(entity))).toEqual([]);
});
