import type { ResolvedConfig } from 'vite';
import { buildStyles } from '#build/styles.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { loadFonts } from './fonts.ts';

const loader = '/src/site/client/loader.ts';

/** What pages load, made from the sources by the functions of the build. */
export interface PreviewAssets {
  /** Errors: those of the CSS compiler. */
  manifest(): Promise<AssetManifest>;
  /** Stylesheets are made anew for the next manifest. */
  invalidateStyles(): void;
  /** A font file by the last part of its address. */
  font(name: string): Promise<Buffer | undefined>;
}

export const createPreviewAssets = (config: ResolvedConfig): PreviewAssets => {
  const fonts = loadFonts();
  // Handled by whoever awaits the manifest; until then it must not end the process.
  fonts.catch(() => undefined);
  let styles: Promise<Record<string, string>> | undefined;
  return {
    async manifest() {
      styles ??= buildStyles(config);
      return { loader, islands: {}, styles: await styles, drawings: {}, fonts: (await fonts).fonts, speculation: '' };
    },
    invalidateStyles() {
      styles = undefined;
    },
    font: async (name) => (await fonts).files.get(name),
  };
};
