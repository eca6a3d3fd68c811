import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse, posix, relative, sep } from 'node:path';
import { Marked } from 'marked';
import sharp from 'sharp';
import type { DocsPages } from '#shared/docs.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { packageRoot } from '#shared/package-root.ts';
import { buildStylesheet } from './styles.ts';

const source = join(packageRoot, 'docs');
/** Served to readers of themes. Decisions are for who works on the code. */
const folders = ['guide', 'reference', 'rules'];
const assets = join(packageRoot, 'dist/client/assets');
const stylesheet = join(packageRoot, 'src/build/docs.css');

/**
 * Turns the guides, the reference and the rules into HTML, for the server: `dist/docs.json`. Their pictures go to the
 * assets of the client.
 */
export const buildDocs = async (): Promise<void> => {
  const pictures = await buildPictures();
  const pages: DocsPages['pages'] = Object.fromEntries(
    await Promise.all(
      (await markdownFiles()).map(async (file): Promise<[string, DocsPages['pages'][string]]> => {
        const name = nameOf(file);
        return [addressOf(name), renderPage(await readFile(file, 'utf8'), name, pictures)];
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

/** A file's path in docs/. */
const nameOf = (file: string): string => relative(source, file).split(sep).join('/');

interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

type Pictures = ReadonlyMap<string, Picture>;

/** Copies the pictures of the looks to where the server has its assets; by their paths in docs/. */
const buildPictures = async (): Promise<Pictures> => {
  const folder = join(source, 'images/looks');
  await mkdir(assets, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
  return new Map(
    await Promise.all(
      files.map(async (name): Promise<[string, Picture]> => {
        const file = join(folder, name);
        const data = await readFile(file);
        const { width, height } = await sharp(data).metadata();
        const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
        const asset = `look-${parse(dirname(file)).name}-${parse(file).name}-${hash}.webp`;
        await writeFile(join(assets, asset), data);
        return [nameOf(file), { src: `/assets/${asset}`, width, height }];
      }),
    ),
  );
};

/** `rules/THM020.md` is read at `/docs/rules/THM020`, `rules/README.md` at `/docs/rules`. */
const addressOf = (name: string): string => `/docs/${name.replace(/(\/?README)?\.md$/, '')}`.replace(/\/$/, '');

/** The first heading names the page. Links between files become links between pages. */
const renderPage = (markdown: string, name: string, pictures: Pictures): DocsPages['pages'][string] => {
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
      image({ href, text }) {
        const picture = pictures.get(posix.join(posix.dirname(name), href));
        if (!picture) throw new Error(`docs/${name} shows "${href}", which is no picture of docs/images/looks.`);
        const { src, width, height } = picture;
        return `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(text)}" loading="lazy">`;
      },
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
    },
  });
  return { title, html: marked.parse(markdown, { async: false }) };
};
