/** How to declare a font, and the file to fetch before the stylesheet asks for it. */
interface FontFaces {
  readonly preload: string;
  readonly css: string;
}

/** A font of the registry; `css` are its Latin faces, which every page has. */
export interface FontAsset extends FontFaces {
  readonly family: string;
  /** The faces of rarer letters, which are drawn once their files have come in any case. */
  readonly later: string;
  /** The face of the rupee sign with its file inside: one that came later would lay out the page anew. */
  readonly rupee: string;
  /** By script (ISO 15924), the faces that pages in a language of that script have besides. */
  readonly scripts: Readonly<Record<string, FontFaces>>;
}

/** What the build made for the browser, as the server needs to know it. */
export interface AssetManifest {
  /** The island loader's address. */
  readonly loader: string;
  /** `<kind>/<look>` to its island's script and the chunks that script imports. */
  readonly islands: Readonly<Record<string, { readonly url: string; readonly imports: readonly string[] }>>;
  /** Minified CSS by key: `base`, `<kind>/<look>`; under `laterOf` a key, what of it no first paint needs. */
  readonly styles: Readonly<Record<string, string>>;
  /** What stands inside the `svg` element of a drawing that pages have in common, by its name. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly fonts: readonly FontAsset[];
  /** The address of the speculation rules. */
  readonly speculation: string;
}

/** All that the server hands out: what visitors load, and the office. */
export interface ServedAssets extends AssetManifest {
  readonly office: OfficeAssets;
}

/** The office's script, the chunks that it imports, and its stylesheets, each an address. */
export interface OfficeAssets {
  readonly script: string;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** What every screen reads: addresses of calls. */
  readonly reads: readonly string[];
  readonly screens: readonly OfficeScreenAssets[];
  /** The text of the service worker. */
  readonly worker: string;
}

/** What a screen of the office takes besides, each an address. */
export interface OfficeScreenAssets {
  /** Where it stands, as the router has it. */
  readonly path: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The calls that it makes at once. */
  readonly reads: readonly string[];
}
