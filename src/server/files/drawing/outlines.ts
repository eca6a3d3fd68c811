// Only the picture process may load this file: HarfBuzz and its memory stay out of the server.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as ShapedText, shape } from 'harfbuzzjs';

/** Text as shapes, so that a picture needs no font where it is drawn. */
export interface Outlines {
  /** The width of a text, in pixels at a size. */
  width(text: string, size: number): number;
  /** A text as SVG paths with the start of its baseline at a point. */
  paths(text: string, at: { readonly x: number; readonly y: number; readonly size: number }): string;
}

interface Glyph {
  readonly path: string;
  /** In ems. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Written by the build for every font: its own letters, further Latin ones, and Devanagari for all. */
const filesOf = (family: string): string[] => {
  const name = family.toLowerCase().replaceAll(/[^\da-z]+/g, '-');
  return [`${name}.ttf`, `${name}-ext.ttf`, 'noto-sans-devanagari.ttf'];
};

/** Reads the fonts of a family; letters that none of them has are left out of the text. */
export const openOutlines = async (folder: string, family: string): Promise<Outlines> => {
  const fonts = (await Promise.all(filesOf(family).map((file) => openFont(join(folder, file))))).flatMap(
    (font) => font ?? [],
  );
  const glyphsOf = (text: string): { glyphs: Glyph[]; width: number } => {
    const glyphs: Glyph[] = [];
    let pen = 0;
    for (const { font, part } of runsOf(text, fonts)) {
      const { upem } = font.face;
      const shaped = new ShapedText();
      shaped.addText(part);
      shaped.guessSegmentProperties();
      shape(font, shaped);
      const positions = shaped.getGlyphPositions();
      for (const [at, { codepoint }] of shaped.getGlyphInfos().entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
        const path = codepoint === 0 ? '' : font.glyphToPath(codepoint);
        if (path) glyphs.push({ path, x: pen + xOffset / upem, y: yOffset / upem, scale: 1 / upem });
        pen += xAdvance / upem;
      }
    }
    return { glyphs, width: pen };
  };
  return {
    width: (text, size) => glyphsOf(text).width * size,
    paths: (text, { x, y, size }) =>
      glyphsOf(text)
        .glyphs.map((glyph) => {
          const scale = (glyph.scale * size).toFixed(5);
          const place = `${(x + glyph.x * size).toFixed(2)} ${(y - glyph.y * size).toFixed(2)}`;
          return `<path transform="translate(${place}) scale(${scale} -${scale})" d="${glyph.path}"/>`;
        })
        .join(''),
  };
};

const openFont = async (file: string): Promise<Font | undefined> => {
  try {
    return new Font(new Face(new Blob(await readFile(file))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Spaces, marks and joiners go with what is before them. */
const follows = /^[\s\p{M}\p{Cf}]$/u;

const runsOf = (text: string, fonts: readonly Font[]): { font: Font; part: string }[] => {
  const runs: { font: Font; part: string }[] = [];
  for (const letter of text) {
    const has = (font: Font): boolean => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
    const last = runs.at(-1);
    const font = last && follows.test(letter) && has(last.font) ? last.font : fonts.find(has);
    if (!font) continue;
    if (last?.font === font) last.part += letter;
    else runs.push({ font, part: letter });
  }
  return runs;
};
