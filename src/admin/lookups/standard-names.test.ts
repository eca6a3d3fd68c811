import { expect, it } from 'vitest';
import { classes } from '#schemas/lookups/classes.ts';
import { staffRoleLookup } from '#schemas/lookups/staff-roles.ts';
import { subjectLookup } from '#schemas/lookups/subjects.ts';
import { standardClasses, standardName } from './standard-names.ts';

it('names the classes and subjects of every school in Hindi, and leaves a school’s own as they are', () => {
  expect(standardClasses.map(([name]) => name)).toEqual(classes.map(({ name }) => name));
  for (const { name } of classes) expect(standardName('classes', name, 'hi')).toMatch(/^[ऀ-ॿ\d ]+$/u);
  for (const { name } of subjectLookup.standard ?? [])
    expect(standardName('subjects', name, 'hi')).toMatch(/^[ऀ-ॿ ]+$/u);
  const roles = (staffRoleLookup.standard ?? []).map(({ name }) => name);
  expect(roles.filter((name) => standardName('staff-roles', name, 'hi') === name)).toEqual([
    'PGT',
    'TGT',
    'PRT',
    'NTT',
    'PET',
  ]);
  expect(standardName('classes', 'Class 6', 'hi')).toBe('कक्षा 6');
  expect(standardName('classes', 'Class 6', 'en')).toBe('Class 6');
  expect(standardName('classes', 'Rosebuds', 'hi')).toBe('Rosebuds');
});
