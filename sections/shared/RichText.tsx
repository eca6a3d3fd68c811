interface Props {
  /** HTML that the server has sanitised, where it was stored and again in its source: see `sanitizeHtml`. */
  readonly html: string;
  readonly className?: string | undefined;
  /** Of a text that the school has written: see `inLanguage`. */
  readonly lang?: string;
  readonly dir?: 'auto';
}

/**
 * A text with headings, lists and links. No other section component puts HTML from people into a page. Its headings are
 * of level 2 and more, wherever it stands: the manifest of a section that has one says `fixedLevel: 2`.
 */
export function RichText({ html, className, lang, dir }: Props) {
  return <div className={className} lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />;
}
