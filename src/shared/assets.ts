/** A font of the registry: how to declare it, and the file to fetch before the stylesheet asks for it. */
export interface FontAsset {
  readonly family: string;
  readonly preload: string;
  readonly css: string;
}

/** What the build made for the browser, as the server needs to know it. */
export interface AssetManifest {
  /** The island loader's address. */
  readonly loader: string;
  /** Section type to its island's script and the chunks that script imports. */
  readonly islands: Readonly<Record<string, { readonly url: string; readonly imports: readonly string[] }>>;
  /** Minified CSS by key: `base`, `<type>`, `<type>/<variant>`. */
  readonly styles: Readonly<Record<string, string>>;
  readonly fonts: readonly FontAsset[];
  /** The address of the speculation rules. */
  readonly speculation: string;
}
