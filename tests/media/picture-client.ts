// A second real process for the tests of the picture process: says the id of its picture process once that has worked
// on
// the picture in argv[2]. Then it goes on with it until killed where argv[3] is `busy`, and has nothing to do
// otherwise.
import { readFileSync } from 'node:fs';
import { createPictureProcess } from '#server/files/pictures/picture-process.ts';

const [, , file = '', mode = ''] = process.argv;
const input = readFileSync(file);
// Whatever ends the picture process here, it is not the want of work.
const pictures = createPictureProcess({ idleMs: 3_600_000 });
await pictures.run('inspectPicture', [input]);
console.log(pictures.pid);
while (mode === 'busy') await pictures.run('encodeAvif', [input, [1280]]);
