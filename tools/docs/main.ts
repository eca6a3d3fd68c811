import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { editorSchema } from '#engine/editor/editor-schema.ts';
import { sources } from '#schemas/sources/index.ts';
import { kinds } from '#sections/index.ts';
import { formatJson } from '#shared/format-json.ts';
import { packageRoot } from '#shared/package-root.ts';
import { referencePages } from './reference.ts';

/** Writes the reference, the list of the rules and the editors' schema anew. */
await rm(join(packageRoot, 'docs/reference'), { recursive: true, force: true });
for (const [name, text] of referencePages()) {
  const file = join(packageRoot, 'docs', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
const schema = JSON.stringify(editorSchema({ kinds, sources }));
await writeFile(join(packageRoot, 'themes/theme.schema.json'), formatJson(schema));
