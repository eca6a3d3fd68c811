import sharp from 'sharp';
import { portrait } from '../portraits.ts';
import { type Drawing, toSvg } from '../svg.ts';
import { chess, debate, geometry, raga } from './clubs.ts';
import { shieldCrest } from './crest.ts';
import {
  courtAtDusk,
  courtInRain,
  cricket,
  lampNight,
  longVerandah,
  procession,
  relay,
  schoolFront,
} from './grounds.ts';
import { inked, tone } from './inks.ts';
import { assemblyHall, designStudio, library, observatory, physicsLab, readingRoom } from './lessons.ts';
import { jaaliLight, oldNeem, ruledLetter, scoreBook, towerClock } from './papers.ts';
import { sitters } from './sitters.ts';

const scenes: readonly (readonly [name: string, draw: () => Drawing])[] = [
  ['banner-1', courtAtDusk],
  ['banner-2', readingRoom],
  ['banner-3', longVerandah],
  ['about-1', schoolFront],
  ['facility-1', library],
  ['facility-2', physicsLab],
  ['facility-3', observatory],
  ['facility-4', cricket],
  ['facility-5', assemblyHall],
  ['facility-6', designStudio],
  ['gallery-1', procession],
  ['gallery-2', debate],
  ['gallery-3', relay],
  ['gallery-4', courtInRain],
  ['gallery-5', raga],
  ['gallery-6', chess],
  ['gallery-7', lampNight],
  ['gallery-8', geometry],
  ['blog-1', towerClock],
  ['blog-2', ruledLetter],
  ['blog-3', oldNeem],
  ['blog-4', scoreBook],
  ['blog-5', jaaliLight],
];

/** Every picture of the Devdatt Collegiate School as a drawing, by file name. */
export function stoneSchoolDrawings(): ReadonlyMap<string, Drawing> {
  const sat = (name: string, sitter: (typeof sitters)[string]): readonly [string, Drawing] => {
    const drawing = portrait(sitter);
    return [`${name}.webp`, { ...drawing, content: inked(drawing.content) }];
  };
  return new Map([
    ['logo.png', shieldCrest()],
    ...scenes.map(([name, draw]) => [`${name}.webp`, draw()] as const),
    ...Object.entries(sitters).map(([name, sitter]) => sat(name, sitter)),
  ]);
}

/** The same pictures as image files: the crest a PNG with alpha, all others WebP. Two runs give the same pictures. */
export async function drawStoneSchool(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const [name, drawing] of stoneSchoolDrawings()) {
    const raster = sharp(Buffer.from(toSvg(drawing)));
    const file = name.endsWith('.png')
      ? raster.png({ compressionLevel: 9, palette: true })
      : raster.flatten({ background: tone.paper }).webp({ quality: 76, effort: 6, smartSubsample: true });
    pictures.set(name, await file.toBuffer());
  }
  return pictures;
}
