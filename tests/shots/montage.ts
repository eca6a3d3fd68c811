import sharp from 'sharp';
import { themeSlugs } from './pages.ts';
import type { Shot } from './take.ts';

/** Of a column, in pixels: about what tells sections apart at a glance. */
const columnWidth = 480;
const gap = 16;
/** What is further down of a page is cut off. */
const tallest = 6000;

/** The same page of all themes side by side, in colour and in grey; the names of both files in the folder. */
export const writeMontage = async (folder: string, shots: readonly Shot[]): Promise<readonly string[]> => {
  const [first] = shots;
  if (!first) return [];
  const columns = await Promise.all(
    shots
      .toSorted((one, other) => themeSlugs.indexOf(one.theme) - themeSlugs.indexOf(other.theme))
      .map(async ({ file }) => {
        const resized = await sharp(`${folder}/${file}`).resize({ width: columnWidth }).png().toBuffer();
        const { height } = await sharp(resized).metadata();
        const seen = Math.min(height, tallest);
        return {
          seen,
          image: await sharp(resized).extract({ left: 0, top: 0, width: columnWidth, height: seen }).png().toBuffer(),
        };
      }),
  );
  const canvas = sharp({
    create: {
      width: columns.length * (columnWidth + gap) - gap,
      height: Math.max(...columns.map(({ seen }) => seen)),
      channels: 3,
      background: '#808080',
    },
  });
  const joined = await canvas
    .composite(columns.map(({ image }, index) => ({ input: image, left: index * (columnWidth + gap), top: 0 })))
    .png()
    .toBuffer();
  const name = `side-by-side/${first.id}-${first.width}`;
  await sharp(joined).toFile(`${folder}/${name}.png`);
  await sharp(joined).grayscale().toFile(`${folder}/${name}-grey.png`);
  return [`${name}.png`, `${name}-grey.png`];
};
