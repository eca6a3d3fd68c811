/** Hydrates the islands under `root`, each as its `data-mode` says. Their props stand in the script that follows them. */
export declare const startIslands: (root: ParentNode) => void;
