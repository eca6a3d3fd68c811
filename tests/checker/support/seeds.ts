import { createEngine, type Engine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { readText } from '../../guardrails/files.ts';

/** An engine as the command line makes it, with the figures of an imagined build, and islands. */
export const createTestEngine = (): Engine =>
  createEngine({
    sections,
    sources,
    clock: () => 0,
    islandUrl: (look) => `/islands/${look}.js`,
    shipped: {
      loader: 2000,
      scripts: { 'testimonials/carousel': 20_000, 'banner/arch': 18_000 },
      styles: { base: 3000, 'gallery-preview/bento': 2900 },
    },
  });

/** Themes without a mistake, to make mistakes in. */
export const seeds: readonly { readonly file: string; readonly text: string }[] = [
  'tests/fixtures/broken-themes/base.json',
  'themes/platform/theme.json',
  'themes/gulmohar/theme.json',
].map((file) => ({ file, text: readText(file) }));
