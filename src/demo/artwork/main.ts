import { mkdir, writeFile } from 'node:fs/promises';
import { drawSchool } from './draw.ts';

const folder = new URL('../schools/amaltas/images/', import.meta.url);

await mkdir(folder, { recursive: true });
let total = 0;
for (const [name, bytes] of await drawSchool()) {
  await writeFile(new URL(name, folder), bytes);
  total += bytes.length;
}
console.log(`${Math.round(total / 1024)} KB in ${folder.pathname}`);
