/** The documentation as the build leaves it for the server. */
export interface DocsPages {
    readonly style: string;
    /** By path, `/docs/rules/THM020`. */
    readonly pages: Readonly<Record<string, {
        readonly title: string;
        readonly html: string;
    }>>;
}
