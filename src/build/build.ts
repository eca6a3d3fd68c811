import { buildCardFonts } from './card-fonts.ts';
import { buildClient } from './client.ts';
import { buildDocs } from './docs.ts';
import { bundleProgram } from './server.ts';
import { isBuildFresh, writeStamp } from './stamp.ts';
import { buildThemes } from './themes.ts';

/** Builds what is stale. `--force` builds in any case. */
const main = async (): Promise<void> => {
  process.env.NODE_ENV = 'production';
  if (!process.argv.includes('--force') && (await isBuildFresh())) return;
  const started = performance.now();
  process.stdout.write('Building …\n');
  await buildClient();
  await buildCardFonts();
  await buildDocs();
  await buildThemes();
  await bundleProgram('cli/index.ts', 'cli');
  await writeStamp();
  process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
};

await main();
