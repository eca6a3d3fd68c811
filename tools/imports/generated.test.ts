import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';
import { generatedFiles } from './generated.ts';

it.each([...generatedFiles(packageRoot)])('%s is what tools/layers.ts gives (npm run generate)', (path, text) =>
  expect(readFileSync(join(packageRoot, path), 'utf8')).toBe(text),
);
