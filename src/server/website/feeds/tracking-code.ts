import { renderSVG } from 'uqr';
import { pageRoles } from '#schemas/theme/page-roles.ts';
import type { Feed } from './define.ts';

/** The QR code on a receipt: the address of the page where a family tracks its enquiry, and nothing of the family. */
export const trackingCode: Feed = {
  path: '/feeds/track.svg',
  type: 'image/svg+xml; charset=utf-8',
  async make({ site, theme }) {
    const address = new URL(theme.pages.tracking ?? pageRoles.tracking.address, site.url).href;
    return renderSVG(address, { ecc: 'M', border: 0 });
  },
};
