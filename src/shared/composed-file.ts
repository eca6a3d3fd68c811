import type { AssetManifest } from './assets.ts';
import { findDrawings } from './drawings.ts';
import { findLookStyles } from './look-styles.ts';

/** A file made of the parts that its name says: stylesheets or drawings that a page asks for late. */
export interface ComposedFile {
  readonly text: string;
  /** The address under which it never changes. */
  readonly href: string;
}

/** The file of that name below `/assets/`; undefined if it is none that is composed. */
export const composedFile = (assets: AssetManifest, name: string): ComposedFile | undefined => {
  const sheet = findLookStyles(assets, name);
  if (sheet) return { text: sheet.css, href: sheet.href };
  const drawings = findDrawings(assets.drawings, name);
  return drawings && { text: drawings.svg, href: drawings.href };
};
