import { Resolver } from 'node:dns/promises';

/** What the world's name servers say. A name without such a record has none; a question without an answer rejects. */
export interface DomainNames {
  /** The texts at a name, each as one line. */
  texts(name: string): Promise<readonly string[]>;
  /** The names that a name stands for. */
  aliases(name: string): Promise<readonly string[]>;
  /** The addresses behind a name, of both kinds. */
  addresses(name: string): Promise<readonly string[]>;
}

/** Milliseconds that a question waits, and how often it is put. */
const patience = { timeout: 4000, tries: 2 };

/** Asks the name servers of this machine. */
export const createDomainNames = (): DomainNames => {
  const resolver = new Resolver(patience);
  return {
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    aliases: (name) => orNone(resolver.resolveCname(name)),
    addresses: async (name) => [...(await orNone(resolver.resolve4(name))), ...(await orNone(resolver.resolve6(name)))],
  };
};

const none = new Set(['ENOTFOUND', 'ENODATA']);

const orNone = <T>(asked: Promise<T[]>): Promise<T[]> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (none.has(error.code ?? '')) return [];
    throw error;
  });
