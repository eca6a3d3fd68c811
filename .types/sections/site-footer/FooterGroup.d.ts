interface Props {
    readonly title: string;
    /** Makes the group a navigation landmark of that name. */
    readonly label?: string;
    readonly links: readonly {
        readonly label: string;
        readonly href: string;
    }[];
    readonly path: string;
}
/** Folded on phones, open elsewhere. The list stands twice, since no browser we serve opens details by style sheet. */
export declare function FooterGroup({ title, label, links, path }: Props): import("react").JSX.Element;
export {};
