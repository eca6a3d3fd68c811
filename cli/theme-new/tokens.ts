import { colorOf, type Rgb } from '#engine/tokens/rgba.ts';
import type { Palette } from './palette.ts';

const px = (value: number): object => ({ value, unit: 'px' });
const size = (narrow: number, wide = narrow): object => ({
  $value: px(narrow),
  ...(wide === narrow ? {} : { $extensions: { schoolyard: { fluid: px(wide) } } }),
});

/** The tokens of a new theme: the palette's colours as they were fixed, and measures of our own. */
export const tokensOf = (palette: Palette, colors: ReadonlyMap<string, Rgb>): object => {
  const rgbOf = (name: string): Rgb => colors.get(`color.${name}`) ?? palette[name]?.rgb ?? [0, 0, 0];
  const color = Object.entries(palette).map(([name, { on, min }]): [string, object] => {
    const contrast = on && { on: on.map((other) => `{color.${other}}`), min };
    return [name, { $value: colorOf(rgbOf(name)), ...(contrast && { $extensions: { schoolyard: { contrast } } }) }];
  });
  const { components } = colorOf(rgbOf('ink'));
  const layer = (alpha: number, y: number, blur: number): object => ({
    color: { colorSpace: 'srgb', components, alpha },
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(0),
  });
  return {
    color: { $type: 'color', ...Object.fromEntries(color), link: { $value: '{color.primary}' } },
    font: {
      $type: 'fontFamily',
      heading: { $value: ['Schibsted Grotesk', 'Schibsted Grotesk Fallback', 'Arial', 'sans-serif'] },
      body: { $value: ['Public Sans', 'Public Sans Fallback', 'Arial', 'sans-serif'] },
    },
    size: {
      $type: 'dimension',
      body: size(16, 17),
      small: size(14),
      caption: size(13),
      h1: size(34, 60),
      h2: size(27, 40),
      h3: size(22, 26),
      h4: size(19, 21),
      container: size(1200),
      section: size(104),
    },
    radius: { $type: 'dimension', control: size(10), card: size(18), media: size(28), pill: size(999) },
    shadow: {
      $type: 'shadow',
      '1': { $value: layer(0.08, 1, 2) },
      '2': { $value: [layer(0.08, 1, 2), layer(0.1, 8, 24)] },
    },
  };
};
