import type { Plugin } from 'vite';

const name = 'dialogs-without-scroll-area';
const stub = `\0${name}`;

/**
 * Mantine's dialog has its scroll area, and all of floating-ui behind it, for one question: whether it is the one that
 * scrolls. Ours never is: an answer without them leaves an eighth out of the office's first script.
 */
export const withoutScrollArea = (): Plugin => {
  let isAsked = false;
  return {
    name,
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('/ScrollArea.mjs') || !importer?.endsWith('/Modal/ModalRoot.mjs')) return undefined;
      isAsked = true;
      return stub;
    },
    load: (id) => (id === stub ? 'export const ScrollArea = { Autosize: Symbol() };' : undefined),
    buildEnd(error) {
      if (!error && !isAsked) this.error('Mantine’s dialog asks for no scroll area any more: leave this out.');
    },
  };
};
