import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { worldOf } from './theme-world.ts';
import { themesFolder } from './themes.ts';

describe('what stands around a theme', () => {
  it('is the name of its folder, and the other themes', async () => {
    const world = await worldOf(relative(process.cwd(), `${themesFolder}/gulmohar/theme.json`));
    expect(world).toMatchObject({ folder: 'gulmohar', isBuiltIn: true });
    expect((await worldOf(`${themesFolder}/neem/theme.json`))?.isBuiltIn).toBe(false);
    expect(world?.others).toContainEqual({
      slug: 'platform',
      themeId: 0,
      name: expect.any(String),
      file: relative(process.cwd(), `${themesFolder}/platform/theme.json`),
    });
    expect(world?.others.map(({ slug }) => slug)).not.toContain('gulmohar');
  });

  it.each([`${themesFolder}/theme.json`, `${themesFolder}/gulmohar/draft.json`, 'theme.json'])(
    'is not known of %s',
    async (file) => expect(await worldOf(file)).toBeUndefined(),
  );
});
