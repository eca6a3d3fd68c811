/**
 * `npm start`: brings the build up to date where the packages that build are installed, and serves it. Where they are
 * not (`npm ci --omit=dev`), what `npm run build` has made before is served as it is. Plain JavaScript, since nothing
 * is there yet that reads TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const program = new URL('dist/cli/index.js', root);

const canBuild = () => {
  try {
    createRequire(import.meta.url).resolve('tsx');
    return true;
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return false;
  }
};

/** The exit code of the build. */
const build = () => {
  const { error, status } = spawnSync(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
  });
  if (error) throw error;
  return status ?? 1;
};

const serve = async () => {
  process.argv = [process.execPath, fileURLToPath(program), 'serve', ...process.argv.slice(2)];
  await import(program.href);
};

if (canBuild()) {
  const code = build();
  if (code === 0) await serve();
  else process.exitCode = code;
} else if (existsSync(program)) {
  await serve();
} else {
  process.stderr.write(
    'There is no build to serve, and what makes one is not installed.\nRun: npm ci --include=dev && npm run build\n',
  );
  process.exitCode = 2;
}
