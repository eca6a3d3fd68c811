import { createHash } from 'node:crypto';
import type { CompiledTheme } from '#engine/index.ts';
import { chosenColors } from '#engine/record/settings-of.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { initialsOf } from '#sections/shared/initials-of.ts';
import type { Identity, Motif } from '#server/files/drawing/identity.ts';

/** Changed with how pictures are drawn, so that they get new addresses. */
const drawing = 2;
const maxLogoPixels = 800;
const maxTextLength = 160;

/** The identity of a site in its theme, with the school's own colours. */
export const identityOf = (site: Site, theme: CompiledTheme, record: SiteRecord): Identity => {
  const chosen = chosenColors(theme, record);
  const color = (token: string, otherwise: string): string => {
    const value = chosen[token] ?? theme.tokens[token]?.css;
    return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : otherwise;
  };
  const logo = site.school_Logo_Image_Media?.variants
    .filter(({ format, width }) => format !== 'avif' && width <= maxLogoPixels)
    .at(-1);
  return {
    name: site.school_Name.slice(0, maxTextLength),
    host: new URL(site.url).hostname,
    initials: initialsOf(site.school_Name),
    family: record.tokens?.['font.heading'] ?? /^"([^"]+)"/.exec(theme.tokens['font.heading']?.css ?? '')?.[1] ?? '',
    motif: motifOf(theme),
    colors: {
      primary: color('color.primary', '#23395b'),
      onPrimary: color('color.on-primary', '#ffffff'),
      accent: color('color.accent', '#e0b64d'),
      onAccent: color('color.on-accent', '#1c1c1c'),
      canvas: color('color.canvas', '#ffffff'),
      ink: color('color.ink', '#1c1c1c'),
    },
    ...(logo && { logo: logo.url }),
  };
};

const motifOf = ({ tokens }: CompiledTheme): Motif => {
  const radius = (name: string): number => pixelsOf(tokens[`radius.${name}`]?.css ?? '');
  if (radius('card') === 0) return 'frame';
  if (radius('media') === 0) return 'contours';
  return radius('media') >= 24 ? 'petals' : 'dots';
};

const pixelsOf = (css: string): number => (Number.parseFloat(css) || 0) * (css.endsWith('rem') ? 16 : 1);

/** What an identity, with a title if there is one, is known by: the same picture has the same name. */
export const pictureHash = (identity: Identity, title = ''): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, identity, title]))
    .digest('hex')
    .slice(0, 16);
