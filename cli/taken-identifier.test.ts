import { describe, expect, it } from 'vitest';
import { takenIdentifier } from './taken-identifier.ts';

const index = `import { notices } from './notices/manifest.ts';

export const kinds: readonly SectionKind[] = [
  notices,
];
export const sections = kinds;
`;
const manifest = `import { defineKind } from '#engine/section.ts';
import { board } from './looks/board/look.ts';
import { bindings, settings } from './schema.ts';

export const notices = defineKind({ looks: [board] });
`;

describe('takenIdentifier', () => {
  it.each([
    ['switch', 'switch'],
    ['settings', 'settings'],
    ['strings', 'strings'],
    ['kinds', 'kinds'],
    ['lookof', undefined],
    ['look-of', 'lookOf'],
    ['define-kind', 'defineKind'],
    ['expect', 'expect'],
    ['section-props', 'SectionProps'],
    ['lost-property', undefined],
    ['notices', undefined],
  ])('of the kind %s is %s', (type, taken) => {
    expect(takenIdentifier(type, undefined, index)).toBe(taken);
  });

  it.each([
    ['default', 'default'],
    ['settings', 'settings'],
    ['notices', 'notices'],
    ['define-look', 'defineLook'],
    ['table', undefined],
    ['board', undefined],
  ])('of the look %s is %s', (look, taken) => {
    expect(takenIdentifier('notices', look, manifest)).toBe(taken);
  });
});
