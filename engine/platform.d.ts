// The engine runs in Node and in browsers, so its types are neither's. These are the few globals of the web that both
// have and that it uses, with no more of each than it uses.

interface AbortSignal {
  readonly aborted: boolean;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

type Timer = number & { readonly timer: never };
declare function setTimeout(run: () => void, afterMs: number): Timer;
declare function clearTimeout(timer: Timer | undefined): void;

declare function structuredClone<Value>(value: Value): Value;

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class URLSearchParams {
  constructor(query?: string | Iterable<readonly [string, string]> | Readonly<Record<string, string>>);
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(url: string | URL, base?: string | URL);
  readonly searchParams: URLSearchParams;
  hash: string;
  readonly href: string;
  pathname: string;
  search: string;
}
