/** A blog's slug: the wanted one, with `-<id>` where that is empty or taken (decisions.md, Routes). */
export declare const freeSlug: (slug: string, id: number, taken: ReadonlySet<string>) => string;
