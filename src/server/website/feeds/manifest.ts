import { officeManifestPath, officePath } from '#schemas/office.ts';
import { header } from '#schemas/sources/header.ts';
import type { Identity } from '#server/files/drawing/identity.ts';
import { iconFiles, iconPath } from '../cards/addresses.ts';
import { identityOf } from '../cards/identity.ts';
import type { Feed, FeedContext } from './define.ts';

/** Icons that a phone requests when the site is added to its home screen. */
const offered = [
  { file: '192.png', purpose: 'any' },
  { file: '512.png', purpose: 'any' },
  { file: 'maskable.png', purpose: 'maskable' },
] as const;

const shortName = 24;

const iconsOf = (identity: Identity) =>
  offered.map(({ file, purpose }) => {
    const side = iconFiles.get(file)?.side;
    return { src: iconPath(identity, file), type: 'image/png', sizes: `${side}x${side}`, purpose };
  });

const namesOf = async ({ name, initials }: Identity, { read }: Pick<FeedContext, 'read'>) => {
  const { Short_Name: own } = await read(header, {});
  return { name, short_name: own ?? (name.length <= shortName ? name : initials) };
};

const type = 'application/manifest+json; charset=utf-8';

/** How a site is added to a phone's home screen: https://www.w3.org/TR/appmanifest/. */
export const manifest: Feed = {
  path: '/manifest.webmanifest',
  type,
  async make(context) {
    const { site, theme, record } = context;
    const identity = identityOf(site, theme, record);
    const { colors } = identity;
    return JSON.stringify({
      id: '/',
      ...(await namesOf(identity, context)),
      lang: theme.defaultLocale,
      start_url: '/',
      scope: '/',
      display: 'browser',
      theme_color: colors.primary,
      background_color: colors.canvas,
      icons: iconsOf(identity),
    });
  },
};

/** How the office is added: an application of its own, in the office's colours. Only its document links to it. */
export const officeManifest: Feed = {
  path: officeManifestPath,
  type,
  async make(context) {
    const { site, theme, record } = context;
    const identity = identityOf(site, theme, record);
    return JSON.stringify({
      id: officePath,
      ...(await namesOf(identity, context)),
      start_url: officePath,
      scope: '/',
      display: 'standalone',
      theme_color: '#FBFAF7',
      background_color: '#FBFAF7',
      icons: iconsOf(identity),
    });
  },
};
