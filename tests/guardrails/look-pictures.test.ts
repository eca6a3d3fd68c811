import { expect, it } from 'vitest';
import { lookId } from '#engine/section.ts';
import { sections } from '#sections/index.ts';
import { listFiles } from './files.ts';

it('docs/images/looks has a picture of each look, and no other (npm run shots:looks takes them)', () => {
  const wanted = sections.map((manifest) => `docs/images/looks/${lookId(manifest)}.webp`);
  expect([...listFiles('docs/images/looks')].sort()).toEqual(wanted.sort());
});
