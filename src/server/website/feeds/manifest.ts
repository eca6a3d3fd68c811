import { iconFiles, iconPath } from '../cards/addresses.ts';
import { identityOf } from '../cards/identity.ts';
import type { Feed } from './define.ts';

/** Icons that a phone requests when the site is added to its home screen. */
const offered = [
  { file: '192.png', purpose: 'any' },
  { file: '512.png', purpose: 'any' },
  { file: 'maskable.png', purpose: 'maskable' },
] as const;

const shortName = 24;

/** How a site is added to a phone's home screen: https://www.w3.org/TR/appmanifest/. */
export const manifest: Feed = {
  path: '/manifest.webmanifest',
  type: 'application/manifest+json; charset=utf-8',
  async make({ site, theme, record }) {
    const identity = identityOf(site, theme, record);
    const { name, initials, colors } = identity;
    return JSON.stringify({
      id: '/',
      name,
      short_name: name.length <= shortName ? name : initials,
      lang: theme.defaultLocale,
      start_url: '/',
      scope: '/',
      display: 'browser',
      theme_color: colors.primary,
      background_color: colors.canvas,
      icons: offered.map(({ file, purpose }) => {
        const side = iconFiles.get(file)?.side;
        return { src: iconPath(identity, file), type: 'image/png', sizes: `${side}x${side}`, purpose };
      }),
    });
  },
};
