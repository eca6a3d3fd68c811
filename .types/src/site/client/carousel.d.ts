export declare const startCarousels: (root: ParentNode) => void;
