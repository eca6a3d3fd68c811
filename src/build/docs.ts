import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { Marked } from 'marked';
import type { DocsPages } from '#shared/docs.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { packageRoot } from '#shared/package-root.ts';
import { buildStylesheet } from './styles.ts';

const source = join(packageRoot, 'docs');
/** Served to readers of themes. Decisions and pictures are for who works on the code. */
const folders = ['guide', 'reference', 'rules'];
const stylesheet = join(packageRoot, 'src/build/docs.css');

/** Turns the guides, the reference and the rules into HTML, for the server: `dist/docs.json`. */
export const buildDocs = async (): Promise<void> => {
  const pages: DocsPages['pages'] = Object.fromEntries(
    await Promise.all(
      (await markdownFiles()).map(async (file): Promise<[string, DocsPages['pages'][string]]> => {
        const path = addressOf(relative(source, file).split(sep).join('/'));
        return [path, renderPage(await readFile(file, 'utf8'), relative(source, file).split(sep).join('/'))];
      }),
    ),
  );
  const result: DocsPages = { style: await buildStylesheet(stylesheet), pages };
  const file = join(packageRoot, 'dist/docs.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(result));
};

const markdownFiles = async (): Promise<readonly string[]> => {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(source, folder), { recursive: true }))
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(source, folder, name)),
    ),
  );
  return found.flat().sort();
};

/** `rules/THM020.md` is read at `/docs/rules/THM020`, `rules/README.md` at `/docs/rules`. */
const addressOf = (name: string): string => `/docs/${name.replace(/(\/?README)?\.md$/, '')}`.replace(/\/$/, '');

/** The first heading names the page. Links between files become links between pages. */
const renderPage = (markdown: string, name: string): DocsPages['pages'][string] => {
  const title = /^# (.*)$/m.exec(markdown)?.[1]?.replaceAll('`', '') ?? name;
  const marked = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type !== 'link' || !/^[^:]*\.(md|json)(#|$)/.test(token.href)) return;
      if (token.href.startsWith('/')) return;
      const [file = '', anchor] = token.href.split('#');
      const target = posix.join(posix.dirname(name), file);
      const address = target.endsWith('theme.schema.json') ? '/schemas/theme.schema.json' : addressOf(target);
      token.href = anchor === undefined ? address : `${address}#${anchor}`;
    },
    renderer: {
      // A wide table scrolls by itself; its keyboard users reach it.
      table({ header, rows }) {
        const cells = (row: typeof header, tag: 'th' | 'td'): string =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        const head = header.some((cell) => cell.text !== '') ? `<thead><tr>${cells(header, 'th')}</tr></thead>` : '';
        return `<div class="table" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>`;
      },
      // Headings are what links lead to.
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}_ -]+/gu, '')
          .replaceAll(' ', '-');
        const anchor = depth === 1 ? '' : ` id="${escapeHtml(id)}"`;
        return `<h${depth}${anchor}>${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
    },
  });
  return { title, html: marked.parse(markdown, { async: false }) };
};
