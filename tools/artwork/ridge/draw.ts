import sharp from 'sharp';
import { type Drawing, toSvg } from '../svg.ts';
import { crest } from './crest.ts';
import * as days from './days.ts';
import * as daysOut from './days-out.ts';
import { hill } from './inks.ts';
import * as outdoors from './outdoors.ts';
import * as nights from './outdoors-night.ts';
import * as papers from './papers.ts';
import { portrait, square } from './portraits.ts';
import * as rooms from './rooms.ts';
import { small, tall } from './sitters.ts';
import * as workrooms from './workrooms.ts';

const scenes: readonly (readonly [name: string, draw: () => Drawing])[] = [
  ['banner-1', outdoors.campusMorning],
  ['banner-2', outdoors.forestClass],
  ['banner-3', nights.campusNight],
  ['about-1', outdoors.skyBridge],
  ['facility-1', rooms.library],
  ['facility-2', outdoors.forestTrack],
  ['facility-3', rooms.laboratory],
  ['facility-4', rooms.pool],
  ['facility-5', nights.observatory],
  ['facility-6', workrooms.studio],
  ['facility-7', rooms.theatre],
  ['facility-8', nights.cabins],
  ['class-1', workrooms.playDeck],
  ['class-2', daysOut.kitchenGarden],
  ['class-3', workrooms.seminar],
  ['gallery-1', daysOut.ridgeWalk],
  ['gallery-2', daysOut.teaTerraces],
  ['gallery-3', daysOut.kayaks],
  ['gallery-4', days.campfire],
  ['gallery-5', daysOut.football],
  ['gallery-6', daysOut.streamStudy],
  ['gallery-7', days.orchestra],
  ['gallery-8', days.sunriseDeck],
  ['gallery-9', days.assembly],
  ['gallery-10', days.birdTower],
  ['gallery-11', days.rainWalk],
  ['blog-1', papers.leafLight],
  ['blog-2', papers.mothNight],
  ['blog-3', papers.mapTable],
  ['blog-4', papers.rings],
];

/** Every picture of the hill school as a drawing, by file name. */
export function hillDrawings(): ReadonlyMap<string, Drawing> {
  return new Map([
    ['logo.png', crest()],
    ...scenes.map(([name, draw]) => [`${name}.webp`, draw()] as const),
    ...Object.entries(tall).map(([name, sitter]) => [`${name}.webp`, portrait(sitter)] as const),
    ...Object.entries(small).map(([name, sitter]) => [`${name}.webp`, square(sitter, 300)] as const),
  ]);
}

/** The same pictures as image files: the crest a PNG with alpha, all others WebP. */
export async function drawHillSchool(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const [name, drawing] of hillDrawings()) {
    const raster = sharp(Buffer.from(toSvg(drawing)));
    const file = name.endsWith('.png')
      ? raster.png({ compressionLevel: 9, palette: true })
      : raster.flatten({ background: hill.snow }).webp({ quality: 76, effort: 5, smartSubsample: true });
    pictures.set(name, await file.toBuffer());
  }
  return pictures;
}
