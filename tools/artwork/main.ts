import { mkdir, writeFile } from 'node:fs/promises';
import { drawStoneSchool } from './devdatt/draw.ts';
import { drawSchool } from './draw.ts';
import { drawHillSchool } from './ridge/draw.ts';

/** What draws each demo school's pictures. */
const artists = new Map([
  ['amaltas', drawSchool],
  ['devdatt', drawStoneSchool],
  ['kurinji', drawHillSchool],
]);

// Without a name all of them are drawn.
const wanted = process.argv.slice(2);

for (const [school, draw] of artists) {
  if (wanted.length > 0 && !wanted.includes(school)) continue;
  const folder = new URL(`../../src/demo/schools/${school}/images/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (const [name, bytes] of await draw()) {
    await writeFile(new URL(name, folder), bytes);
    total += bytes.length;
  }
  console.log(`${Math.round(total / 1024)} KB in ${folder.pathname}`);
}
