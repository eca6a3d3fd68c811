import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Amaltas Vidyalaya', 'AV'],
  ['Dr. Shalini Shukla', 'SS'],
  ['(St.) Mary’s', 'SM'],
  ['किरण विद्यालय', 'किवि'],
  ['श्री कृष्ण गोपाल', 'कृगो'],
  ['ज्ञान ज्योति', 'ज्ञाज्यो'],
  ['élan vital', 'ÉV'],
  ['“…” –', ''],
])('the initials of %j are %j, marks included', (name, initials) => expect(initialsOf(name)).toBe(initials));

it('a name has as many initials as are asked for', () => expect(initialsOf('नव भारत विद्या मंदिर', 3)).toBe('नभावि'));
