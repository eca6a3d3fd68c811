/** The table as a text for ARCHITECTURE.md: from the top, each room above all that it imports. */
export declare const drawLayers: () => string;
