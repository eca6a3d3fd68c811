import sharp from 'sharp';
import { crest } from './crest.ts';
import { ink } from './palette.ts';
import { portrait } from './portraits.ts';
import { artRoom } from './scenes/art-room.ts';
import { busMorning } from './scenes/bus-morning.ts';
import { classroom } from './scenes/classroom.ts';
import { diwaliRangoli } from './scenes/diwali-rangoli.ts';
import { gateMorning } from './scenes/gate-morning.ts';
import { houseFlags } from './scenes/house-flags.ts';
import { kandilNight } from './scenes/kandil-night.ts';
import { kitchenGarden } from './scenes/kitchen-garden.ts';
import { kiteDay } from './scenes/kite-day.ts';
import { kiteSky } from './scenes/kite-sky.ts';
import { library } from './scenes/library.ts';
import { monsoonGate } from './scenes/monsoon-gate.ts';
import { musicRoom } from './scenes/music-room.ts';
import { nursery } from './scenes/nursery.ts';
import { paperBoats } from './scenes/paper-boats.ts';
import { planting } from './scenes/planting.ts';
import { playground } from './scenes/playground.ts';
import { race } from './scenes/race.ts';
import { readingLamp } from './scenes/reading-lamp.ts';
import { relay } from './scenes/relay.ts';
import { scienceFair } from './scenes/science-fair.ts';
import { scienceLab } from './scenes/science-lab.ts';
import { seedBank } from './scenes/seed-bank.ts';
import { shadowClock } from './scenes/shadow-clock.ts';
import { storyTree } from './scenes/story-tree.ts';
import { tiffin } from './scenes/tiffin.ts';
import { tugOfWar } from './scenes/tug-of-war.ts';
import { verandah } from './scenes/verandah.ts';
import { verandahRain } from './scenes/verandah-rain.ts';
import { walkingBus } from './scenes/walking-bus.ts';
import { sitters } from './sitters.ts';
import { type Drawing, toSvg } from './svg.ts';

const scenes: readonly (readonly [name: string, draw: () => Drawing])[] = [
  ['banner-1', gateMorning],
  ['banner-2', storyTree],
  ['banner-3', kiteDay],
  ['about-1', verandah],
  ['facility-1', library],
  ['facility-2', scienceLab],
  ['facility-3', kitchenGarden],
  ['facility-4', playground],
  ['facility-5', musicRoom],
  ['facility-6', busMorning],
  ['class-1', nursery],
  ['class-2', classroom],
  ['class-3', artRoom],
  ['class-4', shadowClock],
  ['gallery-1', monsoonGate],
  ['gallery-2', paperBoats],
  ['gallery-3', planting],
  ['gallery-4', verandahRain],
  ['gallery-5', race],
  ['gallery-6', relay],
  ['gallery-7', tugOfWar],
  ['gallery-8', houseFlags],
  ['gallery-9', diwaliRangoli],
  ['gallery-10', kandilNight],
  ['gallery-11', scienceFair],
  ['gallery-12', kiteSky],
  ['blog-1', tiffin],
  ['blog-2', walkingBus],
  ['blog-3', seedBank],
  ['blog-4', readingLamp],
];

/** Every picture of the Amaltas Vidyalaya demo school as a drawing, by file name. */
export function schoolDrawings(): ReadonlyMap<string, Drawing> {
  return new Map([
    ['logo.png', crest()],
    ...scenes.map(([name, draw]) => [`${name}.webp`, draw()] as const),
    ...Object.entries(sitters).map(([name, sitter]) => [`${name}.webp`, portrait(sitter)] as const),
  ]);
}

/** The same pictures as image files: the crest a PNG with alpha, all others WebP. Two runs give the same pictures. */
export async function drawSchool(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const [name, drawing] of schoolDrawings()) {
    const raster = sharp(Buffer.from(toSvg(drawing)));
    const file = name.endsWith('.png')
      ? raster.png({ compressionLevel: 9, palette: true })
      : raster.flatten({ background: ink.ivory }).webp({ quality: 80, effort: 6, smartSubsample: true });
    pictures.set(name, await file.toBuffer());
  }
  return pictures;
}
